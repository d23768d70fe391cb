import { n as touch } from "./clock_GzVc_P5Z.mjs";
import { z } from "zod";
// src/lib/server/site/numbers.ts
/**
* Numbers about the whole site that a storefront may show. They are counted at intervals: otherwise every completion
* would remove the visitors' pages from the cache.
*/
var SiteNumbers = z.object({
	people: z.int(),
	completions: z.int()
});
/** Returns the last counted numbers. */
async function siteNumbers(reader) {
	const row = await reader.selectFrom("settings").select("value").where("name", "=", "numbers").executeTakeFirst();
	return row ? SiteNumbers.parse(JSON.parse(row.value)) : {
		people: 0,
		completions: 0
	};
}
/** Counts again; cached pages with the numbers are removed only if a number changed. */
async function recountNumbers(db, now) {
	return db.transact(async (tx) => {
		const before = await siteNumbers(tx);
		const counted = {
			people: await countPeople(tx),
			completions: await countCompletions(tx)
		};
		if (before.people === counted.people && before.completions === counted.completions) return counted;
		const value = JSON.stringify(counted);
		await tx.insertInto("settings").values({
			name: "numbers",
			value,
			changed: now
		}).onConflict((conflict) => conflict.column("name").doUpdateSet({
			value,
			changed: now
		})).execute();
		await touch(tx, ["numbers"]);
		return counted;
	});
}
async function countPeople(reader) {
	const { count } = await reader.selectFrom("users").select((eb) => eb.fn.countAll().as("count")).where("status", "=", "active").executeTakeFirstOrThrow();
	return Number(count);
}
async function countCompletions(reader) {
	const { count } = await reader.selectFrom("enrolments").select((eb) => eb.fn.countAll().as("count")).where("state", "=", "completed").executeTakeFirstOrThrow();
	return Number(count);
}
export { siteNumbers as n, recountNumbers as t };
