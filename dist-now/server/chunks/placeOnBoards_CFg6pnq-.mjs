import { t as openWallet } from "./openWallet_Dwf2QsxC.mjs";
import { n as openBoards } from "./openBoards_7qWcH0DI.mjs";
import { i as boardMembershipOf, r as sameOf, t as copyToOrganizations } from "./raiseBoards_f8PAVQlI.mjs";
// src/lib/server/points/boards/placeOnBoards.ts
/**
* Updates a user's board rows after the account was blocked or unblocked, joined or left organisations, or joined or
* left the leaderboard. A user who joins an organisation brings the points of the current periods; a user who leaves it
* disappears from its boards. On a frozen board nobody is added, but users who are not ranked disappear.
*/
async function placeOnBoards(tx, uid, { now }) {
	await openWallet(tx, uid, { now });
	const { listed, organizations } = await boardMembershipOf(tx, uid);
	const current = await tx.selectFrom("board_rows").innerJoin("boards", "boards.id", "board_rows.board_id").selectAll("boards").select([
		"board_rows.points",
		"board_rows.rank",
		"board_rows.listed"
	]).where("board_rows.uid", "=", uid).where("board_rows.board_id", "in", (eb) => eb.selectFrom("boards").select("id")).execute();
	const belongs = ({ frozen_at, organization_id, rank }) => frozen_at === null ? organization_id === null || organizations.includes(organization_id) : rank !== null;
	for (const target of [0, 1]) await setListed(tx, uid, target, current.filter((row) => (belongs(row) ? listed : 0) === target && row.listed !== target));
	const ofEveryone = current.filter((row) => row.organization_id === null && row.frozen_at === null);
	const rows = (await openBoards(tx, ofEveryone, organizations)).flatMap((board) => {
		const same = sameOf(board, ofEveryone);
		return same ? [{
			board_id: board.id,
			points: same.points
		}] : [];
	});
	await copyToOrganizations(tx, {
		uid,
		listed
	}, rows);
}
/** Adds a user to the leaderboard or removes the user from it. */
async function joinLeaderboard(db, uid, listed, time) {
	await db.transact(async (tx) => {
		await tx.updateTable("users").set({ on_leaderboard: listed ? 1 : 0 }).where("uid", "=", uid).execute();
		await placeOnBoards(tx, uid, time);
	});
}
async function setListed(tx, uid, listed, boards) {
	if (boards.length === 0) return;
	await tx.updateTable("board_rows").set({ listed }).where("uid", "=", uid).where("board_id", "in", boards.map(({ id }) => id)).execute();
}
export { placeOnBoards as n, joinLeaderboard as t };
