import { t as adjustments_exports } from "./adjustments_DF7nJMsn.mjs";
// \0virtual:astro:page:src/pages/api/v2/incentives/adjustments@_@ts
var page = () => adjustments_exports;
export { page };
