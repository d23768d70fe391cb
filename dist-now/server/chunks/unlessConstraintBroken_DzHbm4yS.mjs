import { t as isConstraintBroken } from "./failures_CYY61RDI.mjs";
import { sql } from "kysely";
// src/lib/server/db/unlessConstraintBroken.ts
/**
* Runs one step of a transaction. If a constraint of a table refuses it, only this step is undone and the result is
* `null`.
*/
async function unlessConstraintBroken(tx, run) {
	await sql`savepoint step`.execute(tx);
	try {
		const result = await run();
		await sql`release savepoint step`.execute(tx);
		return result;
	} catch (error) {
		if (!isConstraintBroken(error)) throw error;
		await sql`rollback to savepoint step`.execute(tx);
		await sql`release savepoint step`.execute(tx);
		return null;
	}
}
export { unlessConstraintBroken as t };
