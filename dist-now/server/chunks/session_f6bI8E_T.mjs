import { t as session_exports } from "./session_BBwjmrcE.mjs";
// \0virtual:astro:page:src/pages/api/v2/session@_@ts
var page = () => session_exports;
export { page };
