import { t as schedules_exports } from "./schedules_CXUAI09g.mjs";
// \0virtual:astro:page:src/pages/api/v2/incentives/schedules/index@_@ts
var page = () => schedules_exports;
export { page };
