import { t as versions_exports } from "./versions_BnkISNg0.mjs";
// \0virtual:astro:page:src/pages/api/v2/settings/incentives/rules/versions@_@ts
var page = () => versions_exports;
export { page };
