import { t as statements_exports } from "./statements_DhVYj8qi.mjs";
// \0virtual:astro:page:src/pages/api/v2/xapi/statements@_@ts
var page = () => statements_exports;
export { page };
