import { t as choices_exports } from "./choices_Dwo3N4tM.mjs";
// \0virtual:astro:page:src/pages/api/v2/notices/choices@_@ts
var page = () => choices_exports;
export { page };
