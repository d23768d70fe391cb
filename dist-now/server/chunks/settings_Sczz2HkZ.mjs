import { t as settings_exports } from "./settings_tSmiHkih.mjs";
// \0virtual:astro:page:src/pages/api/v2/settings@_@ts
var page = () => settings_exports;
export { page };
