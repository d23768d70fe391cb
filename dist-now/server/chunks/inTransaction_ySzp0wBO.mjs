import { r as dialectOf } from "./statement_BWdfYBP4.mjs";
// src/lib/server/db/inTransaction.ts
/**
* The database as seen inside an open transaction: functions that open a transaction of their own take part in it, and
* they read what was written in it. All of it is committed, or none. A function that refuses leaves its changes so far
* in the transaction, so its refusal must end the transaction.
*/
function inTransaction(tx) {
	return {
		dialect: dialectOf(tx),
		reader: tx,
		transact: (run) => run(tx),
		snapshot: (run) => run(tx),
		isBroken: () => false,
		changeMark: () => null,
		close: async () => {}
	};
}
export { inTransaction as t };
