import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as pictures, t as drawPicture } from "./pictures_D_lCdLWA.mjs";
import { t as keptFile } from "./keptFile_D3e4Eyy2.mjs";
// src/pages/media/demo/[name].svg.ts
var _name__svg_exports = /* @__PURE__ */ __exportAll({ GET: () => GET });
/** The picture of a product of the demo, in the colours of the brand. */
var GET = ({ locals: { theme, runtime }, params: { name = "" } }) => {
	const picture = runtime.config.demo && Object.hasOwn(pictures, name) ? pictures[name] : void 0;
	if (!picture) return new Response(null, { status: 404 });
	return keptFile(drawPicture(picture, theme.palette), "image/svg+xml", { isCurrent: false });
};
// \0virtual:astro:page:src/pages/media/demo/[name].svg@_@ts
var page = () => _name__svg_exports;
export { page };
