import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { t as keptFile } from "./keptFile_D3e4Eyy2.mjs";
// src/pages/theme/[hash]/icons.svg.ts
var icons_svg_exports = /* @__PURE__ */ __exportAll({ GET: () => GET });
var GET = ({ locals: { theme }, url }) => keptFile(theme.icons, "image/svg+xml", { isCurrent: url.pathname === theme.iconsHref });
// \0virtual:astro:page:src/pages/theme/[hash]/icons.svg@_@ts
var page = () => icons_svg_exports;
export { page };
