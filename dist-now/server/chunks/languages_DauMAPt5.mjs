import { t as languages_exports } from "./languages_Bli3SQIp.mjs";
// \0virtual:astro:page:src/pages/api/v2/languages@_@ts
var page = () => languages_exports;
export { page };
