import { t as simulate_exports } from "./simulate_Dcbfxp-4.mjs";
// \0virtual:astro:page:src/pages/api/v2/incentives/schedules/simulate@_@ts
var page = () => simulate_exports;
export { page };
