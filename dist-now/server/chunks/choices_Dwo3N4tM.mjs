import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { n as noticeChoicesOf, t as chooseNotices } from "./choices_DNlqFXqo.mjs";
import { n as NoticeChoices, r as NoticeChoicesChange } from "./notices_Dug_bUX9.mjs";
// src/pages/api/v2/notices/choices.ts
var choices_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	GET: () => GET,
	PATCH: () => PATCH
});
var GET = endpoint({
	summary: "The user’s choice for each kind of notification: on the site and by email, on the site only, or off.",
	access: "signed-in",
	answer: NoticeChoices,
	run: async ({ user, locals: { db } }) => ({ data: await noticeChoicesOf(db.reader, user.uid) })
});
var PATCH = endpoint({
	summary: "Changes the given choices of the user and returns all of them.",
	access: "signed-in",
	body: NoticeChoicesChange,
	answer: NoticeChoices,
	run: async ({ user, body, locals: { db } }) => ({ data: await chooseNotices(db, user.uid, body) })
});
var ALL = otherMethods({
	GET,
	PATCH
});
export { choices_exports as t };
