// src/lib/server/cache/clock.ts
/**
* A page or cached value carries tags (`settings`, `storefront:1`, `training:42`, `trainings:title`). A transaction
* that changes the data touches the same tags. All such transactions update the one row of the clock, one after the
* other: a reader that has seen clock value n has seen every change up to n, on both databases.
*/
async function touch(tx, tags) {
	const { value } = await tx.updateTable("cache_clock").set((eb) => ({ value: eb("value", "+", 1) })).where("id", "=", 1).returning("value").executeTakeFirstOrThrow();
	for (const tag of new Set(tags)) await tx.insertInto("cache_tags").values({
		tag,
		changed_at: value
	}).onConflict((conflict) => conflict.column("tag").doUpdateSet({ changed_at: value })).execute();
	return value;
}
/**
* On the embedded file, a counter in shared memory shows whether anything was committed, which costs a microsecond. On
* a server, all requests that wait at that moment share one query.
*/
function createCacheClock(db) {
	const listeners = /* @__PURE__ */ new Set();
	let seen;
	let mark = null;
	let asking;
	let next;
	async function ask() {
		const markBefore = db.changeMark();
		const value = await clockValue(db.reader);
		if (seen !== void 0 && value > seen) {
			const tags = await tagsSince(db.reader, seen);
			for (const listener of listeners) listener(tags);
		}
		seen = value;
		mark = markBefore;
	}
	function start() {
		asking = ask().finally(() => {
			asking = void 0;
		});
		return asking;
	}
	const isCurrent = () => mark !== null && db.changeMark() === mark;
	return {
		isCurrent,
		async sync() {
			if (isCurrent()) return;
			if (!asking) return start();
			next ??= asking.catch(() => {}).then(() => {
				next = void 0;
				return start();
			});
			return next;
		},
		onChange(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		}
	};
}
async function clockValue(reader) {
	return (await reader.selectFrom("cache_clock").select("value").where("id", "=", 1).executeTakeFirstOrThrow()).value;
}
async function tagsSince(reader, value) {
	const rows = await reader.selectFrom("cache_tags").select("tag").where("changed_at", ">", value).execute();
	return new Set(rows.map((row) => row.tag));
}
export { touch as n, createCacheClock as t };
