import { t as me_exports } from "./me_DxgprGdg.mjs";
// \0virtual:astro:page:src/pages/api/v2/me@_@ts
var page = () => me_exports;
export { page };
