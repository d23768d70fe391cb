import { h as writeNotice } from "./notices_Dug_bUX9.mjs";
import { n as toInstant } from "./time_DK_4AeA9.mjs";
import { t as statement } from "./statement_BWdfYBP4.mjs";
// src/lib/server/notices/readNotices.ts
/**
* A user's notices in the user's language, the newest first. Kinds of a newer version that this one does not know are
* left out.
*/
async function noticesOf(reader, uid, words) {
	return (await reader.selectFrom("notices").select([
		"id",
		"type",
		"details",
		"created",
		"read_at"
	]).where("uid", "=", uid).orderBy("id", "desc").limit(50).execute()).flatMap(({ id, type, details, created, read_at }) => {
		const notice = writeNotice(type, JSON.parse(details), words);
		if (!notice) return [];
		const { message, href, icon } = notice;
		return [{
			id,
			type,
			message,
			href,
			icon,
			created,
			read: read_at !== null
		}];
	});
}
/** Marks the user's own notices as read. Returns how many are left unread. */
async function readNotices(db, uid, read, now) {
	return db.transact(async (tx) => {
		await tx.updateTable("notices").set({ read_at: toInstant(now) }).where("uid", "=", uid).where("read_at", "is", null).$if(read !== "all", (query) => query.where("id", "in", read === "all" ? [] : read)).execute();
		return unreadNotices(tx, uid);
	});
}
async function unreadNotices(reader, uid) {
	return (await unread.one(reader, { uid })).count;
}
var unread = statement((reader, { uid }) => reader.selectFrom("notices").select(({ fn }) => fn.countAll().as("count")).where("uid", "=", uid).where("read_at", "is", null));
export { readNotices as n, unreadNotices as r, noticesOf as t };
