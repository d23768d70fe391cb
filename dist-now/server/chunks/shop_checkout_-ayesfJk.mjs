import { t as shop_checkout_exports } from "./shop_checkout_CjastGVN.mjs";
// \0virtual:astro:page:src/pages/api/v2/incentives/shop_checkout@_@ts
var page = () => shop_checkout_exports;
export { page };
