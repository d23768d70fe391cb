import { n as toInstant, t as fromInstant } from "./time_DK_4AeA9.mjs";
import { r as MINUTE_MS } from "./time_tYYEIZ3Z.mjs";
import { a as isWithin, i as around, n as matches, r as always, s as windowOf } from "./restrictions_DZz8s8sS.mjs";
import { i as readProfile } from "./currentUser_BoFFE5-O.mjs";
import { t as audienceOf } from "./audience_Dx2JZQwU.mjs";
// src/lib/shared/points/eventObject.ts
var ITSELF = "event:";
/**
* The object that “once per object” counts: the training, else the object that the source names, else the event itself.
*/
function objectOf({ source, external_id, training_id, object }) {
	if (training_id !== null) return `training:${training_id}`;
	return object || `${ITSELF}${source}:${external_id}`;
}
/** The object that a periodic rule counts: events without an object count together. */
function periodicObject(object) {
	return object.startsWith(ITSELF) ? "" : object;
}
// src/lib/shared/points/decide.ts
var SECOND_MS = 1e3;
/** Why an event that falls under a rule earned nothing. */
var refusals = [
	"revoked",
	"score",
	"earned_before",
	"max",
	"cooldown",
	"cap"
];
/**
* Decides how many points an event earns under its rule. Days, weeks and months are those of the event in `timeZone`,
* so the limits of a period hold in whatever order events are reported.
* @param earned the points of the learner's other events; `needed` returns the time spans that must be loaded
*/
function decide(document, rule, fact, { earned, timeZone }) {
	if (fact.revoked && rule.clawback) return {
		points: 0,
		missed: 0,
		why: "revoked"
	};
	const worth = worthOf(rule, fact);
	if (worth === 0) return {
		points: 0,
		missed: 0,
		why: "score"
	};
	const own = earned.filter((other) => other.rule === rule.id);
	const why = isRepeated(rule, fact, own, timeZone) && "earned_before" || isOften(rule, fact, own, timeZone) && "max" || own.some(({ at }) => isWithin(at, cooldownOf(rule, fact.at))) && "cooldown";
	if (why) return {
		points: 0,
		missed: worth,
		why
	};
	const points = Math.min(worth, leftUnderCaps(document, fact.at, earned, timeZone));
	return {
		points,
		missed: worth - points,
		why: points === 0 ? "cap" : null
	};
}
/** The time spans in which other earnings count: those of the same rule, and those of all rules. `null`: none. */
function needed(document, rule, at, timeZone) {
	const { repeat, period, max, cooldown_minutes } = rule;
	const own = [
		...repeat === "once_per_object" || max.lifetime !== null ? [always] : [],
		...repeat === "periodic" && period ? [windowOf(period, at, timeZone)] : [],
		...[
			"day",
			"week",
			"month"
		].flatMap((name) => max[name] === null ? [] : [windowOf(name, at, timeZone)]),
		...cooldown_minutes > 0 ? [cooldownOf(rule, at)] : []
	];
	const all = [...document.daily_cap === null ? [] : [windowOf("day", at, timeZone)], ...document.monthly_cap === null ? [] : [windowOf("month", at, timeZone)]];
	return {
		own: own.length > 0 ? around(own) : null,
		all: all.length > 0 ? around(all) : null
	};
}
/** Whole points, halves rounded up. */
function worthOf({ points, times_score }, { score }) {
	return times_score ? Math.floor((points * (score ?? 0) * 2 + 100) / 200) : points;
}
function isRepeated({ repeat, period }, fact, own, timeZone) {
	if (repeat === "per_completion") return false;
	const span = repeat === "periodic" && period ? windowOf(period, fact.at, timeZone) : always;
	const same = (one, other) => repeat === "periodic" ? periodicObject(one) === periodicObject(other) : one === other;
	return own.some(({ object, at }) => same(object, fact.object) && isWithin(at, span));
}
function isOften({ max }, fact, own, timeZone) {
	const isFull = (name, most) => {
		const window = windowOf(name, fact.at, timeZone);
		return own.filter(({ at }) => isWithin(at, window)).length >= most;
	};
	return max.lifetime !== null && own.length >= max.lifetime || [
		"day",
		"week",
		"month"
	].some((name) => max[name] !== null && isFull(name, max[name]));
}
/**
* The time span in which another event blocks this one: before and after it, because events may be reported in any
* order.
*/
function cooldownOf({ cooldown_minutes }, at) {
	const moment = fromInstant(at).getTime();
	const away = (ms) => toInstant(new Date(moment + ms));
	const length = cooldown_minutes * MINUTE_MS;
	return {
		from: away(SECOND_MS - length),
		until: away(length)
	};
}
function leftUnderCaps(document, at, earned, timeZone) {
	const left = (cap, period) => {
		if (cap === null) return Number.POSITIVE_INFINITY;
		const window = windowOf(period, at, timeZone);
		const counted = earned.filter((other) => isWithin(other.at, window));
		return Math.max(0, cap - counted.reduce((sum, { points }) => sum + points, 0));
	};
	return Math.min(left(document.daily_cap, "day"), left(document.monthly_cap, "month"));
}
// src/lib/shared/points/ruleFor.ts
/** The type of a test result with only a score: it counts as passed if a rule names the required score. */
var TEST_SCORED = "test_scored";
/** The rule for an event: the first enabled rule that matches the event and the learner. */
function ruleFor(document, fact) {
	if (!document.enabled || fact.audience === null) return void 0;
	const { audience } = fact;
	return document.rules.find((rule) => isFor(rule, fact.type) && passes(rule, fact) && matches(rule.restrictions, audience));
}
/** Whether a rule is enabled and can match events of this type. */
function isFor(rule, type) {
	const triggered = type === "test_scored" ? rule.trigger === "test_passed" && rule.filters.min_score !== null : rule.trigger === type;
	return rule.enabled && triggered;
}
function passes({ filters, times_score, from, until }, { at, training, terms, score }) {
	const { trainings, min_score } = filters;
	if (from !== null && at < from || until !== null && at >= until) return false;
	if (trainings.length > 0 && (training === null || !trainings.includes(training))) return false;
	if (filters.terms.length > 0 && !filters.terms.some((tid) => terms.includes(tid))) return false;
	if (min_score !== null && (score === null || score < min_score)) return false;
	return !times_score || score !== null;
}
// src/lib/server/points/earning/audiences.ts
/**
* The audience data of these users, by uid. Blocked and deleted users are missing.
* @param language the language of users who have not chosen one
*/
async function audiencesOf(reader, uids, language) {
	if (uids.length === 0) return /* @__PURE__ */ new Map();
	const people = await reader.selectFrom("users").select([
		"uid",
		"language",
		"country",
		"title_tid",
		"profile"
	]).where("uid", "in", uids).where("status", "=", "active").execute();
	const belonging = await reader.selectFrom("user_organizations").selectAll().where("uid", "in", uids).execute();
	const organizations = Map.groupBy(belonging, ({ uid }) => uid);
	return new Map(people.map(({ uid, profile, ...person }) => [uid, audienceOf({
		...person,
		profile: readProfile(profile),
		organizations: (organizations.get(uid) ?? []).map(({ organization_id }) => organization_id)
	}, language)]));
}
// src/lib/server/points/earning/trainingTerms.ts
/** The terms of these trainings and all their ancestors, by training. */
async function trainingTerms(reader, trainings) {
	if (trainings.length === 0) return /* @__PURE__ */ new Map();
	const rows = await reader.withRecursive("ancestors", (query) => query.selectFrom("training_terms").innerJoin("terms", "terms.tid", "training_terms.tid").select([
		"training_terms.training_id",
		"terms.tid",
		"terms.parent_tid"
	]).where("training_terms.training_id", "in", trainings).union((above) => above.selectFrom("ancestors").innerJoin("terms", "terms.tid", "ancestors.parent_tid").select([
		"ancestors.training_id",
		"terms.tid",
		"terms.parent_tid"
	]))).selectFrom("ancestors").select(["training_id", "tid"]).execute();
	const terms = /* @__PURE__ */ new Map();
	for (const { training_id, tid } of rows) terms.set(training_id, [...terms.get(training_id) ?? [], tid]);
	return terms;
}
// src/lib/server/points/earning/eventFacts.ts
var reportedColumns = [
	"uid",
	"type",
	"at",
	"object",
	"training_id",
	"score",
	"exact_score",
	"revoked"
];
/** Turns events into facts for the rules, in the same order. Loads only the data that some rule needs. */
async function eventFactsOf(reader, events, { document, language }) {
	const uids = new Set(events.flatMap(({ uid }) => uid ?? []));
	const trainings = new Set(events.flatMap(({ training_id }) => training_id ?? []));
	const audiences = await audiencesOf(reader, [...uids], language);
	const terms = document.rules.some(({ filters }) => filters.terms.length > 0) ? await trainingTerms(reader, [...trainings]) : /* @__PURE__ */ new Map();
	return events.map(({ uid, type, at, object, training_id, score, exact_score, revoked }) => ({
		type,
		at,
		object,
		score: exact_score ?? score,
		training: training_id,
		terms: terms.get(training_id ?? 0) ?? [],
		revoked: revoked === 1,
		audience: audiences.get(uid ?? 0) ?? null
	}));
}
export { ruleFor as a, refusals as c, isFor as i, objectOf as l, reportedColumns as n, decide as o, TEST_SCORED as r, needed as s, eventFactsOf as t, periodicObject as u };
