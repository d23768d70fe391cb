import { t as api_keys_exports } from "./api_keys_5g3Vk4jv.mjs";
// \0virtual:astro:page:src/pages/api/v2/api_keys/index@_@ts
var page = () => api_keys_exports;
export { page };
