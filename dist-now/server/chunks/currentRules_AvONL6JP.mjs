import { n as Id, o as LanguageCode, r as Instant } from "./common_BQnAGUxS.mjs";
import { n as toInstant, t as fromInstant } from "./time_DK_4AeA9.mjs";
import { t as msg } from "./message_DmblFCuN.mjs";
import { o as periods, t as Restrictions } from "./restrictions_DZz8s8sS.mjs";
import { t as statement } from "./statement_BWdfYBP4.mjs";
import { t as lruCache } from "./lruCache_DYVXh-pG.mjs";
import { z } from "zod";
// src/lib/shared/points/rules.ts
/** The types of events that can earn points. */
var triggers = [
	"training_completed",
	"session_attended",
	"test_passed",
	"certificate_issued",
	"survey_submitted",
	"review_posted",
	"profile_completed",
	"first_login",
	"daily_login"
];
var repeats = [
	"once_per_object",
	"per_completion",
	"periodic"
];
var Times = z.int().min(1).max(1e5).nullable().default(null);
var Cap = z.int().min(1).max(1e8).nullable().default(null);
/** An instant that there is. */
var RealInstant = Instant.refine(isReal, {
	message: msg("There is no such time."),
	params: { code: "format" }
});
var fields = {
	/** The name that learners read as the reason for their points, in the site's language. */
	name: z.string().trim().min(1).max(120),
	/** The name in other languages; '' if it is not translated. */
	translations: z.record(LanguageCode, z.strictObject({ name: z.string().trim().max(120).default("") })).default({}),
	trigger: z.enum(triggers),
	enabled: z.boolean().default(true),
	points: z.int().min(1).max(1e4),
	/** Whether the points are multiplied by the score; events without a score do not match such a rule. */
	times_score: z.boolean().default(false),
	/** The events that match: those of one of the trainings and under one of the terms; an empty list matches all. */
	filters: z.strictObject({
		trainings: z.array(Id).max(500).default([]),
		terms: z.array(Id).max(200).default([]),
		/** Percent. */
		min_score: z.int().min(0).max(100).nullable().default(null)
	}).prefault({}),
	/** The learners who can earn by this rule. */
	restrictions: Restrictions.default([]),
	/** How often a learner can earn by this rule. */
	max: z.strictObject({
		day: Times,
		week: Times,
		month: Times,
		lifetime: Times
	}).prefault({}),
	/** The minimum time between two events of a learner that both earn. */
	cooldown_minutes: z.int().min(0).max(527040).default(0),
	/** The rule is for events from `from` on and before `until`. */
	from: RealInstant.nullable().default(null),
	until: RealInstant.nullable().default(null),
	/** How many days the points stay pending before they can be spent. */
	pending_days: z.int().min(0).max(90).default(0),
	/** The expiry schedule of the points; `null`: the site's default. */
	schedule: Id.nullable().default(null),
	/** Whether a revoked event loses its points. */
	clawback: z.boolean().default(true),
	/** Whether the learner gets a notice. */
	notify: z.boolean().default(true)
};
var RuleId = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,39}$/);
/** The period in which a periodic rule earns once per object. */
var Period = z.enum(periods).nullable().default(null);
var Rule = z.strictObject({
	id: RuleId,
	...fields,
	repeat: z.enum(repeats).default("once_per_object"),
	period: Period
});
var document = {
	/** 0 before the first save. */
	revision: z.int().min(0),
	enabled: z.boolean(),
	/** The most points that a learner can earn by rules in a day and in a month of the site's clock. */
	daily_cap: Cap,
	monthly_cap: Cap
};
/** The earning rules, tried from top to bottom: the first rule that matches an event decides. */
var RulesDocument = z.strictObject({
	...document,
	rules: z.array(Rule).max(50)
});
/** Without `repeat`, a rule earns once per object, and a rule for daily logins once a day. */
var SentRule = z.strictObject({
	id: RuleId.nullish(),
	...fields,
	repeat: z.enum(repeats).optional(),
	period: Period
}).transform(withRepeat).superRefine(hangTogether);
/** The request body of the rules: a new rule has no identifier yet. */
var RulesBody = z.strictObject({
	...document,
	rules: z.array(SentRule.superRefine(hangTogether)).max(50).superRefine(areDistinct)
});
/** The rules of a site before the first save. */
var noRules = {
	revision: 0,
	enabled: false,
	daily_cap: null,
	monthly_cap: null,
	rules: []
};
function withRepeat(rule) {
	const { trigger, repeat, period } = rule;
	if (repeat || trigger !== "daily_login") return {
		...rule,
		repeat: repeat ?? "once_per_object"
	};
	return {
		...rule,
		repeat: "periodic",
		period: period ?? "day"
	};
}
function hangTogether({ repeat, period, from, until }, context) {
	const refuse = (path, message, code) => context.addIssue({
		code: "custom",
		path: [path],
		message,
		params: { code }
	});
	if (repeat === "periodic" && period === null) refuse("period", msg("This field is required."), "required");
	if (repeat !== "periodic" && period !== null) refuse("period", msg("Only a periodic rule has a period."), "value");
	if (from && until && from >= until) refuse("until", msg("The end must come after the beginning."), "order");
}
function areDistinct(rules, context) {
	for (const [index, { id }] of rules.entries()) {
		if (!id || rules.findIndex((rule) => rule.id === id) === index) continue;
		const message = msg("Another rule has this identifier.");
		context.addIssue({
			code: "custom",
			path: [index, "id"],
			message,
			params: { code: "taken" }
		});
	}
}
function isReal(text) {
	const moment = fromInstant(text);
	return !Number.isNaN(moment.getTime()) && toInstant(moment) === text;
}
// src/lib/server/points/earning/currentRules.ts
/** The name of the document in the settings. */
var RULES = "incentives_rules";
/** The stored document also holds who saved it. */
var Stored = RulesDocument.omit({ revision: true }).extend({ by: z.int().nullable().default(null) });
/** A process reads one document; tests with several databases read a few. */
var DOCUMENTS_KEPT = 4;
/** The current earning rules. */
async function currentRules(reader) {
	const row = await stored.row(reader, {});
	if (!row || row.revision === 0) return {
		document: noRules,
		by: null,
		at: null
	};
	return {
		...parsed(row.value, row.revision),
		at: row.changed
	};
}
var stored = statement((reader, _) => reader.selectFrom("settings").selectAll().where("name", "=", RULES));
/** Every page with cards reads the rules, and to check them costs more than to read them: each text is parsed once. */
function parsed(text, revision) {
	return documents(`${revision} ${text}`, () => storedRules(text, revision));
}
var documents = lruCache(DOCUMENTS_KEPT);
/** Parses a stored document (JSON) of a revision; also returns who saved it, if it is known. */
function storedRules(text, revision) {
	const { by, ...rules } = Stored.parse(JSON.parse(text));
	return {
		document: {
			revision,
			...rules
		},
		by
	};
}
export { Rule as a, triggers as c, RealInstant as i, currentRules as n, RulesBody as o, storedRules as r, RulesDocument as s, RULES as t };
