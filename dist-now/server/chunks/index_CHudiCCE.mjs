import { t as leaderboard_exports } from "./leaderboard_BoFv9jk6.mjs";
// \0virtual:astro:page:src/pages/api/v2/incentives/leaderboard/index@_@ts
var page = () => leaderboard_exports;
export { page };
