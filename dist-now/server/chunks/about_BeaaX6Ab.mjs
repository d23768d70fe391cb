import { t as about_exports } from "./about_BPt3ogu7.mjs";
// \0virtual:astro:page:src/pages/api/v2/xapi/about@_@ts
var page = () => about_exports;
export { page };
