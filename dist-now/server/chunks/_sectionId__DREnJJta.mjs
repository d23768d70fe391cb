import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { d as renderTemplate, f as maybeRenderHead, i as renderComponent } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { i as storefrontVisit, t as loadSectionPage } from "./page_CYxY293C.mjs";
import { t as definitions } from "./registry_DyvED6SM.mjs";
import { t as $$Paging } from "./Paging_BwZdzG-D.mjs";
import { t as $$SiteLayout } from "./SiteLayout_t_H1ItV2.mjs";
import { t as $$SectionStack } from "./SectionStack_DebuTfr9.mjs";
/* empty css                     */
// src/layouts/storefront/SectionPage.astro
createAstro("https://astro.build");
var $$SectionPage = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$SectionPage;
	const { loaded, trainings, page, pages } = Astro.props;
	const { t, user } = Astro.locals;
	const content = loaded.section.data.content;
	const title = "title" in content && content.title || t(definitions[loaded.section.type].label);
	const storefront = {
		title: t("Storefront"),
		href: user ? "/storefront" : "/"
	};
	const hrefOf = (number) => number === 0 ? "?" : `?page=${number}`;
	return renderTemplate`${renderComponent($$result, "SiteLayout", $$SiteLayout, {
		"title": title,
		"breadcrumb": [storefront, { title }],
		"noindex": page > 0,
		"wide": true
	}, { "default": ($$result) => renderTemplate` ${maybeRenderHead($$result)}<div class="section-page"> ${renderComponent($$result, "SectionStack", $$SectionStack, {
		"sections": [loaded],
		"trainings": trainings,
		"level": 1
	})} </div> ${pages > 1 && renderTemplate`<div class="wrap section-pages"> ${renderComponent($$result, "Paging", $$Paging, {
		"page": page,
		"pages": pages,
		"addressOf": hrefOf
	})} </div>`}` })}`;
}, "/work/wt/speed/src/layouts/storefront/SectionPage.astro", void 0);
// src/pages/storefront/[sectionId].astro
var _sectionId__exports = /* @__PURE__ */ __exportAll({
	default: () => $$SectionId,
	file: () => $$file,
	url: () => $$url
});
createAstro("https://astro.build");
var $$SectionId = createComponent(async ($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$SectionId;
	const PAGE_SIZE = 24;
	const LAST_PAGE = 1e4;
	const { locals, params, url } = Astro;
	const sectionId = /^[1-9]\d{0,8}$/.test(params.sectionId ?? "") ? Number(params.sectionId) : 0;
	const asked = Number(url.searchParams.get("page") ?? 0);
	const number = Number.isInteger(asked) && asked >= 0 && asked <= LAST_PAGE ? asked : 0;
	const found = await loadSectionPage(locals.runtime, storefrontVisit(locals), {
		sectionId,
		page: {
			number,
			size: PAGE_SIZE
		}
	});
	const loaded = found?.sections[0];
	if (!found || !loaded) return Astro.rewrite("/not-found");
	const total = loaded.data && "total" in loaded.data ? loaded.data.total : 0;
	const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
	if (number >= pages) return Astro.rewrite("/not-found");
	return renderTemplate`${renderComponent($$result, "SectionPage", $$SectionPage, {
		"loaded": loaded,
		"trainings": found.trainings,
		"page": number,
		"pages": pages
	})}`;
}, "/work/wt/speed/src/pages/storefront/[sectionId].astro", void 0);
var $$file = "/work/wt/speed/src/pages/storefront/[sectionId].astro";
var $$url = "/storefront/[sectionId]";
// \0virtual:astro:page:src/pages/storefront/[sectionId]@_@astro
var page = () => _sectionId__exports;
export { page };
