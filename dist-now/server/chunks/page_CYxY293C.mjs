import { n as readerLanguage } from "./readerText_CtbWXqot.mjs";
import { r as shows, t as changesAt } from "./pageTags_D0UUq_gA.mjs";
import { t as audienceOf } from "./audience_Dx2JZQwU.mjs";
import { i as visibleTo$1, n as maySee, t as groupOf } from "./visible_C5aleg9h.mjs";
import { n as writeQuery } from "./query_CMvu3hjj.mjs";
import { t as termName } from "./termName_DY5rMSBn.mjs";
import { r as cardsOf, t as cardColumns } from "./cards_BzNasB8y.mjs";
import { t as balanceOf } from "./wallet_BDLOqwMR.mjs";
import { t as shelf } from "./shelf_DrlAmdMN.mjs";
import { t as readLeaderboard } from "./leaderboard_61yb6Rwy.mjs";
import { a as startingAfter, i as highest, n as listTrainings, o as cardsWithIds, r as readInterests } from "./listTrainings_C8VIOcm2.mjs";
import { n as toInstant, t as fromInstant } from "./time_DK_4AeA9.mjs";
import { n as siteNumbers } from "./numbers_BP4BBrZ3.mjs";
import { n as storefrontTag } from "./storefront_BSACPTuE.mjs";
import { n as matches } from "./restrictions_DZz8s8sS.mjs";
// src/lib/shared/sections/localiseSection.ts
/**
* Returns a stored section for one reader: in one language and without restrictions; null if it has no words.
* @param own the language of the storefront
*/
function localiseSection(section, reader, own) {
	const { id, type, weight, data } = section;
	const contents = data.content;
	const lang = readerLanguage(contents, reader, own);
	if (lang === void 0) return null;
	return {
		id,
		type,
		weight,
		lang,
		data: {
			content: contents[lang],
			settings: data.settings,
			appearance: data.appearance
		}
	};
}
// src/lib/server/catalogue/facts/catalogueNumbers.ts
/** Returns the counts for this user; users who may see the same trainings share them. */
function catalogueNumbers(catalogue, user) {
	return catalogue.counted.numbers(groupOf(catalogue, user), () => {
		const visible = catalogue.trainings.filter((training) => maySee(user, training));
		const byTerm = /* @__PURE__ */ new Map();
		for (const { tids } of visible) for (const tid of tids) byTerm.set(tid, (byTerm.get(tid) ?? 0) + 1);
		return {
			trainings: visible.length,
			providers: new Set(visible.map(({ provider }) => provider)).size,
			languages: new Set(visible.map(({ language }) => language)).size,
			byTerm
		};
	});
}
// src/lib/server/catalogue/facts/countedTerms.ts
/** Returns terms that lead into the catalogue. A chosen term that no longer exists is left out. */
function countedTerms(catalogue, { user, vocabulary, terms, size, ...languages }) {
	const { byTerm } = catalogueNumbers(catalogue, user);
	const countOf = ({ tid }) => byTerm.get(tid) ?? 0;
	return (terms.length > 0 ? terms.flatMap((tid) => catalogue.terms.get(tid) ?? []) : catalogue.counted.topmost(`${groupOf(catalogue, user)} ${vocabulary}`, () => topmost(catalogue, vocabulary, countOf))).slice(0, size).map((term) => ({
		tid: term.tid,
		name: termName(term, languages),
		count: countOf(term)
	}));
}
function topmost({ terms }, vocabulary, countOf) {
	return [...terms.values()].filter((term) => term.vocabulary === vocabulary && term.parent === null && countOf(term) > 0).sort((a, b) => countOf(b) - countOf(a) || a.weight - b.weight);
}
// src/lib/server/storefront/sections/termLinks.ts
/** Returns the terms that link to a search for their trainings, and notes what they depend on. */
function termLinks({ catalogue, language, siteLanguage, user, shows }, choice) {
	shows("terms", "trainings:newest");
	return countedTerms(catalogue, {
		...choice,
		user,
		language,
		siteLanguage
	}).map((term) => ({
		...term,
		url: `/search?${writeQuery({ [choice.vocabulary]: [term.tid] })}`
	}));
}
/** Returns the links to the topics with most trainings; none if `size` is 0. */
function topicLinks(context, size) {
	return size === 0 ? [] : termLinks(context, {
		vocabulary: "topic",
		terms: [],
		size
	});
}
// src/lib/server/storefront/sections/categories.ts
/** Loads the terms that the section shows as tiles. */
var loadCategories = async (settings, context) => ({ terms: termLinks(context, settings) });
// src/lib/server/enrolments/continueTrainings.ts
var begun = ["enrolled", "in_progress"];
/**
* The trainings that a learner has started but not finished, the latest first; `total` includes those beyond `limit`.
*/
async function continueTrainings(reader, { user, limit, ...reading }) {
	const rows = await reader.selectFrom("trainings").innerJoin("enrolments", "enrolments.training_id", "trainings.id").where("uid", "=", user.uid).where("state", "in", begun).where(visibleTo$1(user)).select(cardColumns).select("state").orderBy("state", "desc").orderBy((eb) => eb.fn.coalesce("started_at", "enrolled_at"), "desc").execute();
	const shown = rows.slice(0, limit);
	return {
		items: (await cardsOf(reader, shown, reading)).map((training, place) => ({
			training,
			state: shown[place].state
		})),
		total: rows.length
	};
}
// src/lib/server/storefront/sections/continueLearning.ts
/** Loads the trainings that the learner has begun; none for a visitor. */
var loadContinueLearning = async (settings, context) => {
	const { user, language, siteLanguage, now } = context;
	if (!user) return {
		items: [],
		moreUrl: null
	};
	const visit = {
		user,
		language,
		siteLanguage,
		now
	};
	const { items, total } = await continueTrainings(context.reader, {
		...visit,
		limit: settings.size
	});
	return {
		items,
		moreUrl: total > items.length ? "/trainings" : null
	};
};
// src/lib/server/storefront/sections/hero.ts
/** Loads the topics below the search field of the hero. */
var loadHero = async ({ topics }, context) => ({ terms: topicLinks(context, topics) });
// src/lib/server/storefront/sections/incentives.ts
/** Loads the first products of the shop and the learner's balance; null if the shop is closed to the user. */
var loadIncentives = async (settings, { user, flags, ...context }) => {
	if (!user || !flags.incentives_shop) return null;
	const { reader, now } = context;
	const { data } = await shelf(reader, {
		user,
		...context
	}, { limit: settings.size });
	return {
		points: await balanceOf(reader, user.uid, now),
		products: data.map(({ id, title, lang, price, image }) => ({
			id,
			title,
			lang,
			points: price,
			cover: image?.src ?? null,
			url: `/incentives/${id}`
		})),
		url: "/incentives"
	};
};
// src/lib/server/storefront/sections/leaderboard.ts
/** Loads the top of the leaderboard and the learner's own row; null if the leaderboard is off or has no rows for them. */
var loadLeaderboard = async (settings, { user, flags, reader, now, timeZone }) => {
	const { size, period, scope } = settings;
	if (!user || !flags.incentives_leaderboard) return null;
	if (scope === "organization" && user.organizations.length === 0) return null;
	const { rows, around } = await readLeaderboard(reader, {
		user,
		period,
		scope,
		size
	}, {
		now,
		timeZone
	});
	return {
		rows: [...rows, ...around.filter(({ me }) => me)].map(({ rank, name, points, me }) => ({
			rank,
			name,
			points,
			me
		})),
		url: `/leaderboard?period=${period}&scope=${scope}`
	};
};
// src/lib/server/catalogue/list/recommendTrainings.ts
/**
* Returns trainings for this learner: those that share most terms with the learner's trainings and profile first, popular
* ones first among equals. Trainings that the learner has enrolled in are left out.
*/
async function recommendTrainings(reader, catalogue, { limit, page, ...asked }) {
	const { user } = asked;
	const interests = await readInterests(reader, catalogue, user);
	const best = recommended(catalogue, {
		user,
		interests,
		size: (page + 1) * limit
	});
	const { trainings } = catalogueNumbers(catalogue, user);
	const seen = [...interests.taken].filter((training) => maySee(user, training)).length;
	return {
		items: await cardsWithIds(reader, catalogue, best.slice(page * limit), asked),
		total: trainings - seen
	};
}
/** Cached until the learner's interests or the catalogue change. */
function recommended(catalogue, { user, interests, size }) {
	const question = JSON.stringify([
		groupOf(catalogue, user),
		interests.key,
		size
	]);
	return catalogue.counted.recommended(question, () => {
		const isOffered = (training) => maySee(user, training) && !interests.taken.has(training);
		return highest(catalogue.orders.popular, size, (training) => isOffered(training) ? interests.fit(training) : void 0).map(({ id }) => id);
	});
}
// src/lib/server/storefront/sections/trainingList.ts
/** Returns the part of the visit that lists of trainings need. */
function listVisit({ user, language, siteLanguage, now }) {
	return {
		user,
		language,
		siteLanguage,
		now
	};
}
/** Returns the page of the list to load: the requested one on the section's own page, else the first. */
function paging(size, { page }) {
	return page ? {
		limit: page.size,
		page: page.number
	} : {
		limit: size,
		page: 0
	};
}
/** Returns a list as the section shows it, with a link to the section's own page if there are more trainings. */
function trainingsData({ items, total }, section, { page }) {
	return {
		trainings: items,
		total,
		moreUrl: page || total <= items.length ? null : `/storefront/${section.id}`
	};
}
// src/lib/server/storefront/sections/recommended.ts
/** Loads the trainings recommended to the learner; none for a visitor. */
var loadRecommended = async (settings, context, section) => {
	const { reader, catalogue, user } = context;
	if (!user) return {
		trainings: [],
		total: 0,
		moreUrl: null
	};
	return trainingsData(await recommendTrainings(reader, catalogue, {
		...listVisit(context),
		...paging(settings.size, context),
		user
	}), section, context);
};
// src/lib/server/storefront/sections/search.ts
/** Loads the topics below the search field. */
var loadSearch = async ({ topics }, context) => ({ terms: topicLinks(context, topics) });
// src/lib/server/catalogue/list/upcomingTrainings.ts
/** Returns the next sessions of trainings that the user may see: those the user is enrolled in first, then soonest first. */
async function upcomingTrainings(reader, catalogue, { terms, limit, ...asked }) {
	const fitting = upcoming(catalogue, asked).filter(({ tids }) => terms.length === 0 || terms.some((tid) => tids.includes(tid))).map(({ id }) => id);
	const own = await enrolledIn(reader, asked.user, fitting);
	const ids = [...fitting.filter((id) => own.has(id)), ...fitting.filter((id) => !own.has(id))].slice(0, limit);
	return (await cardsWithIds(reader, catalogue, ids, asked)).flatMap(({ id, title, lang, type, duration_minutes, next_session }) => {
		if (next_session === null) return [];
		return {
			id,
			training: id,
			title,
			lang,
			type,
			duration_minutes,
			starts: next_session,
			ends: null,
			place: "",
			seats_left: null,
			enrolled: own.has(id)
		};
	});
}
async function enrolledIn(reader, user, ids) {
	if (!user || ids.length === 0) return /* @__PURE__ */ new Set();
	const rows = await reader.selectFrom("enrolments").select("training_id").where("uid", "=", user.uid).where("state", "in", ["enrolled", "in_progress"]).execute();
	return new Set(rows.map(({ training_id }) => training_id));
}
/** Returns the trainings that the user may see and that begin after `now`, soonest first. */
function upcoming(catalogue, { user, now }) {
	return startingAfter(catalogue, now).filter((training) => maySee(user, training));
}
// src/lib/server/storefront/sections/stats.ts
/** Loads the numbers that the section shows. */
var loadStats = async (_settings, context, section) => {
	const sources = new Set(section.data.content.items.map((item) => item.source));
	const numbers = {};
	const counted = await siteNumbers(context.reader);
	for (const source of sources) if (source !== "own") numbers[source] = numberOf(source, context, counted);
	return { numbers };
};
function numberOf(source, context, counted) {
	const { catalogue, user } = context;
	switch (source) {
		case "trainings":
		case "providers":
		case "languages":
			context.shows("trainings:newest");
			return catalogueNumbers(catalogue, user)[source];
		case "sessions": return countSessions(context);
		case "people":
		case "completions":
			context.shows("numbers");
			return counted[source];
	}
}
function countSessions(context) {
	const [first, ...later] = upcoming(context.catalogue, context);
	context.shows("trainings:start_date");
	if (!first) return 0;
	context.changesAt(fromInstant(first.starts));
	return 1 + later.length;
}
// src/lib/server/storefront/sections/trainings.ts
/** Loads trainings by the section's own filter (specification, section 7: the training filter by source). */
var loadTrainings = async (settings, context, section) => {
	const list = await findTrainings(settings, context);
	noteList(context, list.items, orderTag(settings));
	return trainingsData(list, section, context);
};
function findTrainings(settings, context) {
	const { source, vocabulary, terms, ids } = settings;
	const size = source === "custom" ? ids.length : settings.size;
	return listTrainings(context.reader, {
		...listVisit(context),
		catalogue: context.catalogue,
		filter: {
			...filterOf(settings),
			...paging(size, context)
		},
		...source === "vocabulary" ? { terms: { [vocabulary]: terms } } : {}
	});
}
function filterOf({ source, order_by, ids }) {
	const common = {
		include_own: true,
		linked: true,
		multilingual: true
	};
	if (source === "custom") return {
		...common,
		ids
	};
	return {
		...common,
		...order_by === "personalized" ? {} : { order_by },
		...source === "free" ? { free: true } : {}
	};
}
function noteList(context, items, order) {
	context.shows(order, "terms", ...items.map((training) => `training:${training.id}`));
	for (const { next_session } of items) if (next_session) context.changesAt(fromInstant(next_session));
}
function orderTag({ order_by }) {
	return `trainings:${order_by === "personalized" ? "popular" : order_by}`;
}
// src/lib/server/storefront/sections/upcomingSessions.ts
/** Loads the next live sessions; the section changes when the first of them begins. */
var loadUpcomingSessions = async ({ terms, size }, context) => {
	const { reader, catalogue, user, language, siteLanguage, now } = context;
	const sessions = await upcomingTrainings(reader, catalogue, {
		user,
		language,
		siteLanguage,
		now,
		terms,
		limit: size
	});
	context.shows("trainings:start_date", ...sessions.map((session) => `training:${session.training}`));
	const [first] = sessions.map(({ starts }) => starts).sort();
	if (first) context.changesAt(fromInstant(first));
	return {
		sessions,
		moreUrl: sessions.length === size ? `/search?${writeQuery({
			order_by: "start_date",
			type: ["session", "webinar"]
		})}` : null
	};
};
// src/lib/server/storefront/sections/registry.ts
var nothing = async () => null;
/** The loader of each section type. A new type without a line here does not compile. */
var loaders = {
	hero: loadHero,
	slideshow: nothing,
	trainings: loadTrainings,
	categories: loadCategories,
	search: loadSearch,
	rich_text: nothing,
	image_text: nothing,
	video: nothing,
	cta: nothing,
	faq: nothing,
	testimonials: nothing,
	stats: loadStats,
	logos: nothing,
	upcoming_sessions: loadUpcomingSessions,
	continue_learning: loadContinueLearning,
	recommended: loadRecommended,
	incentives: loadIncentives,
	leaderboard: loadLeaderboard,
	sign_up: nothing
};
/** Loads the data that these sections show beyond their own words. */
async function loadSections(sections, context) {
	const loaded = await Promise.all(sections.map((section) => loadSection(section, context)));
	const points = await context.earnsFor([...new Set(loaded.flatMap(trainingsIn).map(({ id }) => id))]);
	return points.size === 0 ? loaded : loaded.map((section) => withEarnings(section, points));
}
async function loadSection(section, context) {
	const load = loaders[section.type];
	return {
		section,
		data: await load(section.data.settings, context, section)
	};
}
function trainingsIn({ data }) {
	if (data && "trainings" in data) return data.trainings;
	return data && "items" in data ? data.items.map(({ training }) => training) : [];
}
/** Makes new cards: the loaded ones are cached for other readers. */
function withEarnings(loaded, points) {
	const { data } = loaded;
	const withPoints = (training) => {
		const earned = points.get(training.id);
		return earned === void 0 ? training : {
			...training,
			points: earned
		};
	};
	if (data && "trainings" in data) return {
		...loaded,
		data: {
			...data,
			trainings: data.trainings.map(withPoints)
		}
	};
	if (data && "items" in data) {
		const items = data.items.map((item) => ({
			...item,
			training: withPoints(item.training)
		}));
		return {
			...loaded,
			data: {
				...data,
				items
			}
		};
	}
	return loaded;
}
// src/lib/shared/sections/sections.ts
/** Whether a section is shown at `now`: not hidden, begun (from, inclusive) and not over (until, exclusive). */
function visibleAt(section, now) {
	const instant = toInstant(now);
	if (section.hidden) return false;
	if (section.visible_from !== null && instant < section.visible_from) return false;
	return section.visible_until === null || instant < section.visible_until;
}
/**
* Returns when the next section appears or disappears after `now`: until then a page may be cached. null if nothing
* changes by itself.
*/
function nextVisibilityChange(sections, now) {
	const instant = toInstant(now);
	const first = sections.flatMap(edges).filter((edge) => edge > instant).sort()[0];
	return first === void 0 ? null : fromInstant(first);
}
function edges(section) {
	if (section.hidden) return [];
	return [section.visible_from, section.visible_until].filter((edge) => edge !== null);
}
// src/lib/server/storefront/visibility.ts
/**
* Returns the sections that an audience may see. Restrictions are checked here, on the server: a section that an
* audience may not see is never sent.
*/
function visibleSections(storefront, { audience, now }) {
	if (!storefront.enabled || !matches(storefront.restrictions, audience)) return {
		sections: [],
		until: null
	};
	const matching = storefront.sections.filter((section) => matches(section.data.restrictions, audience));
	return {
		sections: matching.filter((section) => visibleAt(section, now)),
		until: nextVisibilityChange(matching, now)
	};
}
// src/lib/server/storefront/page.ts
/** Returns the type of storefront that this user sees. */
function storefrontFor(user) {
	return user ? "registered" : "unregistered";
}
/** Loads the sections that this user sees now, with their data. */
async function loadStorefrontPage(sources, visit) {
	const visible = await visibleTo(sources, visit);
	changesAt(visit.page, visible.until ?? void 0);
	return load(sources, visit, visible);
}
/** Loads one section with the requested page of its list; `undefined` if this user may not see it. */
async function loadSectionPage(sources, visit, { sectionId, page }) {
	const visible = await visibleTo(sources, visit);
	const section = visible.sections.find(({ id }) => id === sectionId);
	if (!section) return void 0;
	changesAt(visit.page, visible.until ?? void 0);
	return load(sources, visit, {
		...visible,
		sections: [section]
	}, page);
}
async function visibleTo(sources, visit) {
	const type = storefrontFor(visit.user);
	const storefront = await sources.storefront(type);
	shows(visit.page, storefrontTag(type));
	return {
		...visibleSections(storefront, {
			audience: audienceOf(visit.user, visit.language),
			now: visit.now
		}),
		writtenIn: storefront.language
	};
}
async function load(sources, visit, { sections, writtenIn }, page) {
	const catalogue = await sources.catalogue();
	const { page: tags, ...asked } = visit;
	const { user } = visit;
	const context = {
		...asked,
		reader: sources.db.reader,
		catalogue,
		shows: (...shown) => shows(tags, ...shown),
		changesAt: (moment) => changesAt(tags, moment),
		...page ? { page } : {}
	};
	const published = sections.flatMap((section) => localiseSection(section, visit, writtenIn) ?? []).map((section) => page ? asWholeList(section) : section);
	shows(visit.page, "trainings:newest");
	return {
		sections: await loadSections(published, context),
		trainings: catalogueNumbers(catalogue, user).trainings
	};
}
/** On its own page, a section shows all its trainings as a grid. */
function asWholeList(section) {
	if (section.type !== "trainings" && section.type !== "recommended") return section;
	const settings = {
		...section.data.settings,
		layout: "grid"
	};
	return {
		...section,
		data: {
			...section.data,
			settings
		}
	};
}
/** Returns the visit of a request to a storefront. */
function storefrontVisit({ visit, flags, earnsFor, page }) {
	return {
		...visit,
		flags,
		earnsFor,
		page
	};
}
export { visibleSections as a, localiseSection as c, storefrontVisit as i, loadStorefrontPage as n, loadSections as o, storefrontFor as r, catalogueNumbers as s, loadSectionPage as t };
