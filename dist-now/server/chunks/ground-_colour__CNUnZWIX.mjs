import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { t as keptFile } from "./keptFile_D3e4Eyy2.mjs";
import { n as groundSheet } from "./groundSheet_CK79tzcy.mjs";
import { n as Hex } from "./appearance_B9HpU5EA.mjs";
// src/pages/theme/[hash]/ground-[colour].css.ts
var ground__colour__css_exports = /* @__PURE__ */ __exportAll({ GET: () => GET });
var GET = ({ locals: { site }, params, rewrite }) => {
	const { data: colour } = Hex.safeParse(`#${params.colour}`);
	if (!colour) return rewrite("/not-found");
	return keptFile(groundSheet(site.appearance, colour), "text/css; charset=utf-8", { isCurrent: false });
};
// \0virtual:astro:page:src/pages/theme/[hash]/ground-[colour].css@_@ts
var page = () => ground__colour__css_exports;
export { page };
