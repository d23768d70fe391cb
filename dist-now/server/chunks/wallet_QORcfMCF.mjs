import { t as wallet_exports } from "./wallet_pCZFF-9l.mjs";
// \0virtual:astro:page:src/pages/api/v2/incentives/wallet@_@ts
var page = () => wallet_exports;
export { page };
