import { t as _id__exports } from "./_id__CFjaM0VM.mjs";
// \0virtual:astro:page:src/pages/api/v2/incentives/schedules/[id]@_@ts
var page = () => _id__exports;
export { page };
