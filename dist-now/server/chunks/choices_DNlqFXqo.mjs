import { d as choicesFor, f as chosenFor, l as byKind } from "./notices_Dug_bUX9.mjs";
// src/lib/server/notices/choices.ts
/** The notice choices of a user. */
async function noticeChoicesOf(reader, uid) {
	const rows = await reader.selectFrom("notice_choices").select(["type", "choice"]).where("uid", "=", uid).execute();
	const stored = new Map(rows.map(({ type, choice }) => [type, choice]));
	return byKind((type) => chosenFor(type, stored.get(type)));
}
/** Saves the given notice choices of a user. Returns all choices. */
async function chooseNotices(db, uid, change) {
	const chosen = Object.entries(change);
	return db.transact(async (tx) => {
		for (const [type, choice] of chosen) {
			if (choice === choicesFor(type)[0]) {
				await tx.deleteFrom("notice_choices").where("uid", "=", uid).where("type", "=", type).execute();
				continue;
			}
			await tx.insertInto("notice_choices").values({
				uid,
				type,
				choice
			}).onConflict((held) => held.columns(["uid", "type"]).doUpdateSet({ choice })).execute();
		}
		return noticeChoicesOf(tx, uid);
	});
}
export { noticeChoicesOf as n, chooseNotices as t };
