import { n as readerLanguage } from "./readerText_CtbWXqot.mjs";
// src/lib/server/taxonomy/termName.ts
/** The key of a name whose language is not stored. */
var OWN = "";
/**
* Returns the name of a term or a vocabulary for this reader.
* @param translations names by language; a row of the database holds them as JSON
*/
function termName({ name, translations }, reader) {
	if (translations === "{}") return name;
	const texts = {
		...typeof translations === "string" ? JSON.parse(translations) : translations,
		[OWN]: name
	};
	return texts[readerLanguage(texts, reader, OWN) ?? OWN] ?? name;
}
export { termName as t };
