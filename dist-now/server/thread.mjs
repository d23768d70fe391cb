import { a as openDatabase, i as createRealTime, n as runDaily } from "./chunks/daily_BxXdnQnV.mjs";
import { n as toInstant } from "./chunks/time_DK_4AeA9.mjs";
import { t as recountNumbers } from "./chunks/numbers_BP4BBrZ3.mjs";
import { t as recountPopularity } from "./chunks/popularity_Lv71TVDm.mjs";
import { setTimeout } from "node:timers/promises";
import pino from "pino";
import { parentPort, workerData } from "node:worker_threads";
// src/lib/server/jobs/counting.ts
/**
* Recounts popularity and the storefront's numbers. Idempotent: if several nodes run it at the same time, the result is
* the same.
*/
async function recount(db, now) {
	await db.transact((tx) => recountPopularity(tx, now));
	await recountNumbers(db, toInstant(now));
}
// src/lib/server/jobs/withPauses.ts
/** Longer than the interval at which other processes poll for the lock of the SQLite file. */
var PAUSE_MS = 6;
/**
* A database for jobs that write many transactions in a row: it pauses after each. Other processes can take SQLite's
* write lock only while it is free, and without a pause it almost never is.
*/
function withPauses(db) {
	if (db.dialect !== "sqlite") return db;
	return {
		...db,
		async transact(run) {
			try {
				return await db.transact(run);
			} finally {
				await setTimeout(PAUSE_MS);
			}
		}
	};
}
// src/lib/server/jobs/thread.ts
var { job, databaseUrl, holder } = workerData;
var db = withPauses(openDatabase(databaseUrl, {
	poolSize: 3,
	patience: "working"
}));
var end = new AbortController();
parentPort?.once("message", () => end.abort(/* @__PURE__ */ new Error("The process ends.")));
var say = (level) => (logged, message) => {
	const line = typeof logged === "string" ? {
		level,
		facts: {},
		message: logged
	} : {
		level,
		facts: plain(logged),
		message
	};
	parentPort?.postMessage(line);
};
var log = {
	info: say("info"),
	warn: say("warn"),
	error: say("error")
};
var time = createRealTime(db);
var clock = () => time.now();
try {
	await time.sync();
	if (job === "daily") await runDaily({
		db,
		log,
		holder,
		clock,
		signal: end.signal
	});
	else await recount(db, clock());
} finally {
	await db.close();
	parentPort?.close();
}
/** Errors lose their extra properties when they are sent to another thread. */
function plain(facts) {
	return "err" in facts && facts.err instanceof Error ? {
		...facts,
		err: pino.stdSerializers.err(facts.err)
	} : facts;
}
export {};
