import { t as me_exports } from "./me_Bpt8qaIH.mjs";
// \0virtual:astro:page:src/pages/api/v2/incentives/leaderboard/me@_@ts
var page = () => me_exports;
export { page };
