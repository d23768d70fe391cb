import { f as pageMeta } from "./common_BQnAGUxS.mjs";
import { t as termName } from "./termName_DY5rMSBn.mjs";
// src/lib/server/taxonomy/listTaxonomy.ts
var PER_PAGE = 100;
/** The terms of a vocabulary as they are ordered there, page by page; an unknown vocabulary has none. */
async function listTerms(reader, { machine_name, parent, page = 0, limit = PER_PAGE }, languages) {
	const matching = reader.selectFrom("terms").innerJoin("vocabularies", "vocabularies.id", "terms.vocabulary_id").where((eb) => eb.and([...machine_name === void 0 ? [] : [eb("machine_name", "=", machine_name)], ...parent === void 0 ? [] : [parent === 0 ? eb("parent_tid", "is", null) : eb("parent_tid", "=", parent)]]));
	const { total } = await matching.select((eb) => eb.fn.countAll().as("total")).executeTakeFirstOrThrow();
	return {
		terms: (await matching.select([
			"tid",
			"terms.name",
			"terms.translations",
			"parent_tid",
			"weight",
			"machine_name"
		]).orderBy("machine_name").orderBy("weight").orderBy("terms.name").orderBy("tid").limit(limit).offset(page * limit).execute()).map((row) => ({
			tid: row.tid,
			name: termName(row, languages),
			parent: row.parent_tid ?? 0,
			weight: row.weight,
			vocabulary: row.machine_name
		})),
		meta: pageMeta(page, limit, total)
	};
}
/** The names of these terms in a language, ordered by identifier. */
async function termNames(reader, tids, languages) {
	if (tids.length === 0) return [];
	return (await reader.selectFrom("terms").select(["name", "translations"]).where("tid", "in", tids).orderBy("tid").execute()).map((row) => termName(row, languages));
}
async function listVocabularies(reader, languages) {
	return (await reader.selectFrom("vocabularies").select([
		"machine_name",
		"name",
		"translations"
	]).orderBy("id").execute()).map((row) => ({
		type: "taxonomy",
		name: row.machine_name,
		taxonomy: row.machine_name,
		label: termName(row, languages)
	}));
}
async function listOrganizations(reader, { page = 0, limit = PER_PAGE }) {
	const { total } = await reader.selectFrom("organizations").select((eb) => eb.fn.countAll().as("total")).executeTakeFirstOrThrow();
	return {
		organizations: await reader.selectFrom("organizations").select(["id", "name"]).orderBy("name").limit(limit).offset(page * limit).execute(),
		meta: pageMeta(page, limit, total)
	};
}
export { termNames as i, listTerms as n, listVocabularies as r, listOrganizations as t };
