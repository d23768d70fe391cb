import { t as ____path__exports } from "./_...path__BY515REz.mjs";
// \0virtual:astro:page:src/pages/api/v2/[...path]@_@ts
var page = () => ____path__exports;
export { page };
