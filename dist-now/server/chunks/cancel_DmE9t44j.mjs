import { t as cancel_exports } from "./cancel_BR-iKUXF.mjs";
// \0virtual:astro:page:src/pages/api/v2/incentives/orders/[id]/cancel@_@ts
var page = () => cancel_exports;
export { page };
