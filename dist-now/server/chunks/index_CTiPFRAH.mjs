import { t as orders_exports } from "./orders_DcPCHGIw.mjs";
// \0virtual:astro:page:src/pages/api/v2/incentives/orders/index@_@ts
var page = () => orders_exports;
export { page };
