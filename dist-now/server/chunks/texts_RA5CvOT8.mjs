import { n as readerLanguage } from "./readerText_CtbWXqot.mjs";
// src/lib/server/catalogue/save/texts.ts
/** Returns a training's texts by language. */
function readTexts(row) {
	const own = {
		title: row.title,
		summary: row.summary,
		description: row.description ?? ""
	};
	if (row.translations === "{}") return { [row.language]: own };
	const texts = {};
	const stored = JSON.parse(row.translations);
	for (const [lang, text] of Object.entries(stored)) if (text.title) texts[lang] = {
		title: text.title,
		summary: text.summary ?? "",
		description: text.description ?? "",
		...text.provider && { provider: text.provider }
	};
	return row.language in texts || Object.values(texts).some((text) => text.title === own.title) ? texts : {
		[row.language]: own,
		...texts
	};
}
/** Returns a training's text for this reader. */
function trainingText(row, reader) {
	const texts = readTexts(row);
	const lang = readerLanguage(texts, reader, row.language) ?? row.language;
	return {
		lang,
		title: row.title,
		summary: row.summary,
		description: row.description ?? "",
		...texts[lang]
	};
}
export { trainingText as n, readTexts as t };
