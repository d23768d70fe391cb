import { t as wish_exports } from "./wish_MVP9-Zsq.mjs";
// \0virtual:astro:page:src/pages/api/v2/incentives/shop/[id]/wish@_@ts
var page = () => wish_exports;
export { page };
