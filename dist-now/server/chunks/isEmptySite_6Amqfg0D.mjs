// src/lib/server/cli/isEmptySite.ts
/** Whether a database holds neither people nor trainings. */
async function isEmptySite(reader) {
	const user = await reader.selectFrom("users").select("uid").limit(1).executeTakeFirst();
	const training = await reader.selectFrom("trainings").select("id").limit(1).executeTakeFirst();
	return !user && !training;
}
export { isEmptySite as t };
