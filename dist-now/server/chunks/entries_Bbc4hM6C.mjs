import { t as entries_exports } from "./entries_CHJiuVUV.mjs";
// \0virtual:astro:page:src/pages/api/v2/incentives/wallet/entries@_@ts
var page = () => entries_exports;
export { page };
