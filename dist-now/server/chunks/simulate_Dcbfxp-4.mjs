import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { n as toInstant, t as fromInstant } from "./time_DK_4AeA9.mjs";
import { r as expiryOf, t as dayOf } from "./expiry_1SWRAkD1.mjs";
import { t as nextPeople } from "./nextPeople_CuURRs0v.mjs";
import { t as findSchedule } from "./readSchedules_DFzEhud4.mjs";
import { o as ScheduleSimulation, s as ScheduleWish } from "./schedules_BbClSrCU.mjs";
import { sql } from "kysely";
import { setImmediate } from "node:timers/promises";
// src/lib/server/points/schedules/lastActivities.ts
/** When each of these users (`after` excluded, `upTo` included) last did one of these activities, by uid. */
async function lastActivities(reader, { after, upTo }, activities) {
	const last = /* @__PURE__ */ new Map();
	const note = (uid, at) => {
		if (at !== null && at > (last.get(uid) ?? "")) last.set(uid, at);
	};
	const kinds = [...activities.includes("earn") ? ["earn"] : [], ...activities.includes("spend") ? ["purchase"] : []];
	if (kinds.length > 0) {
		const entries = await reader.selectFrom("point_entries").select(["uid", ({ fn }) => fn.max("at").as("at")]).where("uid", ">", after).where("uid", "<=", upTo).where("kind", "in", kinds).groupBy("uid").execute();
		for (const { uid, at } of entries) note(uid, at);
	}
	if (activities.includes("login")) {
		const logins = await reader.selectFrom("users").select(["uid", "last_login as at"]).where("uid", ">", after).where("uid", "<=", upTo).execute();
		for (const { uid, at } of logins) note(uid, at);
		const visits = await reader.selectFrom("learning_events").select(["uid", ({ fn }) => fn.max("at").as("at")]).where("uid", ">", after).where("uid", "<=", upTo).where("type", "=", "daily_login").groupBy("uid").execute();
		for (const { uid, at } of visits) note(uid ?? 0, at);
	}
	return last;
}
// src/lib/server/points/schedules/simulateSchedule.ts
/**
* Returns the points of the last 90 days that would expire, with their last days: points under `schedule` if it is
* given, else all points; under `terms` if they are given, else under the schedule's own terms. A sliding period counts
* from the learner's last activity. Changes nothing.
* @throws Refusal 404 for a schedule that does not exist
*/
async function simulateSchedule(reader, { schedule, terms: newTerms }, { now, timeZone }) {
	const saved = schedule === void 0 ? void 0 : await findSchedule(reader, schedule);
	const terms = newTerms ?? saved?.terms;
	if (!terms) throw new Error("A simulation needs terms, or a schedule.");
	const since = dayOf(now, timeZone).subtract({ days: 89 });
	const from = toInstant(new Date(since.toZonedDateTime(timeZone).epochMilliseconds));
	const sums = {
		all: createSum(),
		staying: createSum(),
		expiring: /* @__PURE__ */ new Map()
	};
	const lastDayOf = createLastDays(terms, timeZone);
	for (let after = 0;;) {
		const { lots, upTo, isLast } = await openLotsOf(reader, {
			after,
			from,
			schedule
		});
		const active = terms.type === "sliding" ? await lastActivities(reader, {
			after,
			upTo
		}, terms.reset_by) : void 0;
		for (const { uid, remaining, earned_at } of lots) {
			const date = lastDayOf(later(earned_at, active?.get(uid)));
			const sum = date === null ? sums.staying : sums.expiring.get(date) ?? createSum();
			if (date !== null) sums.expiring.set(date, sum);
			for (const counted of [sums.all, sum]) counted.add(uid, remaining);
		}
		if (isLast) break;
		after = upTo;
		await setImmediate();
	}
	const expiring = [...sums.expiring].map(([date, sum]) => ({
		date,
		...sum.totals()
	}));
	return {
		since: since.toString(),
		...sums.all.totals(),
		expiring: expiring.sort((a, b) => a.date < b.date ? -1 : 1),
		staying: sums.staying.totals()
	};
}
/** The last day of points whose period starts at a time (UTC text); `null`: they do not expire. */
function createLastDays(terms, timeZone) {
	const known = /* @__PURE__ */ new Map();
	return (moment) => {
		const minute = moment.slice(0, 16);
		let day = known.get(minute);
		if (day === void 0) {
			day = expiryOf(terms, fromInstant(moment), timeZone)?.expires_on ?? null;
			known.set(minute, day);
		}
		return day;
	};
}
/** Adds up points; the calls must be grouped by user. */
function createSum() {
	let people = 0;
	let points = 0;
	let last = 0;
	return {
		add(uid, more) {
			if (uid !== last) people++;
			last = uid;
			points += more;
		},
		totals: () => ({
			people,
			points
		})
	};
}
/** The open lots of the next users that were earned since `from`, by uid, and the last uid. */
async function openLotsOf(reader, { after, from, schedule }) {
	const { upTo, isLast } = await nextPeople(reader, after);
	return {
		lots: await reader.selectFrom("lots").select([
			"uid",
			"remaining",
			"earned_at"
		]).where("uid", ">", after).where("uid", "<=", upTo).where("remaining", ">", sql.lit(0)).where("earned_at", ">=", from).$if(schedule !== void 0, (query) => query.where("schedule_version", "in", (eb) => eb.selectFrom("schedule_versions").select("id").where("schedule_id", "=", schedule ?? 0))).orderBy("uid").execute(),
		upTo,
		isLast
	};
}
function later(one, other) {
	return other !== void 0 && other > one ? other : one;
}
// src/pages/api/v2/incentives/schedules/simulate.ts
var simulate_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	POST: () => POST
});
var POST = endpoint({
	summary: "Shows which points from the last 90 days would expire, and when. Changes nothing.",
	access: "incentives_settings",
	body: ScheduleWish,
	answer: ScheduleSimulation,
	idempotency: { heldBy: "nobody" },
	refuses: { 404: {} },
	run: async ({ body, locals: { db, visit } }) => ({ data: await simulateSchedule(db.reader, body, visit) })
});
var ALL = otherMethods({ POST });
export { simulate_exports as t };
