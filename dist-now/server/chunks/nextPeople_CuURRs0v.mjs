// src/lib/server/points/book/nextPeople.ts
/** The batch size keeps memory small and lets other work run between batches. */
var PEOPLE_AT_ONCE = 500;
/** The next users with a wallet, by uid: how many there are, the last uid, and whether this is the last batch. */
async function nextPeople(reader, after) {
	const people = await reader.selectFrom("wallets").select("uid").where("uid", ">", after).orderBy("uid").limit(PEOPLE_AT_ONCE).execute();
	return {
		count: people.length,
		upTo: people.at(-1)?.uid ?? after,
		isLast: people.length < PEOPLE_AT_ONCE
	};
}
export { nextPeople as t };
