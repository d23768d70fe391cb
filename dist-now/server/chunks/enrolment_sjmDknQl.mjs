import { t as enrolment_exports } from "./enrolment_BFLSGFiR.mjs";
// \0virtual:astro:page:src/pages/api/v2/trainings/[id]/enrolment@_@ts
var page = () => enrolment_exports;
export { page };
