import { t as search_exports } from "./search_Db7jE33s.mjs";
// \0virtual:astro:page:src/pages/api/v2/search@_@ts
var page = () => search_exports;
export { page };
