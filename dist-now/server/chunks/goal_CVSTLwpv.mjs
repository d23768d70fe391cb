import { t as goal_exports } from "./goal_DqzA-n0e.mjs";
// \0virtual:astro:page:src/pages/api/v2/incentives/shop/[id]/goal@_@ts
var page = () => goal_exports;
export { page };
