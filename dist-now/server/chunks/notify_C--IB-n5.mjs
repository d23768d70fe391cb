import { m as noticeKinds } from "./notices_Dug_bUX9.mjs";
import { n as toInstant } from "./time_DK_4AeA9.mjs";
import { sql } from "kysely";
// src/lib/server/notices/notify.ts
/**
* Notifies a user, unless the user does not want notices of this kind: the notice is listed when the transaction is
* committed, and the mail is sent after that if the user wants one. Returns whether the notice is new.
*/
async function notify(tx, { uid, type, details, key, isMailed = true }, now) {
	const { details: schema, mail } = noticeKinds[type];
	const created = toInstant(now);
	const row = {
		type,
		details: JSON.stringify(schema.parse(details)),
		key,
		created,
		mail_due: mail && isMailed ? created : null
	};
	const added = await tx.insertInto("notices").columns([
		"uid",
		"type",
		"details",
		"key",
		"created",
		"mail_due"
	]).expression((eb) => asChosen(eb, uid, row)).onConflict((held) => held.column("key").doNothing()).returning("id").executeTakeFirst();
	if (added) await dropOld(tx, uid);
	return added !== void 0;
}
/** The row for the user's current choice; no row if the choice is `off`. */
function asChosen(eb, uid, { type, details, key, created, mail_due }) {
	const choice = sql`coalesce(chosen.choice, 'mail')`;
	return eb.selectFrom("users").leftJoin("notice_choices as chosen", (join) => join.onRef("chosen.uid", "=", "users.uid").on("chosen.type", "=", type)).select(({ val, case: when }) => [
		"users.uid",
		val(type).as("type"),
		val(details).as("details"),
		val(key).as("key"),
		val(created).as("created"),
		when().when(choice, "=", "mail").then(mail_due).end().as("mail_due")
	]).where("users.uid", "=", uid).where(choice, "<>", "off");
}
/** Deletes the oldest notices; those with an unsent mail stay. */
async function dropOld(tx, uid) {
	await tx.deleteFrom("notices").where("uid", "=", uid).where("mail_due", "is", null).where("id", "<=", (eb) => eb.selectFrom("notices").select("id").where("uid", "=", uid).orderBy("id", "desc").limit(1).offset(50)).execute();
}
export { notify as t };
