import { d as renderTemplate, f as maybeRenderHead, i as renderComponent, m as addAttribute } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { n as opensPage, t as $$SectionStack } from "./SectionStack_DebuTfr9.mjs";
import { r as readerText } from "./readerText_CtbWXqot.mjs";
import { t as $$SiteLayout } from "./SiteLayout_t_H1ItV2.mjs";
/* empty css                     */
// src/layouts/storefront/structuredData.ts
/** The site's data for search engines (schema.org WebSite with its search). */
function organizationFacts({ name, origin }) {
	return [{
		"@context": "https://schema.org",
		"@type": "WebSite",
		name,
		url: `${origin}/`,
		potentialAction: {
			"@type": "SearchAction",
			target: {
				"@type": "EntryPoint",
				urlTemplate: `${origin}/search?s={search_term_string}`
			},
			"query-input": "required name=search_term_string"
		}
	}, {
		"@context": "https://schema.org",
		"@type": "EducationalOrganization",
		name,
		url: `${origin}/`
	}];
}
// src/layouts/storefront/Storefront.astro
createAstro("https://astro.build");
var $$Storefront = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Storefront;
	const { sections, trainings } = Astro.props;
	const { t, site, language, origin, user } = Astro.locals;
	const siteName = readerText(site.general.site_name, {
		language,
		siteLanguage: site.general.default_language
	});
	const opened = opensPage(sections);
	const hero = sections.find((loaded) => loaded.section.type === "hero");
	const description = hero?.section.type === "hero" ? hero.section.data.content.text : void 0;
	return renderTemplate`${renderComponent($$result, "SiteLayout", $$SiteLayout, {
		"title": user ? t("Storefront") : siteName,
		"description": description,
		"jsonLd": user ? [] : organizationFacts({
			name: siteName,
			origin
		}),
		"wide": true
	}, { "default": ($$result) => renderTemplate`${!opened && renderTemplate`${maybeRenderHead($$result)}<h1${addAttribute([user ? "page-title wrap" : "unseen"], "class:list")}>${user ? t("Storefront") : siteName}</h1>`}${sections.length > 0 ? renderTemplate`${renderComponent($$result, "SectionStack", $$SectionStack, {
		"sections": sections,
		"trainings": trainings,
		"level": opened ? 1 : 2
	})}` : renderTemplate`<div class="wrap empty"> <h2>${t("There is nothing here yet.")}</h2> <p>${t("Search the whole catalogue instead.")}</p> <a class="btn line" href="/search"> ${t("Search the catalogue")} </a> </div>`}` })}`;
}, "/work/wt/speed/src/layouts/storefront/Storefront.astro", void 0);
export { $$Storefront as t };
