import { n as toInstant } from "./time_DK_4AeA9.mjs";
import { t as msg } from "./message_DmblFCuN.mjs";
import { a as invalid, r as conflict } from "./refusal_BIBnmlLH.mjs";
import { t as saveSettings } from "./saveSettings_Boa1zIIk.mjs";
import { i as oneAfterTheOther } from "./saveSchedule_hFWX9OUG.mjs";
import { n as currentRules, t as RULES } from "./currentRules_AvONL6JP.mjs";
// src/lib/server/points/earning/saveRules.ts
/**
* Replaces the earning rules. The new rules decide about events from now on.
* @throws Refusal 409 with `{ by, at }` if another user saved since the given revision; 400 for a schedule that does
* not exist
*/
async function saveRules(db, { body, by, now, newId }) {
	const { revision, ...document } = withIds(body, newId);
	return db.transact(async (tx) => {
		await claim(tx, revision, now);
		await requireSchedules(tx, body);
		await saveSettings(tx, RULES, {
			...document,
			by
		}, toInstant(now));
		const saved = (await currentRules(tx)).document;
		await keepVersion(tx, saved, {
			by,
			now
		});
		return saved;
	});
}
/** Turns a request body into a document in which each rule has an identifier. */
function withIds(body, newId) {
	return {
		...body,
		rules: body.rules.map((rule) => ({
			...rule,
			id: rule.id ?? newId()
		}))
	};
}
/** Locks the document: if two users save at the same time, the second one finds a newer revision. */
async function claim(tx, revision, now) {
	await tx.insertInto("settings").values({
		name: RULES,
		value: "{}",
		revision: 0,
		changed: toInstant(now)
	}).onConflict((held) => held.column("name").doNothing()).execute();
	const { numUpdatedRows } = await tx.updateTable("settings").set({ revision }).where("name", "=", RULES).where("revision", "=", revision).executeTakeFirstOrThrow();
	if (numUpdatedRows === 0n) throw await overtaken(tx, await currentRules(tx));
}
async function overtaken(reader, { by, at }) {
	const person = await reader.selectFrom("users").select("full_name").where("uid", "=", by ?? 0).executeTakeFirst();
	const message = msg("Someone else has saved the rules in the meantime. Reload them.");
	return conflict(message, "revision", {
		...person && { by: person.full_name },
		at
	});
}
/** @throws Refusal 400 for each rule that names a schedule that does not exist or is not in use */
async function requireSchedules(tx, { rules }) {
	const named = rules.flatMap(({ schedule }) => schedule ?? []);
	if (named.length === 0) return;
	await oneAfterTheOther(tx);
	const rows = await tx.selectFrom("schedules").select(["id", "status"]).where("id", "in", named).execute();
	const statuses = new Map(rows.map(({ id, status }) => [id, status]));
	const problems = rules.flatMap(({ schedule }, index) => {
		if (schedule === null || statuses.get(schedule) === "active") return [];
		const path = `rules[${index}][schedule]`;
		return statuses.has(schedule) ? [{
			message: msg("This schedule is not in use. Activate it, or choose another one."),
			path,
			code: "status"
		}] : [{
			message: msg("There is no such schedule."),
			path,
			code: "not_found"
		}];
	});
	if (problems.length > 0) throw invalid(problems);
}
/** Stores every saved document, because entries refer to the revision that awarded them. */
async function keepVersion(tx, document, { by, now }) {
	const { revision, ...rules } = document;
	await tx.insertInto("rules_versions").values({
		revision,
		document: JSON.stringify(rules),
		saved_by: by > 0 ? by : null,
		saved_at: toInstant(now)
	}).execute();
}
/** A short random identifier for a rule. */
function newRuleId() {
	return crypto.randomUUID().slice(0, 8);
}
export { saveRules as n, withIds as r, newRuleId as t };
