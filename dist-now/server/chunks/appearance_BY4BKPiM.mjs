import { t as appearance_exports } from "./appearance_CtMSVvjg.mjs";
// \0virtual:astro:page:src/pages/api/v2/appearance@_@ts
var page = () => appearance_exports;
export { page };
