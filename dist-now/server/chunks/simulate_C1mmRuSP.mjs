import { t as simulate_exports } from "./simulate_D0cXxlsK.mjs";
// \0virtual:astro:page:src/pages/api/v2/settings/incentives/rules/simulate@_@ts
var page = () => simulate_exports;
export { page };
