import { t as _id__exports } from "./_id__DyxfG1Kb.mjs";
// \0virtual:astro:page:src/pages/api/v2/storefront_sections/[id]@_@ts
var page = () => _id__exports;
export { page };
