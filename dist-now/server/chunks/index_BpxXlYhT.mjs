import { t as trainings_exports } from "./trainings_BWbonheH.mjs";
// \0virtual:astro:page:src/pages/api/v2/trainings/index@_@ts
var page = () => trainings_exports;
export { page };
