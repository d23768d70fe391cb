import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { t as keptFile } from "./keptFile_D3e4Eyy2.mjs";
import { n as parseCoverName, r as drawCover, t as coverName } from "./coverName_CkLAQYjA.mjs";
// src/pages/media/cover/[palette]/[ratio]/[seed].svg.ts
var _seed__svg_exports = /* @__PURE__ */ __exportAll({ GET: () => GET });
/** The generated picture of a thing without one; `/media/cover/{palette}/{ratio}/{seed}.svg`. */
var GET = ({ locals: { theme }, url }) => {
	const name = parseCoverName(url.pathname);
	if (!name) return new Response(null, { status: 404 });
	const { seed, ratio } = name;
	const { palette } = theme;
	return keptFile(drawCover({
		seed,
		ratio,
		palette
	}), "image/svg+xml", { isCurrent: url.pathname === coverName({
		seed,
		ratio,
		palette
	}) });
};
// \0virtual:astro:page:src/pages/media/cover/[palette]/[ratio]/[seed].svg@_@ts
var page = () => _seed__svg_exports;
export { page };
