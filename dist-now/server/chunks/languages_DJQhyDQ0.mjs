// src/lib/shared/memo.ts
/**
* Caches the results of a pure function, at most `most` of them; then the cache is cleared, so that requests of
* strangers cannot fill the memory.
*/
function memo(most, make) {
	const known = /* @__PURE__ */ new Map();
	return (key) => {
		const held = known.get(key);
		if (held !== void 0) return held;
		if (known.size >= most) known.clear();
		const value = make(key);
		known.set(key, value);
		return value;
	};
}
/**
* The canonical form of a BCP 47 tag (`pt-br` → `pt-BR`, `iw` → `he`, `origin` → `en`); `undefined` if the text is not
* a language tag.
*/
function canonicalLanguage(code) {
	if (code === "origin") return "en";
	try {
		return Intl.getCanonicalLocales(code.replaceAll("_", "-"))[0];
	} catch (error) {
		if (error instanceof RangeError) return void 0;
		throw error;
	}
}
/** The language of a tag without script and region: `zh-TW` → `zh`. */
function baseOf(lang) {
	return lang.split("-", 1)[0] ?? lang;
}
/**
* The locale for `Intl`. English is written the international way (day before month); Arabic keeps its words and order
* but has Latin digits, as most of its readers know from other sites.
*/
function localeOf(lang) {
	if (lang === "en" || lang === "origin") return "en-GB";
	return baseOf(lang) === "ar" ? `${lang}-u-nu-latn` : lang;
}
var rightToLeftScripts = [
	"Adlm",
	"Arab",
	"Hebr",
	"Mand",
	"Nkoo",
	"Rohg",
	"Samr",
	"Syrc",
	"Thaa"
];
/** The writing direction of a language; left to right for a text that is not a language tag. */
function direction(lang) {
	return rightToLeftScripts.includes(scriptCode(lang)) ? "rtl" : "ltr";
}
/**
* The direction that the site stores for a language (nonzero: right to left), otherwise that of the language's script.
*/
function storedDirection(languages, lang) {
	const stored = languages.find(({ langcode }) => langcode === lang);
	if (!stored) return direction(lang);
	return stored.direction === 0 ? "ltr" : "rtl";
}
/**
* The ISO 15924 code of a language's usual script (`sr-Latn` names it itself); '' for a text that is not a language
* tag.
*/
function scriptCode(lang) {
	return scriptCodes(lang);
}
var scriptCodes = memo(500, (lang) => {
	const language = canonicalLanguage(lang);
	return language && new Intl.Locale(language).maximize().script || "";
});
/** The language's own name, for a language menu: `Français`, `العربية`. */
function nativeName(lang) {
	return nativeNames(lang);
}
var nativeNames = memo(200, (lang) => {
	const language = canonicalLanguage(lang);
	if (!language) return lang;
	const [first = "", ...rest] = new Intl.DisplayNames([language], {
		type: "language",
		languageDisplay: "standard"
	}).of(language) ?? language;
	return first.toLocaleUpperCase(language) + rest.join("");
});
export { nativeName as a, memo as c, localeOf as i, canonicalLanguage as n, scriptCode as o, direction as r, storedDirection as s, baseOf as t };
