import { a as visibleSections, c as localiseSection, r as storefrontFor } from "./page_CYxY293C.mjs";
import { t as audienceOf } from "./audience_Dx2JZQwU.mjs";
// src/lib/server/storefront/publicStorefront.ts
/**
* Returns the sections that this user sees now, as data without restrictions.
* @param shownIn the language of the texts; it does not affect which sections the user sees
*/
async function publicStorefront({ storefront: find }, { user, language, siteLanguage, now }, shownIn = language) {
	const storefront = await find(storefrontFor(user));
	const { sections } = visibleSections(storefront, {
		audience: audienceOf(user, language),
		now
	});
	const { id, type, enabled, language: writtenIn } = storefront;
	return {
		id,
		type,
		enabled,
		language: writtenIn,
		sections: sections.flatMap((section) => localiseSection(section, {
			language: shownIn,
			siteLanguage
		}, writtenIn) ?? [])
	};
}
export { publicStorefront as t };
