import { t as password_reset_exports } from "./password-reset_ChzzCnQY.mjs";
// \0virtual:astro:page:src/pages/api/v2/users/password-reset@_@ts
var page = () => password_reset_exports;
export { page };
