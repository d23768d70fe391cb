// src/lib/server/http/language.ts
/**
* The language of a response: the user's, else the one in the address, else the visitor's choice, else the site's, else
* English. A disabled language does not count.
*/
function requestLanguage(site, { user, query, cookie }) {
	const offered = new Set(site.languages.map((language) => language.langcode));
	return [
		user,
		query,
		cookie,
		site.general.default_language
	].map((wish) => wish === "origin" ? "en" : wish).find((wish) => wish && offered.has(wish)) ?? "en";
}
export { requestLanguage as t };
