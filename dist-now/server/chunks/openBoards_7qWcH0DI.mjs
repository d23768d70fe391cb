import { sql } from "kysely";
// src/lib/server/points/boards/openBoards.ts
/** The existing boards of these periods, for all users (`null`) and for these organisations. */
async function boardsOf(reader, spans, organizations) {
	if (spans.length === 0 || organizations.length === 0) return [];
	return reader.selectFrom("boards").selectAll().where(sql`coalesce(organization_id, 0)`, "in", organizations.map((id) => id ?? 0)).where((eb) => eb.or(spans.map(({ period, start }) => eb.and([eb("period", "=", period), eb("start", "=", start)])))).execute();
}
/** The boards that are not frozen. Missing boards are created. */
async function openBoards(tx, spans, organizations) {
	const found = await boardsOf(tx, spans, organizations);
	if (found.length === spans.length * organizations.length) return found.filter(isOpen);
	await tx.insertInto("boards").values(organizations.flatMap((organization_id) => spans.map(({ period, start }) => ({
		period,
		start,
		organization_id,
		frozen_at: null
	})))).onConflict((held) => held.doNothing()).execute();
	return (await boardsOf(tx, spans, organizations)).filter(isOpen);
}
function isOpen({ frozen_at }) {
	return frozen_at === null;
}
export { openBoards as n, boardsOf as t };
