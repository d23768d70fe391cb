import { t as storefront_exports } from "./storefront_CAMGx4ax.mjs";
// \0virtual:astro:page:src/pages/api/v2/storefront/index@_@ts
var page = () => storefront_exports;
export { page };
