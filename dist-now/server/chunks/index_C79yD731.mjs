import { t as users_exports } from "./users_C2-rLR4U.mjs";
// \0virtual:astro:page:src/pages/api/v2/users/index@_@ts
var page = () => users_exports;
export { page };
