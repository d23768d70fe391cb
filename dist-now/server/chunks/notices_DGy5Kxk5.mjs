import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { n as readNotices, t as noticesOf } from "./readNotices_1QZAG0FR.mjs";
import { o as NoticesRead, s as UnreadNotices, t as Notice } from "./notices_Dug_bUX9.mjs";
// src/pages/api/v2/notices.ts
var notices_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	GET: () => GET,
	PATCH: () => PATCH
});
var GET = endpoint({
	summary: "The user’s notifications, the newest first; the last 50 are kept.",
	access: "signed-in",
	answer: Notice,
	list: true,
	async run({ user, locals: { db, t, format } }) {
		return { data: (await noticesOf(db.reader, user.uid, {
			t,
			format
		})).map(({ icon, ...notice }) => notice) };
	}
});
var PATCH = endpoint({
	summary: "Marks the user’s notifications as read: those with these ids, or all.",
	access: "signed-in",
	body: NoticesRead,
	answer: UnreadNotices,
	run: async ({ user, body, locals: { db, now } }) => ({ data: { unread: await readNotices(db, user.uid, body.read, now) } })
});
var ALL = otherMethods({
	GET,
	PATCH
});
export { notices_exports as t };
