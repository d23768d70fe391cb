import { i as readerWords } from "./readerText_CtbWXqot.mjs";
// src/lib/server/points/earning/ruleName.ts
/** The name of a rule in the reader's language, else in the site's language. */
function ruleName({ name, translations }, reading) {
	return readerWords({
		own: { name },
		language: reading.siteLanguage,
		translations
	}, "name", reading);
}
export { ruleName as t };
