import { t as shop_exports } from "./shop_WiPGryoc.mjs";
// \0virtual:astro:page:src/pages/api/v2/incentives/shop/index@_@ts
var page = () => shop_exports;
export { page };
