import { n as toInstant, t as fromInstant } from "./time_DK_4AeA9.mjs";
import { a as ruleFor, c as refusals, i as isFor, l as objectOf, o as decide, s as needed, t as eventFactsOf, u as periodicObject } from "./eventFacts_CS0xfZcs.mjs";
import { a as entryOf, n as saveWallet, o as post, t as openWallet } from "./openWallet_Dwf2QsxC.mjs";
import { t as msg } from "./message_DmblFCuN.mjs";
import { c as triggers, i as RealInstant, n as currentRules } from "./currentRules_AvONL6JP.mjs";
import { n as Id } from "./common_BQnAGUxS.mjs";
import { r as Mail } from "./people_CO5jA58C.mjs";
import { s as windowOf } from "./restrictions_DZz8s8sS.mjs";
import { t as notify } from "./notify_C--IB-n5.mjs";
import { r as award, t as afterTaking } from "./taking_BVo9P2jA.mjs";
import { t as siteFacts } from "./siteFacts_B-pSMqiB.mjs";
import { t as ruleName } from "./ruleName_UQU6Upa0.mjs";
import { n as trainingText } from "./texts_RA5CvOT8.mjs";
import { r as spansOf } from "./boardPeriods_CnPcrKa3.mjs";
import { t as dayOf } from "./expiry_1SWRAkD1.mjs";
import { c as shares, i as isAvailable, s as openLots, u as takeFrom } from "./walletClock_AaMSR0eW.mjs";
import { z } from "zod";
import { sql } from "kysely";
// src/lib/shared/contract/events.ts
var Name = z.string().trim().min(1).max(200);
/**
* An event from another system; with `revokes` it revokes another one (which may arrive later) and needs no other
* field.
*/
var EventBody = z.strictObject({
	/** The sender's id of the event: the site recognises repeated events by it. */
	id: Name,
	type: z.enum(triggers).optional(),
	uid: Id.optional(),
	mail: Mail.optional(),
	/** The training's id here, or the sender's id. */
	training: z.union([Id, Name]).optional(),
	/**
	* The subject of the event if it is not a training: an address or an id. Without it each event is its own subject.
	*/
	object: z.string().trim().min(1).max(500).optional(),
	/** Percent. */
	score: z.number().min(0).max(100).optional(),
	at: RealInstant,
	/** The `id` of the event that is taken back. */
	revokes: Name.optional()
}).superRefine(({ type, uid, mail, training, revokes }, context) => {
	if (revokes !== void 0) return;
	const need = (path) => context.addIssue({
		code: "custom",
		path: [path],
		message: msg("This field is required."),
		params: { code: "required" }
	});
	if (type === void 0) need("type");
	if (uid === void 0 && mail === void 0) need("uid");
	if (type === "training_completed" && training === void 0) need("training");
});
var Points = z.int().min(0);
/** The result of an event. */
var Outcome = z.strictObject({
	/** The rule that applied; `null`: none. */
	rule: z.string().nullable().default(null),
	points: Points.default(0),
	/** The entry in the points ledger. */
	entry: z.int().positive().nullable().default(null),
	/** It gave less than its rule says, because of a cap. */
	capped: z.boolean().default(false),
	/** The reason why it gave nothing. */
	why: z.enum([
		...refusals,
		"off",
		"no_rule",
		"no_trigger"
	]).nullable().default(null),
	/** Whether revoking it takes its points back, as the rule said at the time. */
	clawback: z.boolean().default(false),
	/** The points that were taken back, and those that could not be because they were spent or had expired. */
	taken_back: Points.default(0),
	shortfall: Points.default(0)
});
/** An event as the site stores it. */
var LearningEvent = z.strictObject({
	id: z.string(),
	type: z.string(),
	/** `null` in a revocation of an event that has not arrived yet. */
	uid: Id.nullable(),
	training: Id.nullable(),
	score: z.int().min(0).max(100).nullable(),
	at: RealInstant,
	revokes: z.string().nullable(),
	revoked: z.boolean(),
	outcome: Outcome
});
// src/lib/server/points/earning/otherEarnings.ts
/** The points of a learner's other events that count towards the limits of a rule. The wallet must be open. */
async function otherEarnings(reader, event, rule, { own, all }) {
	if (!own && !all) return [];
	return (await reader.selectFrom("learning_events").select([
		"rule",
		"object",
		"at",
		"points"
	]).where("uid", "=", event.uid).where("points", ">", sql.lit(0)).where("id", "!=", event.id).where((eb) => {
		const within = ({ from, until }) => eb.and([eb("at", ">=", from), eb("at", "<", until)]);
		return eb.or([...own ? [eb.and([eb("rule", "=", rule), within(own)])] : [], ...all ? [within(all)] : []]);
	}).execute()).map((row) => ({
		...row,
		rule: row.rule ?? ""
	}));
}
// src/lib/server/points/earning/trainingTitle.ts
/** The title of a training in the reader's language; '' for none. */
async function trainingTitle(reader, id, reading) {
	if (id === null) return "";
	const row = await reader.selectFrom("trainings").select([
		"title",
		"summary",
		"language",
		"translations"
	]).where("id", "=", id).executeTakeFirst();
	return row ? trainingText(row, reading).title.slice(0, 300) : "";
}
// src/lib/server/points/earning/awardEvent.ts
/**
* Awards the points of a new event by the rules, and stores the outcome. The learner's wallet must be open.
* @param rules the rules, if this transaction has already read them
*/
async function awardEvent(tx, event, time, rules) {
	const nothing = (why) => noteOutcome(tx, event, {
		...Outcome.parse({}),
		why
	});
	if (!isTrigger(event.type)) return nothing("no_trigger");
	const document = rules ?? (await currentRules(tx)).document;
	if (!document.enabled) return nothing("off");
	const found = await ruleOf(tx, event, document);
	if (!found) return nothing("no_rule");
	return awardBy(tx, event, {
		document,
		...found
	}, time);
}
/**
* Awards points that limits withheld from an event before, up to the present limits; never reduces its points. An event
* that now falls under another rule stays unchanged.
*/
async function awardMissed(tx, event, document, time) {
	const found = await ruleOf(tx, event, document);
	if (found?.rule.id === event.rule) await awardBy(tx, event, {
		document,
		...found
	}, time);
}
async function ruleOf(tx, event, document) {
	if (!document.rules.some((rule) => isFor(rule, event.type))) return void 0;
	const [fact] = await eventFactsOf(tx, [event], {
		document,
		language: (await siteFacts(tx)).siteLanguage
	});
	const rule = fact && ruleFor(document, fact);
	return rule ? {
		rule,
		fact
	} : void 0;
}
async function awardBy(tx, event, { document, rule, fact }, time) {
	const { timeZone } = time;
	const earned = await otherEarnings(tx, event, rule.id, needed(document, rule, event.at, timeZone));
	const { points, missed, why } = decide(document, rule, fact, {
		earned,
		timeZone
	});
	const more = points - event.points;
	if (more < 0 || more === 0 && event.rule !== null) return event;
	const entry = more > 0 ? await awardFor(tx, event, {
		rule,
		points: more,
		revision: document.revision
	}, time) : null;
	return noteOutcome(tx, event, Outcome.parse({
		rule: rule.id,
		points,
		why,
		clawback: rule.clawback,
		entry: entry?.id ?? null,
		capped: missed > 0 && (points > 0 || why === "cap")
	}), missed);
}
async function awardFor(tx, event, { rule, points, revision }, time) {
	const plain = keyOf(rule, event, time.timeZone);
	const key = await entryOf(tx, plain) ? `${plain}:again:${event.id}:${event.points}` : plain;
	const { entry } = await award(tx, {
		uid: event.uid ?? 0,
		kind: "earn",
		points,
		key,
		rule: rule.id,
		reason: rule.name,
		eventId: event.id,
		rulesRevision: revision,
		pendingDays: rule.pending_days,
		scheduleId: rule.schedule
	}, time);
	if (rule.notify) await notifyEarner(tx, {
		entry,
		rule,
		points,
		event
	}, time);
	return entry;
}
async function notifyEarner(tx, { entry: { id, uid }, rule, points, event }, { now }) {
	const { siteLanguage } = await siteFacts(tx);
	const { language } = await tx.selectFrom("users").select("language").where("uid", "=", uid).executeTakeFirstOrThrow();
	const reading = {
		language: language ?? siteLanguage,
		siteLanguage
	};
	const { name: reason } = ruleName(rule, reading);
	const details = {
		points,
		reason,
		title: await trainingTitle(tx, event.training_id, reading),
		completed: rule.trigger === "training_completed"
	};
	await notify(tx, {
		uid,
		type: "points_earned",
		details,
		key: `points_earned:${id}`
	}, now);
}
/** The idempotency key of the award: the ledger refuses a second entry with it. */
function keyOf({ id, repeat, period }, { uid, id: event, object, at }, timeZone) {
	const beginning = `rule:${id}:${uid}`;
	if (repeat === "once_per_object") return `${beginning}:once:${object}`;
	if (repeat === "periodic" && period) return `${beginning}:${period}:${windowOf(period, at, timeZone).start}:${periodicObject(object)}`;
	return `${beginning}:event:${event}`;
}
async function noteOutcome(tx, event, outcome, missed = 0) {
	const { rule, points } = outcome;
	const set = {
		rule,
		points,
		missed,
		outcome: JSON.stringify(outcome)
	};
	await tx.updateTable("learning_events").set(set).where("id", "=", event.id).execute();
	return {
		...event,
		...set
	};
}
function isTrigger(type) {
	return type === "test_scored" || triggers.some((trigger) => trigger === type);
}
// src/lib/server/points/boards/lowerBoards.ts
/**
* Subtracts a revoked earning from the boards of the periods in which it was earned. Frozen boards stay unchanged. The
* wallet must be open.
* @param earnedAt when it was earned, UTC text
*/
async function lowerBoards(tx, { uid, points, earnedAt }, { now, timeZone }) {
	const spans = spansOf(dayOf(fromInstant(earnedAt), timeZone));
	const today = dayOf(now, timeZone).toString();
	await keepOpen(tx, spans.filter(({ end }) => end !== "" && end < today));
	await tx.updateTable("board_rows").set((eb) => ({ points: eb.case().when("points", ">", points).then(eb("points", "-", points)).else(0).end() })).where("uid", "=", uid).where("board_id", "in", (eb) => eb.selectFrom("boards").select("id").where("frozen_at", "is", null).where((of) => isOneOf(of, spans))).execute();
}
/** Locks the rows of boards whose period is over, so that nobody can freeze them before this transaction ends. */
async function keepOpen(tx, over) {
	if (over.length === 0) return;
	await tx.updateTable("boards").set({ frozen_at: null }).where("frozen_at", "is", null).where((of) => isOneOf(of, over)).execute();
}
function isOneOf(of, spans) {
	return of.or(spans.map(({ period, start }) => of.and([of("period", "=", period), of("start", "=", start)])));
}
// src/lib/server/points/clawBack.ts
/**
* Takes an earning back: first from its own lot, then from the user's other lots, never below 0. The missing part is
* recorded as a shortfall. An earning is taken back once; points that a refund returns to it later are taken
* separately.
*/
async function clawBack(tx, { entryId, reason, actor = null, returned }, time) {
	const earning = await tx.selectFrom("point_entries").selectAll().where("id", "=", entryId).where("kind", "in", [
		"earn",
		"import",
		"manual_credit"
	]).executeTakeFirstOrThrow();
	const wallet = await openWallet(tx, earning.uid, time);
	const key = returned ? `clawback:${entryId}:${returned.by}` : `clawback:${entryId}`;
	const before = await entryOf(tx, key);
	if (before) return {
		entry: before,
		shortfall: before.shortfall,
		repeated: true
	};
	const lots = await openLots(tx, earning.uid);
	const ownFirst = lots.toSorted((a, b) => Number(b.entry_id === entryId) - Number(a.entry_id === entryId));
	const due = returned?.points ?? earning.amount;
	const taken = shares(ownFirst, due);
	const points = taken.reduce((sum, share) => sum + share.points, 0);
	const shortfall = due - points;
	if (points === 0) return {
		entry: null,
		shortfall,
		repeated: false
	};
	const fromAvailable = taken.filter(({ lot }) => isAvailable(lot, wallet.settled_at)).reduce((sum, share) => sum + share.points, 0);
	wallet.points -= fromAvailable;
	wallet.pending -= points - fromAvailable;
	wallet.lifetime_earned -= points;
	const entry = await post(tx, wallet, {
		kind: "clawback",
		amount: -points,
		reason,
		key,
		actor,
		reverses: earning.id,
		rule: earning.rule,
		event_id: earning.event_id,
		shortfall
	});
	await takeFrom(tx, entry, taken);
	wallet.next_change_at = afterTaking(lots, taken, wallet.settled_at);
	await saveWallet(tx, wallet);
	if (earning.kind === "earn") await lowerBoards(tx, {
		uid: earning.uid,
		points,
		earnedAt: earning.at
	}, time);
	return {
		entry,
		shortfall,
		repeated: false
	};
}
// src/lib/server/points/earning/revokeEvent.ts
/**
* Revokes an event. Its points are taken back if its rule says so, and other events get the points that limits withheld
* because of it. The learner's wallet must be open.
*/
async function revokeEvent(tx, event, time) {
	await tx.updateTable("learning_events").set({ revoked: 1 }).where("id", "=", event.id).execute();
	const revoked = {
		...event,
		revoked: 1
	};
	const before = Outcome.parse(JSON.parse(event.outcome));
	if (!before.clawback) return revoked;
	const shortfall = await clawBackAll(tx, event, time);
	const after = await noteOutcome(tx, revoked, {
		...before,
		points: 0,
		why: "revoked",
		capped: false,
		taken_back: event.points - shortfall,
		shortfall
	});
	if (event.points > 0) await awardOthers(tx, event, time);
	return after;
}
/** Returns how many points could not be taken. */
async function clawBackAll(tx, event, time) {
	const entries = await tx.selectFrom("point_entries").select(["id", "reason"]).where("event_id", "=", event.id).where("kind", "=", "earn").orderBy("id").execute();
	let shortfall = 0;
	for (const { id, reason } of entries) shortfall += (await clawBack(tx, {
		entryId: id,
		reason
	}, time)).shortfall;
	return shortfall;
}
async function awardOthers(tx, { uid, rule, at }, time) {
	const month = windowOf("month", at, time.timeZone);
	const others = await tx.selectFrom("learning_events").selectAll().where("uid", "=", uid).where("missed", ">", sql.lit(0)).where((eb) => eb.or([eb("rule", "=", rule), eb.and([eb("at", ">=", month.from), eb("at", "<", month.until)])])).orderBy("at").orderBy("id").execute();
	if (others.length === 0) return;
	const { document } = await currentRules(tx);
	for (const other of others) await awardMissed(tx, other, document, time);
}
// src/lib/server/points/earning/recordEvent.ts
/** The types of rows that are not events of a learner. */
var REVOCATION = "revocation";
var AWAITED = "awaited";
var nothing = {
	uid: null,
	training_id: null,
	score: null
};
/**
* Records an event of a learner and awards its points. The learner's wallet is opened first, so that two events of one
* learner are decided one after the other. An event whose revocation came first counts as revoked.
* @param rules the rules, if this transaction has already read them
*/
async function recordEvent(tx, sent, time, rules) {
	if (sent.revokes) return recordRevocation(tx, {
		...sent,
		type: REVOCATION
	}, sent.revokes, time);
	if (sent.uid === null) throw new Error(`The event ${sent.external_id} is nobody's.`);
	await openWallet(tx, sent.uid, time);
	const { event, repeated } = await note(tx, sent, time);
	return {
		event: repeated ? event : await awardEvent(tx, event, time, rules),
		repeated
	};
}
async function recordRevocation(tx, sent, revokes, time) {
	const { event, repeated } = await note(tx, sent, time);
	if (repeated) return {
		event,
		repeated
	};
	if (await insert(tx, {
		...nothing,
		source: sent.source,
		external_id: revokes,
		type: AWAITED,
		at: sent.at
	}, time, { revoked: 1 })) return {
		event,
		repeated
	};
	const { uid } = await find(tx, sent.source, revokes);
	if (uid === null) return {
		event,
		repeated
	};
	await tx.updateTable("learning_events").set({ uid }).where("id", "=", event.id).execute();
	await openWallet(tx, uid, time);
	const target = await find(tx, sent.source, revokes);
	const own = {
		event: {
			...event,
			uid
		},
		repeated
	};
	if (target.revoked === 1 || target.type === REVOCATION) return own;
	return {
		...own,
		takenBack: await revokeEvent(tx, target, time)
	};
}
/** Inserts an event, or fills the placeholder that its revocation left. */
async function note(tx, sent, time) {
	const event = await insert(tx, sent, time);
	if (event) return {
		event,
		repeated: false
	};
	const filled = await tx.updateTable("learning_events").set({
		...columnsOf(sent, time),
		...sent.revokes && { revoked: 0 }
	}).where("source", "=", sent.source).where("external_id", "=", sent.external_id).where("type", "=", AWAITED).returningAll().executeTakeFirst();
	if (!filled) return {
		event: await find(tx, sent.source, sent.external_id),
		repeated: true
	};
	await tx.updateTable("learning_events").set({ uid: sent.uid }).where("source", "=", sent.source).where("revokes", "=", sent.external_id).execute();
	return {
		event: filled,
		repeated: false
	};
}
function insert(tx, sent, time, { revoked = 0 } = {}) {
	return tx.insertInto("learning_events").values({
		...columnsOf(sent, time),
		revoked
	}).onConflict((held) => held.columns(["source", "external_id"]).doNothing()).returningAll().executeTakeFirst();
}
function columnsOf({ object, ...sent }, { now }) {
	return {
		...sent,
		object: objectOf({
			object,
			...sent
		}),
		score: sent.score === null ? null : Math.round(sent.score),
		exact_score: sent.score,
		received_at: toInstant(now),
		revokes: sent.revokes ?? null,
		payload: sent.payload ?? null
	};
}
function find(tx, source, externalId) {
	return tx.selectFrom("learning_events").selectAll().where("source", "=", source).where("external_id", "=", externalId).executeTakeFirstOrThrow();
}
export { LearningEvent as a, EventBody as i, clawBack as n, Outcome as o, noteOutcome as r, recordEvent as t };
