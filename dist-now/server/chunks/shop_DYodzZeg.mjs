import { t as shop_exports } from "./shop_DMtEcAgj.mjs";
// \0virtual:astro:page:src/pages/api/v2/settings/incentives/shop@_@ts
var page = () => shop_exports;
export { page };
