import { t as vocabularies_exports } from "./vocabularies_CXSebiER.mjs";
// \0virtual:astro:page:src/pages/api/v2/vocabularies@_@ts
var page = () => vocabularies_exports;
export { page };
