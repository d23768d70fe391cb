import { t as translations_exports } from "./translations_B87ENSJ7.mjs";
// \0virtual:astro:page:src/pages/api/v2/translations@_@ts
var page = () => translations_exports;
export { page };
