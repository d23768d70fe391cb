import { l as PathId, o as LanguageCode, s as MAX_ID } from "./common_BQnAGUxS.mjs";
import { t as oneOrMany } from "./oneOrMany_DsP9H-Ie.mjs";
import { a as TrainingType, i as TrainingFilter } from "./trainings_BBsXQXQ2.mjs";
import { z } from "zod";
// src/lib/server/catalogue/list/trainingQuery.ts
/** The path parameters of a training. */
var TrainingPath = z.object({ id: PathId });
/**
* The training filter in a query. Besides the named fields, the machine name of a vocabulary selects terms:
* `topic[]=12`. A plain `language` is the language of the response and no filter; `language[]` is a filter.
*/
var TrainingQuery = TrainingFilter.extend({
	ids: oneOrMany(z.coerce.number().int().positive().max(MAX_ID), 100),
	type: oneOrMany(TrainingType, 10),
	language: z.union([z.array(LanguageCode).max(50), z.string()]).optional().meta({ description: "The language of the response; `language[]` filters by the language in which trainings are held." })
}).catchall(z.union([z.string(), z.array(z.string())]).meta({
	title: "vocabulary[]",
	description: "Terms by the machine name of their vocabulary: `topic=12`, `topic[]=12&level[]=3`."
}));
/** Splits a parsed query into filter and terms; other keys are left out. */
function selectionOf(query) {
	const { language, ...rest } = query;
	const filter = {};
	const terms = {};
	for (const [name, value] of Object.entries(rest)) if (Object.hasOwn(TrainingFilter.shape, name)) Object.assign(filter, { [name]: value });
	else {
		const tids = termIds(name, value);
		if (tids) terms[name] = tids;
	}
	return {
		filter: Array.isArray(language) ? {
			...filter,
			language
		} : filter,
		terms
	};
}
/**
* Reads the query of a page's address and leaves out unusable values. Terms must have brackets, because other sites add
* numbers of their own (`utm_id=7`).
*/
function readSelection(query) {
	const isKnown = (name) => Object.hasOwn(TrainingQuery.shape, name);
	const usable = Object.fromEntries(Object.entries(query).filter(([name, value]) => isKnown(name) || typeof value !== "string"));
	for (let tries = 0; tries < 10; tries++) {
		const read = TrainingQuery.safeParse(usable);
		if (read.success) return selectionOf(read.data);
		for (const issue of read.error.issues) delete usable[String(issue.path[0])];
	}
	return {
		filter: {},
		terms: {}
	};
}
/** Returns the terms of a key; `undefined` if it cannot be a vocabulary or its values cannot be terms. */
function termIds(name, value) {
	const values = Array.isArray(value) ? value : [value];
	return isVocabulary(name) && values.every(isTermId) ? values.slice(0, 100).map(Number) : void 0;
}
function isVocabulary(name) {
	return typeof name === "string" && /^[a-z][a-z0-9_]{0,39}$/.test(name);
}
function isTermId(value) {
	return typeof value === "string" && /^\d{1,9}$/.test(value);
}
export { selectionOf as i, TrainingQuery as n, readSelection as r, TrainingPath as t };
