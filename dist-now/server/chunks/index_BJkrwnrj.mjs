import { t as codes_exports } from "./codes_BFVj5hdO.mjs";
// \0virtual:astro:page:src/pages/api/v2/incentives/products/[id]/codes/index@_@ts
var page = () => codes_exports;
export { page };
