import { t as _id__exports } from "./_id__RucI5xge.mjs";
// \0virtual:astro:page:src/pages/api/v2/api_keys/[id]@_@ts
var page = () => _id__exports;
export { page };
