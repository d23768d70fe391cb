import { n as cardOf, o as withNextSession, t as cardColumns } from "./cards_BzNasB8y.mjs";
import { t as termName } from "./termName_DY5rMSBn.mjs";
import { n as maySee, t as groupOf } from "./visible_C5aleg9h.mjs";
import { t as publishedFacts } from "./catalogueFacts_DbRyt6nk.mjs";
import { n as toInstant } from "./time_DK_4AeA9.mjs";
// src/lib/server/catalogue/cards/cardsWithIds.ts
/**
* Returns the cards of the trainings that the user may see, in the given order. A list reads nothing else from the
* database, so its cost does not grow with the catalogue; recently read cards come from memory.
*/
async function cardsWithIds(reader, catalogue, ids, { user, now, ...language }) {
	const visible = ids.filter((id) => {
		const training = catalogue.byId.get(id);
		return training !== void 0 && maySee(user, training);
	});
	const cards = await catalogue.cards.find(visible, language, (missing) => readCards(reader, catalogue, missing, language));
	return visible.flatMap((id) => cards.get(id) ?? []).map((card) => withNextSession(card, now));
}
async function readCards(reader, catalogue, ids, language) {
	return (await reader.selectFrom("trainings").select(cardColumns).where("trainings.id", "in", ids).where("published", "=", 1).execute()).map((row) => cardOf(row, termsOf(catalogue, row.id, language), language));
}
function termsOf(catalogue, id, language) {
	return (catalogue.byId.get(id)?.terms ?? []).map((term) => ({
		tid: term.tid,
		name: termName(term, language),
		vocabulary: term.vocabulary
	}));
}
// src/lib/server/catalogue/list/orderTrainings.ts
/** Returns all trainings in one order for this reader. */
async function orderTrainings(catalogue, order, reading) {
	if (order === "title") return catalogue.byTitle(reading);
	if (order === "start_date") return soonestFirst(catalogue.orders.start_date, reading.now);
	return catalogue.orders[order];
}
/** Returns the trainings with a session after `now`, soonest first. */
function startingAfter({ orders }, now) {
	const moment = toInstant(now);
	const dated = orders.start_date;
	const first = dated.findIndex(({ starts }) => starts === null || starts > moment);
	if (first < 0) return [];
	const end = dated.findIndex(({ starts }, place) => place >= first && starts === null);
	return dated.slice(first, end < 0 ? void 0 : end);
}
/** Puts sessions that have begun after future sessions and trainings without a session. */
function soonestFirst(dated, now) {
	const moment = toInstant(now);
	const first = dated.findIndex(({ starts }) => starts === null || starts >= moment);
	return first < 0 ? [...dated] : [...dated.slice(first), ...dated.slice(0, first)];
}
// src/lib/server/catalogue/list/matching.ts
/**
* Returns a function that says why a training is not in the list; `undefined` if it is. Three switches are on unless
* they are sent as 0: `include_own` (trainings restricted to the user's own organisations), `linked` (trainings that
* several organisations share) and `multilingual` (trainings held in other languages than the user's).
*/
function obstacles(listing) {
	const fixed = fixedConditions(listing);
	const choices = choiceConditions(listing);
	return (training) => {
		if (!fixed.every((holds) => holds(training))) return "more";
		let obstacle;
		for (const [choice, holds] of choices) {
			if (holds(training)) continue;
			if (obstacle) return "more";
			obstacle = choice;
		}
		return obstacle;
	};
}
function fixedConditions({ catalogue, user, language, filter, terms = {} }) {
	const conditions = [(training) => maySee(user, training)];
	if (filter.include_own === false) conditions.push(({ organizations }) => organizations.length === 0);
	if (filter.linked === false) conditions.push(({ organizations }) => organizations.length < 2);
	if (filter.multilingual === false) conditions.push(heldIn([language]));
	if (filter.ids) conditions.push(hasId(filter.ids));
	for (const [vocabulary, tids] of Object.entries(terms)) if (tids.length > 0 && vocabulary !== "topic") conditions.push(isUnder(catalogue, vocabulary, tids));
	return conditions;
}
function choiceConditions({ catalogue, filter, terms = {} }) {
	const { type, language, free } = filter;
	const conditions = [];
	if (type?.length) conditions.push(["type", (training) => type.includes(training.type)]);
	if (language?.length) conditions.push(["language", heldIn(language)]);
	if (free !== void 0) conditions.push(["free", (training) => training.free === free]);
	if (terms.topic?.length) conditions.push(["topic", isUnder(catalogue, "topic", terms.topic)]);
	return conditions;
}
function hasId(ids) {
	const wanted = new Set(ids);
	return ({ id }) => wanted.has(id);
}
/** Whether a training is held in one of these languages; `pt` includes its regions (`pt-BR`). */
function heldIn(languages) {
	const regions = languages.filter((code) => !code.includes("-")).map((code) => `${code}-`);
	return ({ language }) => languages.includes(language) || regions.some((region) => language.startsWith(region));
}
/** Whether a training has one of these terms or a term below them; terms of other vocabularies match nothing. */
function isUnder({ terms }, vocabulary, tids) {
	const wanted = new Set(tids.filter((tid) => terms.get(tid)?.vocabulary === vocabulary));
	return (training) => training.tids.some((tid) => wanted.has(tid));
}
// src/lib/server/catalogue/list/listCounts.ts
/**
* Counts a list. Lists that others may request again are cached; search results and chosen ids are not.
* @param hits the trainings that a search found; all if omitted
*/
function listCounts(listing, hits) {
	const { catalogue, filter } = listing;
	const few = hits ?? (filter.ids && publishedFacts(catalogue, filter.ids));
	if (few) return count(listing, few);
	return catalogue.counted.lists(questionOf$1(listing), () => count(listing, catalogue.trainings));
}
/** Identifies lists with the same trainings and the same names of topics. */
function questionOf$1({ catalogue, user, language, siteLanguage, filter, terms = {} }) {
	const { include_own, linked, multilingual, free, type, language: languages } = filter;
	return JSON.stringify([
		groupOf(catalogue, user),
		[language, siteLanguage],
		[
			include_own === false,
			linked === false,
			multilingual === false,
			free
		],
		type?.toSorted(),
		languages?.toSorted(),
		Object.entries(terms).map(([vocabulary, tids]) => [vocabulary, ...tids.toSorted((a, b) => a - b)]).toSorted(([a = ""], [b = ""]) => a < b ? -1 : 1)
	]);
}
/** Counts in one pass: a training that one facet alone excludes counts for the other values of that facet. */
function count(listing, trainings) {
	const { catalogue } = listing;
	const obstacleTo = obstacles(listing);
	const [types, languages, topics] = [
		tally(),
		tally(),
		tally()
	];
	let [total, free] = [0, 0];
	for (const training of trainings) {
		const obstacle = obstacleTo(training);
		if (obstacle === "more") continue;
		const isOnlyFor = (choice) => obstacle === void 0 || obstacle === choice;
		if (obstacle === void 0) total++;
		if (isOnlyFor("type")) types.add(training.type);
		if (isOnlyFor("language")) languages.add(training.language);
		if (isOnlyFor("free") && training.free) free++;
		if (isOnlyFor("topic")) {
			for (const tid of training.tids) if (isTopmostTopic(catalogue, tid)) topics.add(tid);
		}
	}
	return {
		total,
		facets: {
			type: types.fullestFirst(),
			language: languages.fullestFirst(),
			topic: topics.fullestFirst().map(({ value: tid, count }) => ({
				tid,
				name: termName(catalogue.terms.get(tid), listing),
				count
			})).sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1)),
			free
		}
	};
}
function isTopmostTopic({ terms }, tid) {
	const term = terms.get(tid);
	return term?.vocabulary === "topic" && term.parent === null;
}
function tally() {
	const counts = /* @__PURE__ */ new Map();
	return {
		add(value) {
			counts.set(value, (counts.get(value) ?? 0) + 1);
		},
		fullestFirst: () => [...counts].map(([value, count]) => ({
			value,
			count
		})).sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
	};
}
// src/lib/server/catalogue/highest.ts
/**
* Returns the `size` items with the highest scores, equals in the given order; items without a score are left out.
* To sort all items would take ten times as long.
*/
function highest(all, size, scoreOf) {
	const byScore = /* @__PURE__ */ new Map();
	for (const one of all) {
		const score = scoreOf(one);
		if (score === void 0) continue;
		const equals = byScore.get(score);
		if (!equals) byScore.set(score, [one]);
		else if (equals.length < size) equals.push(one);
	}
	return [...byScore].sort(([a], [b]) => b - a).flatMap(([, equals]) => equals).slice(0, size);
}
// src/lib/server/catalogue/interests.ts
/** Reads a learner's interests: the terms of their trainings and their profile. */
async function readInterests(reader, { byId }, user) {
	const rows = await reader.selectFrom("enrolments").select("training_id").where("uid", "=", user.uid).where("state", "<>", "withdrawn").execute();
	const taken = new Set(rows.flatMap((row) => byId.get(row.training_id) ?? []));
	const weights = weightsOf(taken, user);
	return {
		taken,
		fit: ({ tids }) => tids.reduce((sum, tid) => sum + (weights.get(tid) ?? 0), 0),
		key: JSON.stringify([user.profile, [...taken].map(({ id }) => id)])
	};
}
/** A term counts 1 for each training under it, and 3 if the profile names it. */
function weightsOf(taken, user) {
	const weights = /* @__PURE__ */ new Map();
	const add = (tid, by) => weights.set(tid, (weights.get(tid) ?? 0) + by);
	for (const training of taken) for (const tid of training.tids) add(tid, 1);
	for (const tid of Object.values(user.profile).flat()) add(tid, 3);
	return weights;
}
// src/lib/server/catalogue/personalOrder.ts
/** Lower than every score: trainings that the learner has enrolled in come last. */
var TAKEN = -1;
/**
* Returns the first `size` trainings of a list in the learner's own order: the best fit for their interests first,
* popular ones first among equals, and trainings they have enrolled in last.
*/
async function personalOrder(reader, listing, size) {
	const { catalogue, user } = listing;
	const interests = await readInterests(reader, catalogue, user);
	return catalogue.counted.recommended(questionOf(listing, interests, size), () => {
		const obstacleTo = obstacles(listing);
		const scoreOf = (training) => obstacleTo(training) ? void 0 : interests.taken.has(training) ? TAKEN : interests.fit(training);
		return highest(catalogue.orders.popular, size, scoreOf).map(({ id }) => id);
	}).flatMap((id) => catalogue.byId.get(id) ?? []);
}
function questionOf({ catalogue, user, language, filter, terms }, { key }, size) {
	return JSON.stringify([
		"list",
		groupOf(catalogue, user),
		key,
		language,
		filter,
		terms,
		size
	]);
}
// src/lib/server/catalogue/list/listTrainings.ts
var DEFAULT_LIMIT = 25;
/** Returns the number of trainings on a page; a list of chosen ids is complete unless a limit is given. */
function limitOf({ limit, ids }) {
	return limit ?? Math.max(DEFAULT_LIMIT, ids?.length ?? 0);
}
/**
* Returns one page of the trainings that match the filter and that the user may see. Without `order_by`, search results
* are sorted by rank, chosen ids keep their order, and other lists have the learner's own order, or popular trainings
* first for a visitor. Only the cards are read from the database.
*/
async function listTrainings(reader, asked) {
	const { catalogue } = asked;
	const found = await searched(asked);
	const hits = found && publishedFacts(catalogue, found.hits.map(({ id }) => id));
	const { total, facets } = listCounts(asked, hits);
	return {
		items: await cardsWithIds(reader, catalogue, idsOfPage(await ordered(reader, asked, hits), asked), asked),
		total,
		facets,
		close: found?.close ?? false
	};
}
async function searched({ filter, search, language }) {
	if (!filter.s?.trim()) return void 0;
	if (!search) throw new Error("A list that is searched needs the search index.");
	return search.search(filter.s, { language });
}
async function ordered(reader, asked, hits) {
	const { catalogue, filter } = asked;
	if (filter.order_by) {
		const all = await orderTrainings(catalogue, filter.order_by, asked);
		if (!hits) return all;
		const found = new Set(hits);
		return all.filter((training) => found.has(training));
	}
	if (hits) return hits;
	if (filter.ids) return publishedFacts(catalogue, filter.ids);
	const { user } = asked;
	if (user) return personalOrder(reader, {
		...asked,
		user
	}, ((filter.page ?? 0) + 1) * limitOf(filter));
	return orderTrainings(catalogue, "popular", asked);
}
function idsOfPage(trainings, asked) {
	const { page = 0 } = asked.filter;
	const limit = limitOf(asked.filter);
	const obstacleTo = obstacles(asked);
	const ids = [];
	let before = page * limit;
	for (const training of trainings) {
		if (ids.length === limit) break;
		if (obstacleTo(training)) continue;
		if (before > 0) before--;
		else ids.push(training.id);
	}
	return ids;
}
export { startingAfter as a, highest as i, listTrainings as n, cardsWithIds as o, readInterests as r, limitOf as t };
