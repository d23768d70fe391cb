import "./leaderboard_DXA8EUWk.mjs";
import { n as spanOf } from "./boardPeriods_CnPcrKa3.mjs";
import { t as dayOf } from "./expiry_1SWRAkD1.mjs";
import { o as notFound } from "./refusal_BIBnmlLH.mjs";
import { t as boardsOf } from "./openBoards_7qWcH0DI.mjs";
import { n as peopleAbove } from "./tally_CVZq4rQF.mjs";
import { sql } from "kysely";
// src/lib/server/points/boards/boardRows.ts
/** The first rows of a board, most points first; ties go to the older account. */
function topOf(reader, boardId, limit) {
	return listed(reader, boardId).where("points", ">", sql.lit(0)).orderBy("points", "desc").orderBy("uid").limit(limit).execute();
}
/**
* A row with the two rows below it and the three above it, in board order. The third row above shows whether there is a
* gap to the rows of the top list.
*/
async function neighboursOf(reader, boardId, mine) {
	const { points, uid } = mine;
	const before = listed(reader, boardId).orderBy("points").orderBy("uid", "desc");
	const after = listed(reader, boardId).orderBy("points", "desc").orderBy("uid");
	const above = await filled(3, [before.where("points", "=", points).where("uid", "<", uid), before.where("points", ">", points)]);
	const below = await filled(2, [after.where("points", "=", points).where("uid", ">", uid), after.where("points", "<", points).where("points", ">", sql.lit(0))]);
	return [
		...above.toReversed(),
		mine,
		...below
	];
}
function listed(reader, boardId) {
	return reader.selectFrom("board_rows").select([
		"uid",
		"points",
		"rank"
	]).where("board_id", "=", boardId).where("listed", "=", 1);
}
/** The first `count` rows of several queries. Each query is a range of the index; one combined query would not be. */
async function filled(count, queries) {
	const rows = [];
	for (const query of queries) if (rows.length < count) rows.push(...await query.limit(count - rows.length).execute());
	return rows;
}
// src/lib/server/points/boards/leaderboard.ts
/**
* The ranking of a period with the user's own rank. A future day counts as today.
* @throws Refusal 404 if the organisation is not one of the user's
*/
async function readLeaderboard(reader, wish, time) {
	const { user, period, scope, size = 20 } = wish;
	const organization = scope === "organization" ? await organizationOf(reader, wish) : null;
	const { listed } = await reader.selectFrom("users").select("on_leaderboard as listed").where("uid", "=", user.uid).executeTakeFirstOrThrow();
	const today = dayOf(time.now, time.timeZone);
	const requested = wish.date === void 0 ? today : Temporal.PlainDate.from(wish.date);
	const span = spanOf(period, Temporal.PlainDate.compare(requested, today) > 0 ? today : requested);
	const [board] = await boardsOf(reader, [span], [organization?.id ?? null]);
	const shown = board && await rowsOf(reader, board, {
		user,
		size
	});
	return {
		period,
		scope,
		organization,
		start: span.start || null,
		end: span.end || null,
		previous: await previousOf(reader, span, organization?.id ?? null),
		next: nextOf(span, today),
		frozen: board?.frozen_at != null,
		hidden: true,
		rows: [],
		around: [],
		gap: false,
		...shown,
		me: {
			listed: listed === 1,
			points: 0,
			rank: null,
			...shown?.me
		}
	};
}
async function organizationOf(reader, { user, organization }) {
	const id = organization ?? user.organizations[0];
	if (id === void 0 || !user.organizations.includes(id)) throw notFound();
	return reader.selectFrom("organizations").select(["id", "name"]).where("id", "=", id).executeTakeFirstOrThrow();
}
/** The rows that a user may see. */
async function rowsOf(reader, board, { user, size }) {
	const mine = await reader.selectFrom("board_rows").select([
		"uid",
		"points",
		"listed",
		"rank"
	]).where("board_id", "=", board.id).where("uid", "=", user.uid).executeTakeFirst();
	const points = mine?.points ?? 0;
	const first = await topOf(reader, board.id, Math.max(size, 5));
	if (first.length < 5) return { me: {
		points,
		rank: null
	} };
	const top = first.slice(0, size);
	const close = mine?.listed === 1 && points > 0 && (board.frozen_at === null || mine.rank !== null) ? await neighboursOf(reader, board.id, mine) : [];
	const isInTop = ({ uid }) => top.some((row) => row.uid === uid);
	const gap = close.length > 0 && !close.some(isInTop);
	const around = close.filter((row, at) => !isInTop(row) && !(gap && at === 0));
	const rows = await named(reader, [...ranksOfTop(top), ...await ranksOf(reader, board.id, around)], user.uid);
	return {
		hidden: false,
		gap,
		rows: rows.slice(0, top.length),
		around: rows.slice(top.length),
		me: {
			points,
			rank: rows.find(({ me }) => me)?.rank ?? null
		}
	};
}
/** Ranks within the top list: 1, 1, 3. */
function ranksOfTop(top) {
	return top.map((row) => ({
		...row,
		rank: row.rank ?? top.findIndex(({ points }) => points === row.points) + 1
	}));
}
async function ranksOf(reader, boardId, places) {
	const ranked = [];
	for (const row of places) {
		const equal = ranked.find(({ points }) => points === row.points);
		ranked.push({
			...row,
			rank: row.rank ?? equal?.rank ?? await peopleAbove(reader, boardId, row.points) + 1
		});
	}
	return ranked;
}
async function named(reader, places, user) {
	const uids = places.map(({ uid }) => uid);
	const people = await reader.selectFrom("users").select([
		"uid",
		"full_name",
		"avatar"
	]).where("uid", "in", uids).execute();
	const byUid = new Map(people.map((person) => [person.uid, person]));
	return places.map(({ uid, points, rank }) => {
		const { full_name = "", avatar = null } = byUid.get(uid) ?? {};
		return {
			rank,
			uid,
			name: full_name,
			avatar,
			points,
			me: uid === user
		};
	});
}
/** The last day of the previous period; `null` if there is no board that old. */
async function previousOf(reader, { period, start }, organization) {
	if (period === "all") return null;
	return await reader.selectFrom("boards").select("start").where("period", "=", period).where("start", "<", start).where(sql`coalesce(organization_id, 0)`, "=", organization ?? 0).limit(1).executeTakeFirst() ? Temporal.PlainDate.from(start).subtract({ days: 1 }).toString() : null;
}
/** The first day of the next period; `null` if it is in the future. */
function nextOf({ period, end }, today) {
	return period !== "all" && end < today.toString() ? Temporal.PlainDate.from(end).add({ days: 1 }).toString() : null;
}
export { readLeaderboard as t };
