import { t as events_exports } from "./events_DPpaLW2E.mjs";
// \0virtual:astro:page:src/pages/api/v2/events@_@ts
var page = () => events_exports;
export { page };
