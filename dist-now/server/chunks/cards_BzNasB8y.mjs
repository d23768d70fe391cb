import { n as toInstant } from "./time_DK_4AeA9.mjs";
import { t as termName } from "./termName_DY5rMSBn.mjs";
import { n as trainingText } from "./texts_RA5CvOT8.mjs";
// src/lib/server/catalogue/cards/cards.ts
/** The columns that a card needs. */
var cardColumns = [
	"trainings.id",
	"trainings.type",
	"trainings.title",
	"trainings.summary",
	"trainings.language",
	"trainings.provider",
	"trainings.duration_minutes",
	"trainings.price_amount",
	"trainings.price_currency",
	"trainings.cover",
	"trainings.next_session_at",
	"trainings.translations"
];
/** Returns the cards of these rows in the same order; one query reads all their terms. */
async function cardsOf(reader, rows, reading) {
	const terms = await termsOf(reader, rows.map((row) => row.id), reading);
	return rows.map((row) => withNextSession(cardOf(row, terms.get(row.id) ?? [], reading), reading.now));
}
/** Returns the card at this time: a session that has begun is no longer the next one. */
function withNextSession(card, now) {
	const { next_session } = card;
	return next_session !== null && next_session < toInstant(now) ? {
		...card,
		next_session: null
	} : card;
}
/** Returns the card of a row; its session may have begun already. */
function cardOf(row, terms, reading) {
	const { lang, title, summary, provider = row.provider } = trainingText(row, reading);
	return {
		id: row.id,
		title,
		summary,
		lang,
		type: row.type,
		language: row.language,
		provider,
		duration_minutes: row.duration_minutes,
		price: priceOf(row),
		cover: row.cover,
		terms,
		next_session: row.next_session_at
	};
}
/** Returns the terms of each training, sorted by vocabulary. */
async function termsOf(reader, ids, languages) {
	const terms = /* @__PURE__ */ new Map();
	if (ids.length === 0) return terms;
	const rows = await reader.selectFrom("training_terms").innerJoin("terms", "terms.tid", "training_terms.tid").innerJoin("vocabularies", "vocabularies.id", "terms.vocabulary_id").select([
		"training_id",
		"terms.tid",
		"terms.name",
		"terms.translations",
		"machine_name"
	]).where("training_id", "in", ids).orderBy("vocabularies.id").orderBy("terms.weight").orderBy("terms.tid").execute();
	for (const row of rows) {
		const term = {
			tid: row.tid,
			name: termName(row, languages),
			vocabulary: row.machine_name
		};
		const known = terms.get(row.training_id);
		if (known) known.push(term);
		else terms.set(row.training_id, [term]);
	}
	return terms;
}
/** Returns the chosen terms in the given order; terms that are not in their vocabulary are left out. */
async function namedTerms(reader, chosen, languages) {
	const tids = Object.values(chosen).flat();
	if (tids.length === 0) return [];
	const rows = await reader.selectFrom("terms").innerJoin("vocabularies", "vocabularies.id", "terms.vocabulary_id").select([
		"terms.tid",
		"terms.name",
		"terms.translations",
		"machine_name"
	]).where("terms.tid", "in", tids).execute();
	const names = new Map(rows.map((row) => [`${row.machine_name} ${row.tid}`, termName(row, languages)]));
	return Object.entries(chosen).flatMap(([vocabulary, ids]) => ids.flatMap((tid) => {
		const name = names.get(`${vocabulary} ${tid}`);
		return name === void 0 ? [] : {
			tid,
			name,
			vocabulary
		};
	}));
}
function priceOf({ price_amount, price_currency }) {
	return price_amount === null || price_currency === null ? null : {
		amount: price_amount,
		currency: price_currency
	};
}
export { termsOf as a, namedTerms as i, cardOf as n, withNextSession as o, cardsOf as r, cardColumns as t };
