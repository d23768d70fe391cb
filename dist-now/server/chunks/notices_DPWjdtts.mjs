import { t as notices_exports } from "./notices_DGy5Kxk5.mjs";
// \0virtual:astro:page:src/pages/api/v2/notices@_@ts
var page = () => notices_exports;
export { page };
