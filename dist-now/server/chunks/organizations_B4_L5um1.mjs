import { t as organizations_exports } from "./organizations_DyB4Bhal.mjs";
// \0virtual:astro:page:src/pages/api/v2/organizations@_@ts
var page = () => organizations_exports;
export { page };
