import { t as taxonomy_terms_exports } from "./taxonomy_terms_Pqmu-4wj.mjs";
// \0virtual:astro:page:src/pages/api/v2/taxonomy_terms@_@ts
var page = () => taxonomy_terms_exports;
export { page };
