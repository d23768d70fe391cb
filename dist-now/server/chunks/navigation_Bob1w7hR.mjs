import { t as navigation_exports } from "./navigation_BWkBZYqZ.mjs";
// \0virtual:astro:page:src/pages/api/v2/navigation@_@ts
var page = () => navigation_exports;
export { page };
