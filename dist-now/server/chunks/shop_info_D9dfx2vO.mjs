import { t as shop_info_exports } from "./shop_info_BDLcdWFL.mjs";
// \0virtual:astro:page:src/pages/api/v2/incentives/shop_info@_@ts
var page = () => shop_info_exports;
export { page };
