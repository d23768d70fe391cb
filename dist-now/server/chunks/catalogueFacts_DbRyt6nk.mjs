import { t as remembered } from "./remembered_DXt29IKL.mjs";
import { t as listTags } from "./changes_BXB8Xb5Q.mjs";
import { n as LruMap, t as lruCache } from "./lruCache_DYVXh-pG.mjs";
import { t as preferredLanguages } from "./readerText_CtbWXqot.mjs";
import { sql } from "kysely";
// src/lib/server/catalogue/cards/keptCards.ts
/** The most cards in the cache, a kilobyte each; the least recently used one is removed first. */
var MOST = 600;
var ownTag = /^training:(\d+)$/;
function createKeptCards() {
	const kept = new LruMap(MOST);
	let changes = 0;
	return {
		async find(ids, { language, siteLanguage }, read) {
			const keyOf = (id) => `${id} ${language} ${siteLanguage}`;
			const found = /* @__PURE__ */ new Map();
			for (const id of ids) {
				const card = kept.get(keyOf(id));
				if (card) found.set(id, card);
			}
			const missing = ids.filter((id) => !found.has(id));
			if (missing.length === 0) return found;
			const before = changes;
			for (const card of await read(missing)) {
				found.set(card.id, card);
				if (changes === before) kept.set(keyOf(card.id), card);
			}
			return found;
		},
		forget(tags) {
			changes++;
			if (tags.has("terms") || listTags.some((tag) => tags.has(tag))) return kept.clear();
			const changed = new Set([...tags].map((tag) => ownTag.exec(tag)?.[1]));
			for (const key of kept.keys()) if (changed.has(key.slice(0, key.indexOf(" ")))) kept.delete(key);
		}
	};
}
// src/lib/server/catalogue/facts/loadCatalogue.ts
/** The most results kept of each kind: a list's counts take up to 20 KB. */
var KEPT = {
	titles: 20,
	numbers: 50,
	topmost: 200,
	lists: 200,
	recommended: 500
};
/** Reads the whole catalogue; the next snapshot takes over `cards`. */
async function loadCatalogue(reader, cards = createKeptCards()) {
	const terms = await loadTerms(reader);
	const rows = await reader.selectFrom("trainings").select([
		"id",
		"type",
		"provider",
		"language",
		"price_amount",
		"popularity",
		"created",
		"next_session_at"
	]).where("published", "=", 1).orderBy("id").execute();
	const tagged = grouped(await reader.selectFrom("training_terms").select(["training_id", "tid as value"]).execute());
	const owned = grouped(await reader.selectFrom("training_organizations").select(["training_id", "organization_id as value"]).execute());
	const trainings = rows.map(({ id, type, provider, language, price_amount, next_session_at }) => ({
		id,
		type,
		provider,
		language,
		free: price_amount === null,
		starts: next_session_at,
		terms: (tagged.get(id) ?? []).flatMap((tid) => terms.get(tid) ?? []).sort((a, b) => a.place - b.place),
		tids: withAncestors(tagged.get(id) ?? [], terms),
		organizations: owned.get(id) ?? []
	}));
	const byId = new Map(trainings.map((training) => [training.id, training]));
	return {
		terms,
		trainings,
		byId,
		cards,
		orders: ordersOf(rows, trainings),
		byTitle: titleOrders(reader, byId, lruCache(KEPT.titles)),
		owners: new Set(trainings.flatMap(({ organizations }) => organizations)),
		counted: {
			numbers: lruCache(KEPT.numbers),
			topmost: lruCache(KEPT.topmost),
			lists: lruCache(KEPT.lists),
			recommended: lruCache(KEPT.recommended)
		}
	};
}
/** Among equals the newest comes first; among sessions that begin together, the oldest. No date comes last. */
function ordersOf(rows, trainings) {
	const sorted = (before) => rows.map((row, place) => ({
		row,
		fact: trainings[place]
	})).sort((a, b) => before(a.row, b.row) || b.row.id - a.row.id).map(({ fact }) => fact);
	const byText = (a, b) => a < b ? -1 : a > b ? 1 : 0;
	return {
		newest: sorted((a, b) => byText(b.created, a.created)),
		popular: sorted((a, b) => b.popularity - a.popularity),
		start_date: sorted((a, b) => byText(a.next_session_at ?? "~", b.next_session_at ?? "~") || a.id - b.id)
	};
}
/** The database sorts the titles, because JavaScript does not compare by code point; once for each language. */
function titleOrders(reader, byId, kept) {
	async function read(languages) {
		const keys = languages.map((language) => sql`(select title_key from training_titles where training_id = trainings.id and langcode = ${language})`);
		return (await reader.selectFrom("trainings").select("id").where("published", "=", 1).orderBy(sql`coalesce(${sql.join(keys)}, trainings.title_key)`).orderBy("id").execute()).flatMap(({ id }) => byId.get(id) ?? []);
	}
	return (languages) => {
		const preferred = preferredLanguages(languages);
		return kept(preferred.join(" "), () => read(preferred));
	};
}
async function loadTerms(reader) {
	const rows = await reader.selectFrom("terms").innerJoin("vocabularies", "vocabularies.id", "terms.vocabulary_id").select([
		"tid",
		"parent_tid",
		"machine_name",
		"terms.name",
		"terms.translations",
		"weight"
	]).orderBy("vocabularies.id").orderBy("weight").orderBy("tid").execute();
	return new Map(rows.map((row, place) => [row.tid, {
		tid: row.tid,
		parent: row.parent_tid,
		vocabulary: row.machine_name,
		name: row.name,
		translations: JSON.parse(row.translations),
		weight: row.weight,
		place
	}]));
}
function withAncestors(tids, terms) {
	const all = /* @__PURE__ */ new Set();
	for (const tid of tids) for (let at = tid; at !== null && !all.has(at); at = terms.get(at)?.parent ?? null) all.add(at);
	return [...all];
}
function grouped(rows) {
	const groups = /* @__PURE__ */ new Map();
	for (const { training_id, value } of rows) {
		const group = groups.get(training_id);
		if (group) group.push(value);
		else groups.set(training_id, [value]);
	}
	return groups;
}
// src/lib/server/catalogue/facts/catalogueFacts.ts
/** Returns the published trainings among `ids`, in this order and each once. */
function publishedFacts({ byId }, ids) {
	return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}
/** Returns a function for the current catalogue, which is read again only after trainings or terms changed. */
function rememberedCatalogue(reader, clock) {
	const cards = createKeptCards();
	clock.onChange((tags) => cards.forget(tags));
	return remembered(clock, [...listTags, "terms"], () => loadCatalogue(reader, cards));
}
export { rememberedCatalogue as n, publishedFacts as t };
