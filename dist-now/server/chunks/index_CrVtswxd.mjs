import { t as _id__exports } from "./_id__Dy58wx_V.mjs";
// \0virtual:astro:page:src/pages/api/v2/trainings/[id]/index@_@ts
var page = () => _id__exports;
export { page };
