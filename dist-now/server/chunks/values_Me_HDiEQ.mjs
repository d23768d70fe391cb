import { t as isolate } from "./bidi_ByLjSNV2.mjs";
import { i as localeOf, r as direction } from "./languages_DJQhyDQ0.mjs";
// src/lib/shared/i18n/values.ts
var manners = /* @__PURE__ */ new Map();
/**
* Formats values for a translated sentence: numbers by the language's rules (`4,338`), text isolated from the
* sentence's direction. Pass a number that is not a quantity (a year, an id) as text.
*/
function showValues(values, lang) {
	const { numbers, direction } = mannerOf(lang);
	const shown = {};
	for (const [name, value] of Object.entries(values)) shown[name] = typeof value === "number" ? numbers.format(value) : isolate(value, direction);
	return shown;
}
/** A number alone, as it is in a sentence. */
function showNumber(value, lang) {
	return mannerOf(lang).numbers.format(value);
}
function mannerOf(lang) {
	let manner = manners.get(lang);
	if (!manner) {
		manner = {
			numbers: new Intl.NumberFormat(localeOf(lang)),
			direction: direction(lang)
		};
		manners.set(lang, manner);
	}
	return manner;
}
export { showValues as n, showNumber as t };
