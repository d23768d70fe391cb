import { t as pending_mail_exports } from "./pending_mail_B3VNqmeP.mjs";
// \0virtual:astro:page:src/pages/api/v2/users/[uid]/pending_mail@_@ts
var page = () => pending_mail_exports;
export { page };
