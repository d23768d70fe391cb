import { t as _id__exports } from "./_id__CyxUvI6H.mjs";
// \0virtual:astro:page:src/pages/api/v2/incentives/shop/[id]/index@_@ts
var page = () => _id__exports;
export { page };
