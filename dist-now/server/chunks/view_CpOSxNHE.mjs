import { r as direction } from "./languages_DJQhyDQ0.mjs";
// src/islands/sections/view.ts
/** Returns the heading level inside a section: one below its title, or its own level without a title. */
function headingBelow(level, title) {
	return `h${title === "" ? Math.max(2, level) : level + 1}`;
}
/** Returns the `lang` and `dir` attributes for text in another language than the page's. */
function markOf(lang, view) {
	return lang === view.lang ? {} : {
		lang,
		dir: direction(lang)
	};
}
export { markOf as n, headingBelow as t };
