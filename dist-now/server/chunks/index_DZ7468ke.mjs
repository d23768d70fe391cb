import { t as _id__exports } from "./_id__CDlSvle1.mjs";
// \0virtual:astro:page:src/pages/api/v2/incentives/products/[id]/index@_@ts
var page = () => _id__exports;
export { page };
