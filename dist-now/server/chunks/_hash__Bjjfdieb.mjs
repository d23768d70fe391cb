import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { t as keptFile } from "./keptFile_D3e4Eyy2.mjs";
// src/pages/theme/[hash].css.ts
var _hash__css_exports = /* @__PURE__ */ __exportAll({ GET: () => GET });
var GET = ({ locals: { theme }, url }) => keptFile(theme.css, "text/css; charset=utf-8", { isCurrent: url.pathname === theme.cssHref });
// \0virtual:astro:page:src/pages/theme/[hash].css@_@ts
var page = () => _hash__css_exports;
export { page };
