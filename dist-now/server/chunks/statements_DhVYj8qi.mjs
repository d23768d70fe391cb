import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { a as Statements, c as momentOfTimestamp, i as PutStatement, n as versionHeaders, r as AskedStatement, s as XapiStatement, t as requireVersion } from "./version_D0K45wPQ.mjs";
import { a as invalid, o as notFound, t as Refusal } from "./refusal_BIBnmlLH.mjs";
import { n as toInstant } from "./time_DK_4AeA9.mjs";
import { t as msg } from "./message_DmblFCuN.mjs";
import { r as TEST_SCORED } from "./eventFacts_CS0xfZcs.mjs";
import { a as trainingsBy, i as personBy, n as noPerson, o as followEvent, t as futureProblems } from "./reported_BIQNuw5n.mjs";
import { n as currentRules } from "./currentRules_AvONL6JP.mjs";
import { t as openWallet } from "./openWallet_Dwf2QsxC.mjs";
import { t as recordEvent } from "./recordEvent_WsFhsbGt.mjs";
import { z } from "zod";
// src/lib/server/events/xapi/findStatement.ts
/**
* A stored statement of one sender; a voided one only if the request asks for voided statements.
* @throws Refusal 404 if there is none
*/
async function findStatement(reader, { source, id, voided }) {
	const row = await reader.selectFrom("learning_events").select("payload").where("source", "=", source).where("external_id", "=", id).where("revoked", "=", voided ? 1 : 0).executeTakeFirst();
	const statement = row?.payload ? XapiStatement.safeParse(JSON.parse(row.payload)).data : void 0;
	if (!statement) throw notFound();
	return statement;
}
// src/lib/server/events/xapi/readStatement.ts
/** The type of statements that are stored but earn nothing. */
var IGNORED = "ignored";
/** The event types of the known verbs. A new verb is one more line. */
var verbs = {
	"http://adlnet.gov/expapi/verbs/completed": (result) => result?.completion === false ? IGNORED : "training_completed",
	"http://adlnet.gov/expapi/verbs/passed": (result) => result?.success === false ? IGNORED : "test_passed",
	"http://adlnet.gov/expapi/verbs/attended": () => "session_attended",
	"http://adlnet.gov/expapi/verbs/scored": (result) => {
		if (result?.success === false || percentOf(result) === null) return IGNORED;
		return result?.success === true ? "test_passed" : TEST_SCORED;
	}
};
/** The event type of a statement. */
function typeOf({ verb, result }) {
	return verbs[verb.id]?.(result) ?? "ignored";
}
/** The score in percent: `scaled`, else `raw` of `max`. */
function percentOf(result) {
	const { scaled, raw, max } = result?.score ?? {};
	const share = scaled ?? (raw !== void 0 && max !== void 0 && max > 0 ? raw / max : void 0);
	if (share === void 0) return null;
	return Math.min(100, Math.max(0, Number((share * 100).toFixed(6))));
}
/** When the event happened (UTC text); `undefined` if the statement has no timestamp. */
function statementTime({ timestamp }) {
	if (timestamp === void 0) return void 0;
	return toInstant(momentOfTimestamp(timestamp));
}
/**
* The statement with the identifier from the request.
* @throws Refusal 400 if the statement has another identifier
*/
function identified(statement, id) {
	if (statement.id === void 0 || statement.id === id) return {
		...statement,
		id
	};
	throw invalid([{
		message: msg("The statement has another identifier."),
		path: "id",
		code: "statement_id"
	}]);
}
/** The identifier of the voided statement; `undefined` if this statement does not void one. */
function voidedBy({ verb, object }) {
	return verb.id === "http://adlnet.gov/expapi/verbs/voided" && object.objectType === "StatementRef" ? object.id : void 0;
}
/** The address of the statement's activity; '' if its object is not an activity. */
function activityOf({ object }) {
	return object.objectType === "Activity" && "id" in object ? String(object.id) : "";
}
/** The training id in an address of this site, such as `…/training/12`. */
function trainingHere(activity, origin) {
	if (!activity.startsWith(`${origin}/training/`)) return void 0;
	const id = /^([1-9]\d{0,8})\/?$/.exec(activity.slice(`${origin}/training/`.length))?.[1];
	return id === void 0 ? void 0 : Number(id);
}
/** The possible external ids of a training in the address of an activity: the whole address, or its end. */
function externalIdsIn(activity) {
	const address = activity.replace(/\/$/, "");
	const ends = [/\//, /[/#?=:]/].flatMap((mark) => address.split(mark).at(-1) || []);
	return [.../* @__PURE__ */ new Set([
		activity,
		...ends,
		...ends.map(decoded)
	])].filter((id) => id.length <= 200);
}
function decoded(text) {
	return /%(?![0-9a-f]{2})/i.test(text) ? text : new URLSearchParams(`_=${text.replaceAll("+", "%2B")}`).get("_");
}
// src/lib/server/events/xapi/resolveStatements.ts
/** Finds the learners and trainings of statements, and collects all problems. */
async function resolveStatements(reader, statements, { origin, now }) {
	const problems = [];
	const trainings = await trainingsOf(reader, statements.map(activityOf), origin);
	const people = /* @__PURE__ */ new Map();
	const resolved = [];
	for (const [index, statement] of statements.entries()) {
		problems.push(...futureProblems(statementTime(statement) ?? "", now, `${index}[timestamp]`));
		const object = activityOf(statement);
		const revokes = voidedBy(statement) ?? null;
		if (statement.verb.id === "http://adlnet.gov/expapi/verbs/voided" && revokes === null) {
			const message = msg("Only a statement can be voided.");
			problems.push({
				message,
				path: `${index}[object]`,
				code: "object_type"
			});
		}
		const uid = revokes === null ? await personIn(reader, statement, people) : null;
		if (uid === void 0) problems.push(noPerson(`${index}[actor]`));
		resolved.push({
			statement,
			object,
			revokes,
			type: typeOf(statement),
			uid: uid ?? null,
			training_id: trainings.get(object) ?? null
		});
	}
	return {
		resolved,
		problems
	};
}
/** Finds the actor by mail address, or by the login name of an account with any home page. */
async function personIn(reader, { actor }, known) {
	const { objectType, mbox, account } = actor;
	if (objectType === "Group") return void 0;
	const by = mbox ? { mail: mbox.slice(7) } : account && { name: account.name };
	if (!by) return void 0;
	const key = JSON.stringify(by);
	if (!known.has(key)) known.set(key, await personBy(reader, by));
	return known.get(key);
}
/** The ids of trainings by the addresses of activities. */
async function trainingsOf(reader, activities, origin) {
	const distinct = [...new Set(activities)].filter(Boolean);
	const here = distinct.flatMap((activity) => trainingHere(activity, origin) ?? []);
	const rows = here.length > 0 ? await reader.selectFrom("trainings").select("id").where("id", "in", here).execute() : [];
	const own = new Set(rows.map(({ id }) => id));
	const named = await trainingsBy(reader, distinct.flatMap(externalIdsIn));
	return new Map(distinct.flatMap((activity) => {
		const id = trainingHere(activity, origin);
		if (id !== void 0 && own.has(id)) return [[activity, id]];
		const name = externalIdsIn(activity).find((candidate) => named.has(candidate));
		return name === void 0 ? [] : [[activity, named.get(name) ?? 0]];
	}));
}
// src/lib/server/events/xapi/sameStatement.ts
/**
* Whether two statements are equal (xAPI 1.0.3, Data 2.3.1). Ignores the fields that the receiver adds, names of things
* and the order of members.
*/
function isSameStatement(stored, sent) {
	return (sent.timestamp === void 0 || statementTime(stored) === statementTime(sent)) && written(essence(stored)) === written(essence(sent));
}
function essence({ actor, verb, object, result, context, attachments }) {
	const { definition: _, ...thing } = {
		definition: void 0,
		...object
	};
	return {
		actor,
		verb: verb.id,
		object: thing,
		result,
		context,
		attachments
	};
}
function written(value) {
	return JSON.stringify(value, (_, member) => typeof member === "object" && member !== null && !Array.isArray(member) ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => a < b ? -1 : 1)) : member);
}
// src/lib/server/events/xapi/storeStatements.ts
/**
* Stores statements, all or none, and awards the points for them. Returns their identifiers.
* @throws Refusal 400 with all problems of all statements, 409 if an identifier was used for another statement
*/
async function storeStatements(db, sending, time) {
	const { holder, origin, newId } = sending;
	const statements = sending.statements.map((statement) => ({
		...statement,
		id: statement.id ?? newId()
	}));
	const twice = statements.flatMap(({ id }, index) => statements.findIndex((other) => other.id === id) < index ? [{
		message: msg("Another statement here has this identifier."),
		path: `${index}[id]`,
		code: "taken"
	}] : []);
	return db.transact(async (tx) => {
		const { resolved, problems } = await resolveStatements(tx, statements, {
			origin,
			now: time.now
		});
		if (twice.length + problems.length > 0) throw invalid([...twice, ...problems]);
		const uids = new Set(resolved.flatMap(({ uid }) => uid ?? []));
		for (const uid of [...uids].sort((a, b) => a - b)) await openWallet(tx, uid, time);
		const { document: rules } = await currentRules(tx);
		const clashes = [];
		for (const [index, one] of resolved.entries()) if (!await store(tx, one, {
			holder,
			origin,
			rules
		}, time)) clashes.push(clash(index));
		if (clashes.length > 0) throw new Refusal(409, clashes);
		return statements.map(({ id }) => id);
	});
}
/** Returns false if the identifier was used for another statement. */
async function store(tx, { statement, ...event }, { holder, origin, rules }, time) {
	const at = statementTime(statement) ?? toInstant(time.now);
	const recorded = await recordEvent(tx, {
		...event,
		source: holder.source,
		external_id: statement.id,
		score: percentOf(statement.result),
		at,
		payload: JSON.stringify({
			...statement,
			timestamp: statement.timestamp ?? time.now.toISOString(),
			stored: time.now.toISOString(),
			version: statement.version ?? "1.0.3",
			authority: {
				objectType: "Agent",
				name: holder.name,
				account: {
					homePage: origin,
					name: holder.source
				}
			}
		})
	}, time, rules);
	if (recorded.repeated && !isRepetition(recorded.event, statement)) return false;
	await followEvent(tx, recorded);
	return true;
}
function isRepetition({ payload }, sent) {
	const stored = payload === null ? void 0 : XapiStatement.safeParse(JSON.parse(payload)).data;
	return stored !== void 0 && isSameStatement(stored, sent);
}
function clash(index) {
	return {
		message: msg("This identifier was used for another statement."),
		path: `${index}[id]`,
		code: "statement_id"
	};
}
// src/pages/api/v2/xapi/statements.ts
var statements_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	GET: () => GET,
	POST: () => POST,
	PUT: () => PUT
});
var declared = {
	access: { key: "xapi" },
	bare: true,
	headers: versionHeaders
};
var GET = endpoint({
	...declared,
	summary: "One xAPI statement that was sent with the same key: `statementId`, or `voidedStatementId` for a voided one.",
	query: AskedStatement,
	refuses: { 404: {} },
	answer: XapiStatement,
	async run({ query, holder: { source }, request, locals: { db, now } }) {
		requireVersion(request.headers.get("x-experience-api-version"));
		const { statementId, voidedStatementId } = query;
		const voided = statementId === void 0;
		const id = statementId ?? voidedStatementId ?? "";
		return {
			data: await findStatement(db.reader, {
				source,
				id,
				voided
			}),
			headers: { "X-Experience-API-Consistent-Through": now.toISOString() }
		};
	}
});
var POST = endpoint({
	...declared,
	summary: "Receives xAPI statements, one or a list, all or none; completed, passed, attended and scored can earn points. Returns their identifiers.",
	body: Statements,
	answer: z.array(z.string()),
	refuses: { 409: {} },
	async run({ body, holder, request, locals: { db, origin, visit } }) {
		requireVersion(request.headers.get("x-experience-api-version"));
		return { data: await storeStatements(db, {
			holder,
			statements: body,
			origin,
			newId: () => crypto.randomUUID()
		}, visit) };
	}
});
var PUT = endpoint({
	...declared,
	summary: "Receives one xAPI statement with the identifier of the sender.",
	query: PutStatement,
	body: XapiStatement,
	answer: z.null(),
	status: 204,
	refuses: { 409: {} },
	async run({ query: { statementId }, body, holder, request, locals: { db, origin, visit } }) {
		requireVersion(request.headers.get("x-experience-api-version"));
		await storeStatements(db, {
			holder,
			statements: [identified(body, statementId)],
			origin,
			newId: () => statementId
		}, visit);
		return { data: null };
	}
});
var ALL = otherMethods({
	GET,
	POST,
	PUT
});
export { statements_exports as t };
