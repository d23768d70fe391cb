import { t as fromInstant } from "./time_DK_4AeA9.mjs";
import { r as spansOf } from "./boardPeriods_CnPcrKa3.mjs";
import { t as dayOf } from "./expiry_1SWRAkD1.mjs";
import { n as openBoards } from "./openBoards_7qWcH0DI.mjs";
// src/lib/server/points/boards/boardMembership.ts
/** Blocked users and users who left the leaderboard are not ranked. */
async function boardMembershipOf(reader, uid) {
	const rows = await reader.selectFrom("users").leftJoin("user_organizations", "user_organizations.uid", "users.uid").select([
		"users.status",
		"users.on_leaderboard",
		"user_organizations.organization_id"
	]).where("users.uid", "=", uid).orderBy("user_organizations.organization_id").execute();
	return {
		listed: rows[0]?.status === "active" && rows[0].on_leaderboard === 1 ? 1 : 0,
		organizations: rows.map(({ organization_id }) => organization_id).filter((id) => id !== null)
	};
}
// src/lib/server/points/boards/raiseBoards.ts
/**
* Counts an earning on the boards of the week, month, quarter, year and of all time, for all users and for each of the
* user's organisations. Writes only the user's own rows, so that users do not wait for each other. The wallet must be
* open.
* @param earnedAt when it was earned, UTC text
*/
async function raiseBoards(tx, { uid, points, earnedAt }, { timeZone }) {
	const { listed, organizations } = await boardMembershipOf(tx, uid);
	const spans = spansOf(dayOf(fromInstant(earnedAt), timeZone));
	const boards = await openBoards(tx, spans, [null, ...organizations]);
	const ofEveryone = boards.filter(({ organization_id }) => organization_id === null);
	if (ofEveryone.length === 0) return;
	const raised = await tx.insertInto("board_rows").values(ofEveryone.map(({ id }) => ({
		board_id: id,
		uid,
		points,
		listed,
		rank: null,
		tallied: null
	}))).onConflict((held) => held.columns(["board_id", "uid"]).doUpdateSet((eb) => ({
		points: eb("board_rows.points", "+", eb.ref("excluded.points")),
		listed
	}))).returning(["board_id", "points"]).execute();
	const rows = boards.flatMap((board) => {
		const same = board.organization_id === null ? void 0 : sameOf(board, ofEveryone);
		const points = raised.find(({ board_id }) => board_id === same?.id)?.points;
		return points === void 0 ? [] : [{
			board_id: board.id,
			points
		}];
	});
	await copyToOrganizations(tx, {
		uid,
		listed
	}, rows);
}
/**
* Copies a user's points from the boards of all users to the boards of the user's organisations, so that they are right
* whenever the user joined.
*/
async function copyToOrganizations(tx, { uid, listed }, rows) {
	if (rows.length === 0) return;
	await tx.insertInto("board_rows").values(rows.map((row) => ({
		...row,
		uid,
		listed,
		rank: null,
		tallied: null
	}))).onConflict((held) => held.columns(["board_id", "uid"]).doUpdateSet((eb) => ({
		points: eb.ref("excluded.points"),
		listed
	}))).execute();
}
/** The board among `boards` that has the same period. */
function sameOf({ period, start }, boards) {
	return boards.find((board) => board.period === period && board.start === start);
}
export { boardMembershipOf as i, raiseBoards as n, sameOf as r, copyToOrganizations as t };
