import { a as sqliteCode, r as isDiskBroken } from "./failures_CYY61RDI.mjs";
import { n as toInstant, t as fromInstant } from "./time_DK_4AeA9.mjs";
import { r as MINUTE_MS } from "./time_tYYEIZ3Z.mjs";
import { n as endingAfter, t as dayOf } from "./expiry_1SWRAkD1.mjs";
import { t as siteFacts } from "./siteFacts_B-pSMqiB.mjs";
import { i as counterAccounts } from "./openWallet_Dwf2QsxC.mjs";
import { t as notify } from "./notify_C--IB-n5.mjs";
import { n as spanOf } from "./boardPeriods_CnPcrKa3.mjs";
import { t as ScheduleTerms } from "./scheduleTerms_B2jxy170.mjs";
import { t as lruCache } from "./lruCache_DYVXh-pG.mjs";
import { n as keptSince } from "./onceOnly_C7SLW8zc.mjs";
import { t as nextPeople } from "./nextPeople_CuURRs0v.mjs";
import { t as settleDue } from "./settleDue_BiNCwV6K.mjs";
import { DefaultQueryExecutor, DummyDriver, Kysely, PostgresDialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from "kysely";
import { mkdirSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { dirname } from "node:path";
import pg from "pg";
import { DatabaseSync } from "node:sqlite";
// src/lib/server/db/patience.ts
/** The server notices within a minute that a client machine has disappeared. */
var KEEPALIVES = {
	tcp_keepalives_idle: "20s",
	tcp_keepalives_interval: "10s",
	tcp_keepalives_count: "3"
};
/**
* The timeouts of PostgreSQL. A program that stops inside a transaction keeps its locks until the timeout. A statement
* that waits for such a lock has a shorter timeout, so that waiting statements do not use up the pool.
*/
var limits = {
	serving: {
		statement_timeout: "30s",
		lock_timeout: "5s",
		idle_in_transaction_session_timeout: "10s",
		...KEEPALIVES
	},
	working: {
		statement_timeout: "0",
		lock_timeout: "60s",
		idle_in_transaction_session_timeout: "60s",
		...KEEPALIVES
	}
};
/** The address of a PostgreSQL server with the limits of its sessions; limits in the address itself win. */
function withLimits(url, patience) {
	const [address = "", ...rest] = url.split("?");
	const query = new URLSearchParams(rest.join("?"));
	const ours = Object.entries(limits[patience]).filter(([name]) => !query.has(name)).map(([name, value]) => `-c ${name}=${value}`);
	query.set("options", [...ours, query.get("options") ?? ""].join(" ").trim());
	return `${address}?${query.toString().replaceAll("+", "%20")}`;
}
// src/lib/server/db/postgres.ts
var TRIES = 5;
/** serialization_failure and deadlock_detected (PostgreSQL, appendix A). */
var RETRIED = /* @__PURE__ */ new Set(["40001", "40P01"]);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
/**
* Opens connections to a PostgreSQL server. Reading has connections of its own: pages can be read even if many callers
* wait to write the same row.
*/
function openPostgres(url, { poolSize = 10, patience = "serving" } = {}) {
	const writing = Math.ceil(poolSize / 2);
	const limited = withLimits(url, patience);
	const reader = connect$1(limited, Math.max(1, poolSize - writing));
	const writer = connect$1(limited, writing);
	return {
		dialect: "postgres",
		reader,
		transact: (run) => retried(() => writer.transaction().execute((tx) => run(tx))),
		snapshot: (run) => reader.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(run),
		isBroken: () => false,
		changeMark: () => null,
		async close() {
			await Promise.all([reader.destroy(), writer.destroy()]);
		}
	};
}
function connect$1(connectionString, max) {
	const pool = new pg.Pool({
		connectionString,
		max,
		connectionTimeoutMillis: 5e3,
		keepAlive: true
	});
	pool.on("error", () => {});
	pool.on("connect", (client) => client.on("error", () => {}));
	return new Kysely({ dialect: new PostgresDialect({ pool }) });
}
async function retried(run) {
	for (let tries = 1;; tries++) try {
		return await run();
	} catch (error) {
		if (tries === TRIES || !RETRIED.has(codeOf(error))) throw error;
		await new Promise((resolve) => setTimeout(resolve, 2 ** tries * (1 + Math.random())));
	}
}
function codeOf(error) {
	return error instanceof Error && "code" in error ? String(error.code) : "";
}
// src/lib/server/db/groupCommit.ts
/** The most transactions in one commit, and the longest time to collect them: no caller waits long for the others. */
var TOGETHER = 64;
var TOGETHER_MS = 40;
/** After this time the process answers other requests before it goes on. */
var BREATH_MS = 4;
/**
* Runs the transactions of several callers one after the other and commits those that wait at the same time together: a
* commit costs one sync to disk, whether it has one purchase or thirty. Each transaction runs in its own savepoint, so
* that one failure does not undo the others. No caller gets a result, not even a refusal, before the commit of the data
* that it read.
*
* SQLite is synchronous: without a pause, a transaction would be committed before the next request was even read. So
* the process first reads the requests that have arrived, while that brings more writers. It does so before it takes
* the lock, for which other processes may wait.
* @param begin takes the write lock
*/
function createGroupCommit(file, tx, begin) {
	const waiting = [];
	let working;
	let isBroken = false;
	async function work() {
		while (waiting.length > 0) await commitTogether();
		working = void 0;
	}
	async function commitTogether() {
		const taken = [];
		const answers = [];
		try {
			await gather();
			await begin();
			const until = performance.now() + TOGETHER_MS;
			let breath = performance.now() + BREATH_MS;
			do {
				const turn = waiting.shift();
				if (!turn) break;
				taken.push(turn);
				answers.push(await take(turn));
				if (performance.now() > breath) {
					await setImmediate();
					breath = performance.now() + BREATH_MS;
				}
			} while (taken.length < TOGETHER && performance.now() < until);
			file.exec("commit");
			isBroken = false;
		} catch (error) {
			if (isDiskBroken(error)) isBroken = true;
			if (file.isTransaction) file.exec("rollback");
			const failed = taken.length > 0 ? taken : waiting.splice(0);
			for (const turn of failed) turn.reject(error);
			return;
		}
		for (const answer of answers) answer();
	}
	async function gather() {
		let before;
		do {
			before = waiting.length;
			await setImmediate();
		} while (waiting.length > before && waiting.length < TOGETHER);
	}
	/** @throws the error for which SQLite gave up the whole transaction, such as a full disk */
	async function take({ run, resolve, reject }) {
		file.exec("savepoint turn");
		try {
			const result = await run(tx);
			file.exec("release turn");
			return () => resolve(result);
		} catch (error) {
			if (!file.isTransaction) throw error;
			file.exec("rollback to turn");
			file.exec("release turn");
			return () => reject(error);
		}
	}
	return {
		transact(run) {
			return new Promise((resolve, reject) => {
				waiting.push({
					run,
					resolve: (result) => resolve(result),
					reject
				});
				working ??= work();
			});
		},
		/** Whether the disk failed at the last commit. */
		isBroken: () => isBroken,
		/** Resolves when no caller waits any more. */
		async idle() {
			await working;
		}
	};
}
// src/lib/server/db/sqliteExecutor.ts
/** Builds statements and runs them on a file; its opener begins transactions and closes it. */
function kyselyOn(file) {
	return new Kysely({
		config: { dialect },
		dialect,
		driver: new DummyDriver(),
		executor: new AtOnce(file)
	});
}
var dialect = {
	createDriver: () => new DummyDriver(),
	createAdapter: () => new SqliteAdapter(),
	createQueryCompiler: () => new SqliteQueryCompiler(),
	createIntrospector: (db) => new SqliteIntrospector(db)
};
/**
* Runs statements immediately, as SQLite does. For other databases Kysely waits for a connection, locks and releases
* it, with a dozen promises for each statement: that was a third of the memory that a purchase allocated.
*/
var AtOnce = class extends DefaultQueryExecutor {
	#answer;
	constructor(file) {
		const answer = answering(file);
		const connection = {
			executeQuery: async (query) => answer(query),
			streamQuery: () => {
				throw new Error("The embedded file cannot stream rows. Read them page by page.");
			}
		};
		super(dialect.createQueryCompiler(), dialect.createAdapter(), { provideConnection: (use) => use(connection) });
		this.#answer = answer;
	}
	async executeQuery(query) {
		return this.#answer(query);
	}
};
/** The number of prepared statements that are kept: unusual forms of SQL must not fill the memory. */
var STATEMENTS_KEPT = 500;
function answering(file) {
	const prepared = lruCache(STATEMENTS_KEPT);
	return ({ sql, parameters }) => {
		const { statement, answersRows } = prepared(sql, () => prepare(file, sql));
		const values = parameters.map(bindable);
		if (answersRows) return { rows: statement.all(...values) };
		const { changes, lastInsertRowid } = statement.run(...values);
		return {
			rows: [],
			numAffectedRows: BigInt(changes),
			insertId: BigInt(lastInsertRowid)
		};
	};
}
function prepare(file, sql) {
	const statement = file.prepare(sql);
	return {
		statement,
		answersRows: statement.columns().length > 0
	};
}
/** SQLite has no booleans. */
function bindable(value) {
	return typeof value === "boolean" ? Number(value) : value;
}
// src/lib/server/db/sqlite.ts
var LOCK_WAIT_MS = 5e3;
var SQLITE_BUSY = 5;
/**
* Opens the embedded file with one connection that reads and one that writes, so that a page never waits for a
* transaction. WAL separates readers and the writer; `synchronous = FULL` writes each commit to disk before the answer,
* because points are money.
* @param path the file, or `:memory:` for none (then both connections are one)
*/
function openSqlite(path) {
	const shared = path === ":memory:";
	if (!shared) mkdirSync(dirname(path), {
		recursive: true,
		mode: 448
	});
	const writerFile = connect(path);
	const readerFile = shared ? writerFile : connect(path);
	if (!shared) readerFile.exec("pragma query_only = 1");
	const writer = kyselyOn(writerFile);
	const reader = shared ? writer : kyselyOn(readerFile);
	const dataVersion = readerFile.prepare("pragma data_version");
	const { transact, idle, isBroken } = createGroupCommit(writerFile, writer, () => begin(writerFile));
	return {
		dialect: "sqlite",
		reader,
		transact,
		async snapshot(run) {
			if (shared) return run(reader);
			const file = connect(path);
			try {
				file.exec("begin");
				return await run(kyselyOn(file));
			} finally {
				file.close();
			}
		},
		isBroken,
		changeMark: () => dataVersion.get().data_version,
		async close() {
			await idle();
			for (const file of [readerFile, writerFile]) if (file.isOpen) file.close();
		}
	};
}
/**
* Takes the write lock. Another process may have it. Waiting inside SQLite would block this process's event loop, so it
* tries again after pauses: short ones, because a job that writes much leaves only short gaps.
*/
async function begin(file) {
	const deadline = performance.now() + LOCK_WAIT_MS;
	for (let pause = 1;; pause = Math.min(pause * 2, 4)) try {
		file.exec("begin immediate");
		return;
	} catch (error) {
		if (sqliteCode(error) !== SQLITE_BUSY || performance.now() > deadline) throw error;
		await new Promise((resolve) => setTimeout(resolve, pause));
	}
}
function connect(path) {
	const file = new DatabaseSync(path, {
		enableForeignKeyConstraints: true,
		timeout: 0
	});
	file.exec("pragma busy_timeout = 2000");
	file.exec("pragma journal_mode = wal");
	file.exec("pragma busy_timeout = 0");
	file.exec("pragma synchronous = full");
	file.exec("pragma temp_store = memory");
	return file;
}
// src/lib/server/db/database.ts
/**
* Opens the database that `DATABASE_URL` names: empty or `sqlite:PATH` is the embedded file,
* `postgres://…` a PostgreSQL server.
* @param options of a server: how many connections, and how long they wait
*/
function openDatabase(url, options = {}) {
	if (/^postgres(ql)?:\/\//.test(url)) return openPostgres(url, options);
	return openSqlite(url.replace(/^sqlite:/, ""));
}
// src/lib/server/db/realTime.ts
/** The most by which a machine's clock may differ from the clock of the database server. */
var TOLERATED_MS = 2 * MINUTE_MS;
/** How often the two clocks are compared. */
var COMPARED_EVERY_MS = MINUTE_MS;
/** If the wall clock moves this much against the monotonic clock, it was set, or the machine was asleep. */
var STEP_MS = 1e3;
/**
* The time of a process. The nodes of a site share a PostgreSQL server, so they all follow its clock, even if their own
* clock is wrong. On the embedded file all processes share the machine's clock.
*/
function createRealTime(db, machine = thisMachine) {
	let compared;
	let comparing;
	async function compare() {
		const { rows } = await sql`
      select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(db.reader);
		const [wall, monotonic] = [machine.wall(), machine.monotonic()];
		if (rows[0]) compared = {
			wall,
			monotonic,
			ahead: wall - rows[0].ms
		};
	}
	function isDue() {
		if (!compared) return true;
		const passed = machine.monotonic() - compared.monotonic;
		const step = Math.abs(machine.wall() - compared.wall - passed);
		return passed > COMPARED_EVERY_MS || step > STEP_MS;
	}
	return {
		now() {
			const ahead = compared?.ahead ?? 0;
			const tolerated = Math.max(-TOLERATED_MS, Math.min(TOLERATED_MS, ahead));
			return new Date(machine.wall() - ahead + tolerated);
		},
		async sync() {
			if (db.dialect === "sqlite" || !isDue()) return;
			comparing ??= compare().finally(() => {
				comparing = void 0;
			});
			await comparing.catch(() => {});
		}
	};
}
var thisMachine = {
	wall: () => Date.now(),
	monotonic: () => performance.now()
};
// src/lib/server/db/forgetAnswers.ts
/** The number of rows that one transaction deletes: buyers never wait for more. */
var BATCH = 1e3;
/** Deletes the stored answers that are too old for a repeated call. Returns how many it deleted. */
async function forgetAnswers(db, now, { signal, batch = BATCH } = {}) {
	const until = keptSince(now);
	for (let forgotten = 0;;) {
		signal?.throwIfAborted();
		const dropped = await db.transact(async (tx) => {
			const oldest = tx.selectFrom("idempotency_keys").select(["uid", "key"]).where("created", "<=", until).orderBy("created").limit(batch);
			const { numDeletedRows } = await tx.deleteFrom("idempotency_keys").where(({ eb, refTuple }) => eb(refTuple("uid", "key"), "in", oldest.$asTuple("uid", "key"))).where("created", "<=", until).executeTakeFirstOrThrow();
			return Number(numDeletedRows);
		});
		forgotten += dropped;
		if (dropped < batch) return forgotten;
	}
}
// src/lib/server/points/boards/freezeBoards.ts
/** Time for transactions that began before the end of the period to finish. */
var AFTER_END_MS = 2 * MINUTE_MS;
/**
* Writes the final ranks of every board whose period is over. A frozen board never changes again. Returns how many
* boards were frozen.
*/
async function freezeBoards(db, { now, timeZone }, { signal } = {}) {
	const today = dayOf(new Date(now.getTime() - AFTER_END_MS), timeZone).toString();
	const open = await db.reader.selectFrom("boards").select([
		"id",
		"period",
		"start"
	]).where("frozen_at", "is", null).where("period", "!=", "all").orderBy("id").execute();
	let frozen = 0;
	for (const { id, period, start } of open) {
		if (spanOf(period, Temporal.PlainDate.from(start)).end >= today) continue;
		signal?.throwIfAborted();
		if (await db.transact((tx) => freeze(tx, id, now))) frozen++;
	}
	return frozen;
}
async function freeze(tx, boardId, now) {
	if (!await tx.updateTable("boards").set({ frozen_at: toInstant(now) }).where("id", "=", boardId).where("frozen_at", "is", null).returning("id").executeTakeFirst()) return false;
	await tx.updateTable("board_rows").from(tx.selectFrom("board_rows").select(["uid", sql`rank() over (order by points desc)`.as("place")]).where("board_id", "=", boardId).where("listed", "=", 1).where("points", ">", sql.lit(0)).as("placed")).set((eb) => ({ rank: eb.ref("placed.place") })).where("board_rows.board_id", "=", boardId).whereRef("board_rows.uid", "=", "placed.uid").execute();
	await tx.deleteFrom("board_tallies").where("board_id", "=", boardId).execute();
	return true;
}
// src/lib/server/points/daily/announcements.ts
/**
* The notices that are due on these days under the site's schedules, and the last days (`yyyy-MM-dd`, sorted) that they
* are about.
*/
async function createAnnouncements(reader, { from, today, timeZone }) {
	const versions = await reader.selectFrom("schedule_versions").select(["id", "terms"]).execute();
	const terms = new Map(versions.map((version) => [version.id, ScheduleTerms.parse(JSON.parse(version.terms))]));
	const notices = new Set([...terms.values()].flatMap(({ notice_days }) => notice_days));
	const dates = /* @__PURE__ */ new Set();
	for (let day = today; Temporal.PlainDate.compare(day, from) > 0; day = day.subtract({ days: 1 })) for (const days of notices) dates.add(day.add({ days }).toString());
	const past = today.toString();
	/** The notice that is due for a lot: the latest one, unless it was due before the lot existed or before `from`. */
	function noticeFor({ earned_at, expires_on, schedule_version }) {
		const schedule = schedule_version === null ? void 0 : terms.get(schedule_version);
		if (!schedule || expires_on === null) return void 0;
		const end = Temporal.PlainDate.from(expires_on);
		const left = today.until(end, { largestUnit: "days" }).days;
		const days = Math.min(...schedule.notice_days.filter((notice) => notice >= left));
		if (left < 0 || !Number.isFinite(days)) return void 0;
		const due = end.subtract({ days });
		const begun = schedule.type === "sliding" ? end.subtract({ [schedule.unit]: schedule.amount }) : dayOf(fromInstant(earned_at), timeZone);
		return Temporal.PlainDate.compare(due, from) > 0 && Temporal.PlainDate.compare(due, begun) > 0 ? days : void 0;
	}
	return {
		dates: [...dates].filter((date) => date >= past).sort(),
		/** @param lots all lots of these users that end on one of `dates`, by uid */
		announcementsOf(lots) {
			return [...Map.groupBy(lots, ({ uid, expires_on }) => `${uid} ${expires_on}`).values()].flatMap((ending) => {
				const days = Math.min(...ending.map((lot) => noticeFor(lot) ?? Number.POSITIVE_INFINITY));
				const [first] = ending;
				if (!first?.expires_on || !Number.isFinite(days)) return [];
				const points = ending.reduce((sum, { remaining }) => sum + remaining, 0);
				return [{
					uid: first.uid,
					points,
					date: first.expires_on,
					days
				}];
			});
		}
	};
}
// src/lib/server/points/daily/announceExpiry.ts
var PEOPLE_AT_ONCE = 500;
/** After a longer pause, older notices are skipped: the next notice comes soon enough. */
var CAUGHT_UP_DAYS = 31;
var MOST_GRACE_DAYS = 30;
/**
* Notifies users of points that expire soon, on the days before the last day that the schedule names. Each notice is
* sent once, however often this runs. Returns how many notices are new.
* @param since the last day (site's clock) for which this ran; notices of missed days are sent now
*/
async function announceExpiry(db, { now, timeZone }, { since, signal }) {
	const today = dayOf(now, timeZone);
	const earliest = today.subtract({ days: CAUGHT_UP_DAYS }).toString();
	const from = Temporal.PlainDate.from(since !== null && since > earliest ? since : earliest);
	const { dates, announcementsOf } = await createAnnouncements(db.reader, {
		from,
		today,
		timeZone
	});
	const last = dates.at(-1);
	if (last === void 0) return 0;
	const until = endingAfter(Temporal.PlainDate.from(last), MOST_GRACE_DAYS, timeZone).expires_at;
	let count = 0;
	for (let after = 0;;) {
		signal?.throwIfAborted();
		const people = await peopleAfter(db.reader, {
			after,
			until
		});
		const upTo = people.at(-1)?.uid;
		if (upTo !== void 0) {
			const due = announcementsOf(await expiringLots(db.reader, {
				after,
				upTo,
				at: toInstant(now),
				until,
				dates
			}));
			if (due.length > 0) count += await db.transact((tx) => notifyAll(tx, due, now));
		}
		if (people.length < PEOPLE_AT_ONCE || upTo === void 0) return count;
		after = upTo;
		await setImmediate();
	}
}
async function notifyAll(tx, due, now) {
	let count = 0;
	for (const { uid, points, date, days } of due) {
		const key = `points_expiring:${uid}:${date}:${days}`;
		if (await notify(tx, {
			uid,
			type: "points_expiring",
			details: {
				points,
				date
			},
			key
		}, now)) count++;
	}
	return count;
}
function peopleAfter(reader, { after, until }) {
	return reader.selectFrom("wallets").select("uid").where("uid", ">", after).where("next_change_at", "<=", until).orderBy("uid").limit(PEOPLE_AT_ONCE).execute();
}
function expiringLots(reader, range) {
	return reader.selectFrom("lots").innerJoin("users", "users.uid", "lots.uid").select([
		"lots.uid",
		"lots.remaining",
		"lots.earned_at",
		"lots.expires_on",
		"lots.schedule_version"
	]).where("lots.uid", ">", range.after).where("lots.uid", "<=", range.upTo).where("lots.remaining", ">", sql.lit(0)).where("lots.expires_at", ">", range.at).where("lots.expires_at", "<=", range.until).where("lots.expires_on", "in", range.dates).where("users.status", "=", "active").orderBy("lots.uid").execute();
}
// src/lib/server/points/proof.ts
/** The largest number of findings of one proof in one range: enough to see the fault, and few enough for memory. */
var FINDINGS = 50;
/** The query returns `uid`, `id`, the actual value `is` and the expected value `should` for each violation. */
function proof(name, query) {
	const prove = async (reader, { after, upTo }) => {
		const inRange = (uid) => sql`${uid} > cast(${after} as bigint) and ${uid} <= cast(${upTo} as bigint)`;
		const { rows } = await sql`
      select * from (${query(inRange)}) as found limit ${FINDINGS}`.execute(reader);
		return rows.map(({ uid, id, is, should }) => ({
			proof: name,
			uid,
			id,
			is: is ?? 0,
			shouldBe: should ?? 0
		}));
	};
	return Object.assign(prove, { proof: name });
}
// src/lib/server/points/orderProofs.ts
var ENDED = sql`('rejected', 'cancelled_by_user', 'cancelled_by_admin', 'returned')`;
var HANDED_OUT = sql`('approved', 'fulfilled')`;
/** Consistency checks between orders and their codes and limits. Each finding is an order. */
var orderProofs = [
	proof("an order line has as many codes as it bought", (inRange) => sql`
      select l.uid, l.order_id as id, count(c.id) as "is", l.quantity as should from order_lines l
      left join voucher_codes c on c.order_line_id = l.id
      where ${inRange(sql`l.uid`)} and l.released = 0 and l.snapshot like '{"type":"voucher"%'
      group by l.id, l.uid, l.order_id, l.quantity having count(c.id) <> l.quantity`),
	proof("a code is reserved while its order waits, issued when it is delivered, void when it ends", (inRange) => sql`
      select o.uid, o.id, count(*) as "is", 0 as should from orders o
      join order_lines l on l.order_id = o.id join voucher_codes c on c.order_line_id = l.id
      where ${inRange(sql`o.uid`)} and c.state <>
        case when o.state in ${ENDED} then 'void' when o.state in ${HANDED_OUT} then 'issued' else 'held' end
      group by o.uid, o.id`),
	proof("an order line has shown as many codes as it records", (inRange) => sql`
      select l.uid, l.order_id as id, l.codes_shown as "is", coalesce(c.shown, 0) as should from order_lines l
      left join (
        select order_line_id, count(*) as shown from voucher_codes join order_lines on order_lines.id = order_line_id
        where ${inRange(sql`order_lines.uid`)} and state in ('issued', 'void') group by order_line_id) as c
        on c.order_line_id = l.id
      where ${inRange(sql`l.uid`)} and l.codes_shown <> coalesce(c.shown, 0)`),
	proof("an order line counts towards limits until its order ends", (inRange) => sql`
      select o.uid, o.id, l.released as "is", case when o.state in ${ENDED} then 1 else 0 end as should
      from orders o join order_lines l on l.order_id = o.id
      where ${inRange(sql`o.uid`)} and l.released <> case when o.state in ${ENDED} then 1 else 0 end`)
];
// src/lib/server/points/boards/boardProofs.ts
/** The boards hold sums that must match the ledger entries. */
var boardProofs = [
	proof("the board of all time holds what was earned", (inRange) => sql`
      select e.uid, e.uid as id, coalesce(r.points, 0) as "is", e.earned as should from (
        select uid, sum(case when kind = 'earn' or (kind = 'clawback' and exists (
          select 1 from point_entries earning where earning.id = point_entries.reverses and earning.kind = 'earn'))
          then amount else 0 end) as earned
        from point_entries where ${inRange(sql`uid`)} group by uid) as e
      left join (
        select uid, points from board_rows join boards on boards.id = board_id
        where ${inRange(sql`uid`)} and period = 'all' and organization_id is null) as r on r.uid = e.uid
      where coalesce(r.points, 0) <> e.earned`),
	proof("the boards of a kind of period hold no more than was earned", (inRange) => sql`
      select r.uid, r.uid as id, r.points as "is", coalesce(e.earned, 0) as should from (
        select uid, period, sum(points) as points from board_rows join boards on boards.id = board_id
        where ${inRange(sql`uid`)} and organization_id is null group by uid, period) as r
      left join (
        select uid, sum(amount) as earned from point_entries
        where ${inRange(sql`uid`)} and kind = 'earn' group by uid) as e on e.uid = r.uid
      where r.points > coalesce(e.earned, 0)`),
	proof("an open board of an organisation says what the board of everyone says", (inRange) => sql`
      select o.uid, o.board_id as id, o.points as "is", coalesce(r.points, 0) as should from board_rows o
      join boards b on b.id = o.board_id and b.organization_id is not null and b.frozen_at is null and o.listed = 1
      join boards everyone on everyone.organization_id is null and everyone.period = b.period
        and everyone.start = b.start and everyone.frozen_at is null
      left join board_rows r on r.board_id = everyone.id and r.uid = o.uid
      where ${inRange(sql`o.uid`)} and o.points <> coalesce(r.points, 0)`)
];
// src/lib/server/points/proofs.ts
var kinds = Object.entries(counterAccounts);
/** All consistency checks of the ledger. */
var proofs = [
	proof("an entry and its counter entry sum to zero", (inRange) => sql`
      select e.uid, e.id, s.amount as "is", -e.amount as should from point_entries e
      left join site_entries s on s.entry_id = e.id
      where ${inRange(sql`e.uid`)} and (s.amount is null or s.amount <> -e.amount)`),
	proof("a counter entry is on the account of its kind", (inRange) => sql`
      select e.uid, e.id, 0 as "is", 1 as should from point_entries e join site_entries s on s.entry_id = e.id
      where ${inRange(sql`e.uid`)} and s.account <> case
        ${sql.join(kinds.map(([kind, account]) => sql`when e.kind = ${kind} then ${account}`), sql` `)} end`),
	proof("a balance is the one before and the entry", (inRange) => sql`
      select uid, id, balance_after as "is", so_far as should from (
        select uid, id, balance_after, sum(amount) over (partition by uid order by id) as so_far
        from point_entries where ${inRange(sql`uid`)}) as balances
      where balance_after <> so_far`),
	proof("a wallet is the sum of its entries", (inRange) => sql`
      select e.uid, e.uid as id, coalesce(w.points + w.pending, 0) as "is", e.amount as should
      from (select uid, sum(amount) as amount from point_entries where ${inRange(sql`uid`)} group by uid) as e
      left join wallets w on w.uid = e.uid where coalesce(w.points + w.pending, -1) <> e.amount`),
	proof("a wallet is the sum of its lots", (inRange) => sql`
      select w.uid, w.uid as id, w.points + w.pending as "is", coalesce(l.remaining, 0) as should from wallets w
      left join (select uid, sum(remaining) as remaining from lots where ${inRange(sql`uid`)} group by uid) as l on l.uid = w.uid
      where ${inRange(sql`w.uid`)} and w.points + w.pending <> coalesce(l.remaining, 0)`),
	proof("pending points are in lots that are not available yet", (inRange) => sql`
      select w.uid, w.uid as id, w.pending as "is", coalesce(l.remaining, 0) as should from wallets w
      left join (
        select lots.uid, sum(remaining) as remaining from lots join wallets on wallets.uid = lots.uid
        where ${inRange(sql`lots.uid`)} and remaining > 0 and available_at > settled_at and available_at > earned_at group by lots.uid) as l on l.uid = w.uid
      where ${inRange(sql`w.uid`)} and w.pending <> coalesce(l.remaining, 0)`),
	proof("a wallet knows when it changes next", (inRange) => sql`
      select w.uid, w.uid as id, count(*) as "is", 0 as should from wallets w join lots l on l.uid = w.uid
      where ${inRange(sql`w.uid`)} and l.remaining > 0 and (
        (l.expires_at is not null and (w.next_change_at is null or w.next_change_at > l.expires_at)) or
        (l.available_at > w.settled_at and l.available_at > l.earned_at
          and (w.next_change_at is null or w.next_change_at > l.available_at)))
      group by w.uid`),
	proof("the numbers of a wallet are those of its entries", (inRange) => sql`
      select w.uid, w.uid as id, w.lifetime_earned + w.spent + w.expired as "is", e.earned + e.spent + e.expired as should
      from wallets w join (
        select uid,
          sum(case when kind in ('earn', 'import', 'manual_credit', 'clawback') then amount else 0 end) as earned,
          sum(case when kind in ('purchase', 'refund') then -amount else 0 end) as spent,
          sum(case when kind = 'expire' then -amount else 0 end) as expired
        from point_entries where ${inRange(sql`uid`)} group by uid) as e on e.uid = w.uid
      where w.lifetime_earned <> e.earned or w.spent <> e.spent or w.expired <> e.expired`),
	proof("a lot holds what its moves left in it", (inRange) => sql`
      select l.uid, l.id, l.remaining as "is", l.amount + coalesce(m.amount, 0) as should from lots l
      left join (
        select lot_id, sum(lot_moves.amount) as amount from lot_moves join lots on lots.id = lot_moves.lot_id
        where ${inRange(sql`lots.uid`)} group by lot_id) as m on m.lot_id = l.id
      where ${inRange(sql`l.uid`)} and l.remaining <> l.amount + coalesce(m.amount, 0)`),
	proof("an entry moved as much as it says", (inRange) => sql`
      select e.uid, e.id, coalesce(m.amount, l.amount, 0) as "is", e.amount as should from point_entries e
      left join (
        select entry_id, sum(lot_moves.amount) as amount from lot_moves join point_entries on point_entries.id = entry_id
        where ${inRange(sql`point_entries.uid`)} group by entry_id) as m on m.entry_id = e.id
      left join lots l on l.entry_id = e.id
      where ${inRange(sql`e.uid`)} and coalesce(m.amount, l.amount, 0) <> e.amount`),
	proof("only a lot’s owner moves it", (inRange) => sql`
      select l.uid, l.id, e.uid as "is", l.uid as should from lot_moves m
      join lots l on l.id = m.lot_id join point_entries e on e.id = m.entry_id
      where ${inRange(sql`l.uid`)} and e.uid <> l.uid`),
	proof("an order was paid for once, in full", (inRange) => sql`
      select o.uid, o.id, coalesce(e.amount, 0) as "is", -o.total as should from orders o
      left join (
        select order_id, sum(amount) as amount from point_entries
        where ${inRange(sql`uid`)} and kind = 'purchase' group by order_id) as e on e.order_id = o.id
      where ${inRange(sql`o.uid`)} and coalesce(e.amount, 0) <> -o.total`),
	proof("an order that was rejected, cancelled or returned is refunded, and no other", (inRange) => sql`
      select o.uid, o.id, coalesce(e.amount, 0) as "is",
        case when o.state in ('rejected', 'cancelled_by_user', 'cancelled_by_admin', 'returned') then o.total else 0 end as should
      from orders o left join (
        select order_id, sum(amount) as amount from point_entries
        where ${inRange(sql`uid`)} and kind = 'refund' group by order_id) as e on e.order_id = o.id
      where ${inRange(sql`o.uid`)} and coalesce(e.amount, 0) <>
        case when o.state in ('rejected', 'cancelled_by_user', 'cancelled_by_admin', 'returned') then o.total else 0 end`),
	proof("an order costs what its lines cost", (inRange) => sql`
      select o.uid, o.id, coalesce(l.points, 0) as "is", o.total as should from orders o
      left join (select order_id, sum(points) as points from order_lines where ${inRange(sql`uid`)} group by order_id) as l
        on l.order_id = o.id
      where ${inRange(sql`o.uid`)} and coalesce(l.points, 0) <> o.total`),
	...boardProofs
];
// src/lib/server/points/reconcile.ts
/**
* Checks the ledger: entries and counter entries sum to zero, every wallet matches its lots and entries, every lot
* matches its moves, every order was paid once and refunded at most once, its codes match its state, and the boards
* match the earnings. Returns the violations; an empty list means that everything holds. It only reads, in one
* snapshot, and may run at any time.
*/
async function reconcile(db, { onProgress = () => {}, signal } = {}) {
	return db.snapshot(async (reader) => {
		const { of } = await reader.selectFrom("wallets").select(({ fn }) => fn.countAll().as("of")).executeTakeFirstOrThrow();
		const found = [];
		let people = 0;
		for (let after = 0;;) {
			signal?.throwIfAborted();
			const { count, upTo, isLast } = await nextPeople(reader, after);
			const range = {
				after,
				upTo: isLast ? Number.MAX_SAFE_INTEGER : upTo
			};
			for (const prove of [...proofs, ...orderProofs]) found.push(...await prove(reader, range));
			people += count;
			onProgress({
				people,
				of
			});
			if (isLast) return found;
			after = upTo;
			await setImmediate();
		}
	});
}
// src/lib/server/jobs/lease.ts
/**
* How long a lease lasts. It is renewed while the job runs, so another process takes over soon after its holder dies.
*/
var LEASE_MS = 12e4;
var RENEWED_MS = 2e4;
/**
* Runs a job of the whole site in this process. Returns `false` without running it if another process runs it or this
* turn is already done. After an interruption the finished work stays, and the next process continues, because each
* step finds the remaining work in the data.
* @param turn text that sorts by time: for a daily job the day, yyyy-MM-dd on the site's clock
*/
async function carryOut(db, job, turn, work) {
	const taken = await db.transact((tx) => take(tx, job, turn));
	if (!taken) return false;
	const interruption = new AbortController();
	const renewing = setInterval(() => {
		renew(db, job).then((ours) => ours || interruption.abort(/* @__PURE__ */ new Error(`The job ${job.name} was taken over by another process.`)), (error) => interruption.abort(error));
	}, RENEWED_MS);
	renewing.unref();
	const signal = AbortSignal.any([interruption.signal, ...job.signal ? [job.signal] : []]);
	try {
		await work({
			doneFor: taken.done_for,
			signal
		});
		signal.throwIfAborted();
		await letGo(db, job, { done_for: turn });
		return true;
	} catch (error) {
		await letGo(db, job).catch((further) => {
			throw new AggregateError([error, further], `The job ${job.name} failed, and could not be given back.`);
		});
		throw error;
	} finally {
		clearInterval(renewing);
	}
}
/** The conditional update lets only one of several nodes take the job. */
async function take(tx, { name, holder, clock, again = false }, turn) {
	const now = toInstant(clock());
	await tx.insertInto("jobs").values({
		name,
		leased_by: null,
		leased_until: null,
		done_for: null,
		changed: now
	}).onConflict((held) => held.column("name").doNothing()).execute();
	return tx.updateTable("jobs").set({
		leased_by: holder,
		leased_until: leaseEnd(clock),
		changed: now
	}).where("name", "=", name).$if(!again, (query) => query.where((eb) => eb.or([eb("done_for", "is", null), eb("done_for", "<", turn)]))).where((eb) => eb.or([eb("leased_until", "is", null), eb("leased_until", "<=", now)])).returning("done_for").executeTakeFirst();
}
async function renew(db, { name, holder, clock }) {
	return await db.transact((tx) => tx.updateTable("jobs").set({
		leased_until: leaseEnd(clock),
		changed: toInstant(clock())
	}).where("name", "=", name).where("leased_by", "=", holder).returning("name").executeTakeFirst()) !== void 0;
}
async function letGo(db, { name, holder, clock }, done = {}) {
	await db.transact((tx) => tx.updateTable("jobs").set({
		...done,
		leased_by: null,
		leased_until: null,
		changed: toInstant(clock())
	}).where("name", "=", name).where("leased_by", "=", holder).execute());
}
function leaseEnd(clock) {
	return toInstant(new Date(clock().getTime() + LEASE_MS));
}
// src/lib/server/jobs/daily.ts
var steps = [
	"prove",
	"settle",
	"freeze",
	"announce",
	"forget"
];
/** The daily job starts this long after midnight on the site's clock: at 00:05. */
var AFTER_MIDNIGHT_MS = 5 * MINUTE_MS;
var NAME = "daily";
/**
* Runs the daily job, unless it is done or another process runs it: checks the ledger, settles every wallet, freezes
* the boards of past periods, announces expiring points and deletes old answers of idempotent requests. Returns whether
* it ran. After days without a run it catches up.
* @param again whether to run even if the job is done for this day
* @throws the errors of the steps, after the other steps ran; the next run tries all steps again
*/
async function runDaily(works, { again = false } = {}) {
	const { db, clock } = works;
	const { timeZone } = await siteFacts(db.reader);
	const day = jobDay(clock(), timeZone);
	if (!again && await isDone(db.reader, day)) return false;
	return carryOut(db, {
		name: NAME,
		...works,
		again
	}, day, (lease) => work(works, timeZone, lease));
}
/** Whether the job of the day is not done yet; another process may be running it. */
async function isDailyDue(reader, now) {
	return !await isDone(reader, jobDay(now, (await siteFacts(reader)).timeZone));
}
/** The day on the site's clock whose job is due. */
function jobDay(now, timeZone) {
	return dayOf(new Date(now.getTime() - AFTER_MIDNIGHT_MS), timeZone).toString();
}
async function work(works, timeZone, { doneFor, signal }) {
	const { db, log, clock } = works;
	const run = {
		prove: () => prove(works, signal),
		settle: () => settle(works, signal),
		async freeze() {
			const frozen = await freezeBoards(db, {
				now: clock(),
				timeZone
			}, { signal });
			log.info({ frozen }, "boards frozen");
		},
		async announce() {
			const announced = await announceExpiry(db, {
				now: clock(),
				timeZone
			}, {
				since: doneFor,
				signal
			});
			log.info({ announced }, "expiry announced");
		},
		async forget() {
			const forgotten = await forgetAnswers(db, clock(), { signal });
			log.info({ forgotten }, "stored answers deleted");
		}
	};
	const failures = [];
	for (const step of steps) try {
		await run[step]();
	} catch (error) {
		if (signal.aborted) throw error;
		log.error({
			err: error,
			step
		}, "a step of the daily job failed");
		failures.push(error);
	}
	if (failures.length > 1) throw new AggregateError(failures, "Several steps of the daily job failed.");
	if (failures.length === 1) throw failures[0];
}
/** Logs the findings; a person must decide, because nothing is repaired automatically. */
async function prove({ db, log, onProgress }, signal) {
	const findings = await reconcile(db, {
		onProgress: ({ people, of }) => onProgress?.("prove", {
			wallets: people,
			of
		}),
		signal
	});
	for (const finding of findings) log.error(finding, "the book of points does not hold");
	if (findings.length === 0) log.info("the book of points holds");
}
async function settle({ db, log, clock, onProgress }, signal) {
	const { skipped, ...settled } = await settleDue(db, { now: clock() }, {
		onProgress: (progress) => onProgress?.("settle", progress),
		signal
	});
	for (const uid of skipped) log.error({ uid }, "a wallet cannot be settled");
	log.info(settled, "wallets settled");
}
async function isDone(reader, day) {
	const job = await reader.selectFrom("jobs").select("done_for").where("name", "=", NAME).executeTakeFirst();
	return job?.done_for != null && job.done_for >= day;
}
export { openDatabase as a, createRealTime as i, runDaily as n, carryOut as r, isDailyDue as t };
