import { t as rules_exports } from "./rules_TDtbWBRs.mjs";
// \0virtual:astro:page:src/pages/api/v2/settings/incentives/rules/index@_@ts
var page = () => rules_exports;
export { page };
