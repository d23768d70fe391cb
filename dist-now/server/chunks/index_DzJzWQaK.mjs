import { t as _uid__exports } from "./_uid__B7ogS1C3.mjs";
// \0virtual:astro:page:src/pages/api/v2/users/[uid]/index@_@ts
var page = () => _uid__exports;
export { page };
