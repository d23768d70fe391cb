import { t as baseOf } from "./languages_DJQhyDQ0.mjs";
// src/lib/shared/i18n/readerText.ts
/**
* Returns the language to show a text in: the reader's, the language it is a variety of (`pt` for `pt-BR`), the
* site's, the text's own, or the first that exists. This is the only fallback rule for texts that people write.
* @param texts the text by language; empty values do not count
* @param own the language that the text was written in first
* @returns `undefined` if the text exists in no language
*/
function readerLanguage(texts, reader, own) {
	return [
		...preferredLanguages(reader),
		...own === void 0 ? [] : [own],
		...Object.keys(texts)
	].find((code) => Object.hasOwn(texts, code) && texts[code]);
}
/** Returns the languages that come before a text's own, best first. */
function preferredLanguages({ language, siteLanguage }) {
	return [.../* @__PURE__ */ new Set([
		language,
		baseOf(language),
		siteLanguage
	])];
}
/** Returns the text for this reader; '' if it exists in no language. */
function readerText(texts, reader) {
	const lang = readerLanguage(texts, reader);
	return lang === void 0 ? "" : texts[lang] ?? "";
}
/**
* Returns the words for this reader. A translation counts if it has the word named `by`; the own words fill its gaps,
* because a word in another language is better than no word.
*/
function readerWords({ own, language: ownLanguage, translations }, by, reader) {
	const texts = {};
	for (const [lang, words] of Object.entries(translations)) texts[lang] = words[by];
	texts[ownLanguage] = own[by];
	const lang = readerLanguage(texts, reader, ownLanguage) ?? ownLanguage;
	if (lang === ownLanguage) return {
		...own,
		lang
	};
	const written = Object.entries(translations[lang] ?? {}).filter(([, words]) => words !== void 0 && words !== "");
	return {
		...own,
		...Object.fromEntries(written),
		lang
	};
}
export { readerWords as i, readerLanguage as n, readerText as r, preferredLanguages as t };
