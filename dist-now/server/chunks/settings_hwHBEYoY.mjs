import { t as settings_exports } from "./settings_CRko5dF2.mjs";
// \0virtual:astro:page:src/pages/api/v2/storefront/settings@_@ts
var page = () => settings_exports;
export { page };
