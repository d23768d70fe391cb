import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { n as toInstant } from "./time_DK_4AeA9.mjs";
import { a as ruleFor, i as isFor, n as reportedColumns, o as decide, t as eventFactsOf } from "./eventFacts_CS0xfZcs.mjs";
import { t as DAY_MS } from "./time_tYYEIZ3Z.mjs";
import { t as siteFacts } from "./siteFacts_B-pSMqiB.mjs";
import { r as withIds } from "./saveRules_BPV1Z1a5.mjs";
import { o as RulesBody } from "./currentRules_AvONL6JP.mjs";
import { z } from "zod";
import { setImmediate } from "node:timers/promises";
// src/lib/server/points/earning/simulateRules.ts
/** The batch size keeps memory small and lets other work run between batches. */
var LEARNERS_AT_ONCE = 200;
/**
* Replays the events of the last 90 days under rules that are not saved yet; each learner starts from zero. Writes
* nothing.
*/
async function simulateRules(db, body, time) {
	const document = withIds(body, counting());
	const tally = createTally(body, document);
	const since = toInstant(/* @__PURE__ */ new Date(time.now.getTime() - 90 * DAY_MS));
	const { siteLanguage: language } = await siteFacts(db.reader);
	for (let after = 0;;) {
		const uids = await learnersAfter(db.reader, after, since);
		const last = uids.at(-1);
		if (last === void 0) return tally.result();
		const events = await eventsOf(db.reader, uids, since);
		const facts = await eventFactsOf(db.reader, events, {
			document,
			language
		});
		const replayed = Map.groupBy(facts, (_, index) => events[index]?.uid ?? 0);
		for (const [uid, own] of replayed) replay(document, own, time, (rule, award) => tally.note(uid, rule, award));
		after = last;
		await setImmediate();
	}
}
function replay(document, facts, { timeZone }, note) {
	const earned = [];
	for (const fact of facts) {
		if (!document.rules.some((rule) => isFor(rule, fact.type))) continue;
		const rule = ruleFor(document, fact);
		if (!rule) continue;
		const { points, missed, why } = decide(document, rule, fact, {
			earned,
			timeZone
		});
		if (points > 0) earned.push({
			rule: rule.id,
			object: fact.object,
			at: fact.at,
			points
		});
		note(rule.id, {
			points,
			capped: missed > 0 && (points > 0 || why === "cap")
		});
	}
}
function createTally(body, { rules }) {
	const counts = new Map(rules.map(({ id }) => [id, {
		times: 0,
		points: 0,
		learners: /* @__PURE__ */ new Set()
	}]));
	const learners = /* @__PURE__ */ new Set();
	let points = 0;
	let capped = 0;
	return {
		note(uid, rule, award) {
			if (award.capped) capped++;
			const count = counts.get(rule);
			if (award.points === 0 || !count) return;
			learners.add(uid);
			points += award.points;
			count.learners.add(uid);
			count.points += award.points;
			count.times++;
		},
		result: () => ({
			learners: learners.size,
			points,
			capped,
			by_rule: rules.map(({ id, name }, index) => {
				const count = counts.get(id);
				return {
					id: body.rules[index]?.id ?? null,
					name,
					times: count?.times ?? 0,
					learners: count?.learners.size ?? 0,
					points: count?.points ?? 0
				};
			})
		})
	};
}
/** Identifiers for new rules: capital letters, which no saved rule has. */
function counting() {
	let so = 0;
	return () => `NEW-${so++}`;
}
async function learnersAfter(reader, after, since) {
	return (await reader.selectFrom("learning_events").select("uid").distinct().where("uid", ">", after).where("at", ">=", since).orderBy("uid").limit(LEARNERS_AT_ONCE).execute()).flatMap(({ uid }) => uid ?? []);
}
function eventsOf(reader, uids, since) {
	return reader.selectFrom("learning_events").select(reportedColumns).where("uid", "in", uids).where("at", ">=", since).orderBy("uid").orderBy("at").orderBy("id").execute();
}
// src/lib/shared/contract/simulation.ts
var Count = z.int().min(0);
/** The points that rules would have given in the last 90 days. */
var RulesSimulation = z.strictObject({
	learners: Count,
	points: Count,
	/** In the order of the rules. */
	by_rule: z.array(z.strictObject({
		/** `null` for a rule that was never saved. */
		id: z.string().nullable(),
		name: z.string(),
		times: Count,
		learners: Count,
		points: Count
	})),
	/** How many times a cap reduced the points of the rule, also to nothing. */
	capped: Count
});
// src/pages/api/v2/settings/incentives/rules/simulate.ts
var simulate_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	POST: () => POST
});
var POST = endpoint({
	summary: "Says what rules would have given for the events of the last 90 days. Nothing is saved or given.",
	access: "incentives_settings",
	body: RulesBody,
	answer: RulesSimulation,
	idempotency: { heldBy: "nobody" },
	async run({ body, locals: { db, visit } }) {
		return { data: await simulateRules(db, body, visit) };
	}
});
var ALL = otherMethods({ POST });
export { simulate_exports as t };
