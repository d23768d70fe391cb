import { t as products_exports } from "./products_DNlhzFZQ.mjs";
// \0virtual:astro:page:src/pages/api/v2/incentives/products/index@_@ts
var page = () => products_exports;
export { page };
