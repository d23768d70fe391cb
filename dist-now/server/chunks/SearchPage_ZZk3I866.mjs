import { a as Fragment, d as renderTemplate, f as maybeRenderHead, i as renderComponent, m as addAttribute } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { n as $$Icon, t as $$SiteLayout } from "./SiteLayout_t_H1ItV2.mjs";
import { t as msg } from "./message_DmblFCuN.mjs";
import { o as sitePath } from "./paths_C2R0dYgq.mjs";
import { n as writeQuery, t as readQuery } from "./query_CMvu3hjj.mjs";
import { t as $$SearchForm } from "./SearchForm_BKe2D7rF.mjs";
import { t as catalogueVisit } from "./catalogueVisit_BjDizGlQ.mjs";
import { i as namedTerms } from "./cards_BzNasB8y.mjs";
import { n as listTrainings } from "./listTrainings_C8VIOcm2.mjs";
import { r as readSelection } from "./trainingQuery_C9CwRtH2.mjs";
import { t as TrainingSet } from "./TrainingSet_ZNerl3Gv.mjs";
import { a as trainingTypeLabels } from "./TrainingTile_B-zzaUkF.mjs";
import { t as cardView } from "./cardView_ChT91LaF.mjs";
/* empty css                   */
import { t as $$Paging } from "./Paging_BwZdzG-D.mjs";
import { t as $$ChipRow } from "./ChipRow_BObN3sw4.mjs";
import { t as withPoints } from "./withPoints_CTmOM-Lt.mjs";
// src/lib/server/catalogue/search/searchByAddress.ts
var PER_PAGE = 24;
/** A row of a wide screen. */
var INSTEAD = 4;
/** Returns the data of a search page: the chosen filters, the results, and the target of its Back link. */
async function searchByAddress(sent, locals) {
	const { filter, terms } = readSelection(readQuery(sent));
	const chosen = {
		filter: {
			...filter,
			limit: PER_PAGE
		},
		terms
	};
	const { reader } = locals.db;
	const visit = await catalogueVisit(locals);
	const list = await listTrainings(reader, {
		...ordered(chosen),
		...visit
	});
	return {
		chosen,
		limit: PER_PAGE,
		back: sitePath(sent.get("search_back_url"), ""),
		instead: list.total === 0 ? await mostTaken(reader, visit, locals.earnsFor) : null,
		list: {
			...list,
			items: await withPoints(list.items, locals.earnsFor)
		},
		named: await namedTerms(reader, terms, visit)
	};
}
/** A page without search words shows popular trainings first, as its sort menu says. */
function ordered(chosen) {
	const { filter } = chosen;
	if (filter.s?.trim() || filter.order_by) return chosen;
	return {
		...chosen,
		filter: {
			...filter,
			order_by: "popular"
		}
	};
}
/** Returns suggestions for a search without results: the topics and the most popular trainings. */
async function mostTaken(reader, visit, earnsFor) {
	const { items, facets } = await listTrainings(reader, {
		...visit,
		filter: { limit: INSTEAD }
	});
	return items.length > 0 ? {
		items: await withPoints(items, earnsFor),
		topics: facets.topic
	} : null;
}
// src/layouts/trainings/choices.ts
/** The orders to choose from; without one, results stand by rank and everything else by how often it is taken. */
var orderChoices = [
	{
		value: "popular",
		label: msg("Most popular")
	},
	{
		value: "newest",
		label: msg("Newest")
	},
	{
		value: "start_date",
		label: msg("Starting next")
	},
	{
		value: "title",
		label: msg("A to Z")
	}
];
/** Returns the address of the first page with other filters. */
function choose({ path, chosen, back }, otherwise) {
	const { filter, terms } = {
		...chosen,
		...otherwise
	};
	const { page: _, limit: __, ...rest } = filter;
	const query = writeQuery({
		...rest,
		...terms,
		search_back_url: back
	});
	return query ? `${path}?${query}` : path;
}
/** Returns the address of another page of the list. */
function turnTo(place, page) {
	const address = choose(place, {});
	return page === 0 ? address : `${address}${address.includes("?") ? "&" : "?"}page=${page}`;
}
/** Adds a value to a list, or removes it. */
function toggled(values, value) {
	return values?.includes(value) ? values.filter((other) => other !== value) : [...values ?? [], value];
}
/** Returns the filters as fields of the search form. */
function hiddenFields({ chosen, back }) {
	const { s: _, page: __, limit: ___, ...rest } = chosen.filter;
	return [...new URLSearchParams(writeQuery({
		...rest,
		...chosen.terms,
		search_back_url: back
	}))];
}
/** Whether the list has filters besides the search words. */
function hasFilters({ filter, terms }) {
	const { s: _, page: __, limit: ___, order_by: ____, ...rest } = filter;
	return Object.values(rest).some((value) => value !== void 0) || Object.values(terms).some((tids) => tids.length > 0);
}
// src/layouts/trainings/choiceGroups.ts
/** Returns the filters of a list; groups without a choice are missing. */
function choiceGroups({ place, facets, t, format }) {
	const { filter, terms } = place.chosen;
	const by = (part) => choose(place, { filter: {
		...filter,
		...part
	} });
	return [
		{
			title: t("Topic"),
			choices: facets.topic.map(({ tid, name, count }) => ({
				label: name,
				count,
				isChosen: terms.topic?.includes(tid) ?? false,
				href: choose(place, { terms: {
					...terms,
					topic: toggled(terms.topic, tid)
				} })
			}))
		},
		{
			title: t("Type"),
			choices: facets.type.map(({ value, count }) => ({
				label: t(trainingTypeLabels[value]),
				count,
				isChosen: filter.type?.includes(value) ?? false,
				href: by({ type: toggled(filter.type, value) })
			}))
		},
		{
			title: t("Language"),
			choices: facets.language.map(({ value, count }) => ({
				label: format.languageName(value),
				count,
				isChosen: filter.language?.includes(value) ?? false,
				href: by({ language: toggled(filter.language, value) })
			}))
		},
		{
			title: t("Price"),
			choices: [{
				label: t("Free"),
				count: facets.free,
				isChosen: filter.free === true,
				href: by({ free: filter.free ? void 0 : true })
			}].filter(({ count, isChosen }) => count > 0 || isChosen)
		}
	].filter(({ choices }) => choices.length > 1 || choices.some(({ isChosen }) => isChosen));
}
/** Returns the active filters; their links remove them. */
function chosenNow({ place, t, format }, named) {
	const { filter, terms } = place.chosen;
	const by = (part) => choose(place, { filter: {
		...filter,
		...part
	} });
	return [
		...named.map(({ tid, name, vocabulary }) => ({
			label: name,
			href: choose(place, { terms: {
				...terms,
				[vocabulary]: toggled(terms[vocabulary], tid)
			} })
		})),
		...(filter.type ?? []).map((type) => ({
			label: t(trainingTypeLabels[type]),
			href: by({ type: toggled(filter.type, type) })
		})),
		...(filter.language ?? []).map((code) => ({
			label: format.languageName(code),
			href: by({ language: toggled(filter.language, code) })
		})),
		...filter.free === void 0 ? [] : [{
			label: filter.free ? t("Free") : t("With a price"),
			href: by({ free: void 0 })
		}]
	];
}
// src/layouts/trainings/ChoiceLists.astro
createAstro("https://astro.build");
var $$ChoiceLists = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$ChoiceLists;
	const { place, facets } = Astro.props;
	const { t, format } = Astro.locals;
	const open = 8;
	const most = 60;
	const groups = choiceGroups({
		place,
		facets,
		t,
		format
	}).map(({ title, choices }) => ({
		title,
		parts: [choices.slice(0, open), choices.slice(open, most)]
	}));
	const PANEL = "filters";
	return renderTemplate`${maybeRenderHead($$result)}<details class="choices"> <summary class="btn line"> ${renderComponent($$result, "Icon", $$Icon, { "name": "tune" })} ${t("Filter")} </summary> <nav${addAttribute(PANEL, "id")}${addAttribute(t("Filter"), "aria-label")}> ${groups.map(({ title, parts: [first, rest] }) => renderTemplate`<section> <h2>${title}</h2> ${[first, rest].map((choices, part) => {
		const Box = part === 0 ? "div" : "details";
		const isOpen = choices.some(({ isChosen }) => isChosen);
		return choices.length > 0 && renderTemplate`${renderComponent($$result, "Box", Box, {
			"class": "choice-part",
			...part === 1 && { open: isOpen }
		}, { "default": ($$result) => renderTemplate`${part === 1 && renderTemplate`<summary>${t("Show {{count}} more", { count: choices.length })}</summary>`}<ul> ${choices.map(({ label, href, count, isChosen }) => renderTemplate`<li> <a${addAttribute(`${href}#${PANEL}`, "href")} rel="nofollow"${addAttribute(isChosen ? "true" : void 0, "aria-current")}> <bdi>${label}</bdi> <span class="num">${format.number(count)}</span> </a> </li>`)} </ul> ` })}`;
	})} </section>`)} </nav> </details>`;
}, "/work/wt/speed/src/layouts/trainings/ChoiceLists.astro", void 0);
// src/layouts/trainings/NothingFound.astro
createAstro("https://astro.build");
var $$NothingFound = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$NothingFound;
	const { place, instead } = Astro.props;
	const { t } = Astro.locals;
	const { chosen } = place;
	const { s, order_by } = chosen.filter;
	const narrowed = hasFilters(chosen);
	return renderTemplate`${maybeRenderHead($$result)}<div class="empty"> ${renderComponent($$result, "Icon", $$Icon, { "name": "search_off" })} <h2>${t("Nothing found")}</h2> <p> ${narrowed ? t("No results match all filters. Remove one, or start over.") : s ? t("Try fewer or more general words, or browse all trainings.") : t("There are no trainings yet. Please come back later.")} </p> <div class="actions"> ${narrowed && renderTemplate`<a class="btn fill"${addAttribute(choose(place, {
		filter: {
			s,
			order_by
		},
		terms: {}
	}), "href")}> ${t("Remove all filters")} </a>`} ${!narrowed && s && renderTemplate`<a class="btn line"${addAttribute(choose(place, {
		filter: {},
		terms: {}
	}), "href")}> ${t("See all trainings")} </a>`} </div> </div> ${instead && renderTemplate`<div class="instead"> ${instead.topics.length > 0 && renderTemplate`<section aria-labelledby="instead-topics"> <h2 id="instead-topics">${t("Browse by topic")}</h2> <ul class="chips"> ${instead.topics.map(({ tid, name }) => renderTemplate`<li> <a${addAttribute(choose(place, {
		filter: {},
		terms: { topic: [tid] }
	}), "href")}>${name}</a> </li>`)} </ul> </section>`} <section> ${renderComponent($$result, "TrainingSet", TrainingSet, {
		"content": {
			title: t("Most popular"),
			text: ""
		},
		"data": {
			trainings: [...instead.items],
			total: instead.items.length,
			moreUrl: null
		},
		"layout": "grid",
		"view": cardView(Astro.locals),
		"mark": {},
		"level": 2,
		"lead": false
	})} </section> </div>`}`;
}, "/work/wt/speed/src/layouts/trainings/NothingFound.astro", void 0);
// src/layouts/trainings/Orders.astro
createAstro("https://astro.build");
var $$Orders = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Orders;
	const { place } = Astro.props;
	const { t } = Astro.locals;
	const { filter } = place.chosen;
	const byRank = Boolean(filter.s?.trim());
	const now = filter.order_by ?? (byRank ? void 0 : "popular");
	const choices = [...byRank ? [{
		value: void 0,
		label: msg("Best match")
	}] : [], ...orderChoices].map(({ value, label }) => ({
		label: t(label),
		href: choose(place, { filter: {
			...filter,
			order_by: value
		} }),
		isChosen: value === now
	}));
	return renderTemplate`${renderComponent($$result, "ChipRow", $$ChipRow, {
		"label": t("Sort by"),
		"choices": choices
	})}`;
}, "/work/wt/speed/src/layouts/trainings/Orders.astro", void 0);
// src/layouts/trainings/SearchPage.astro
createAstro("https://astro.build");
var $$SearchPage = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$SearchPage;
	const { path, chosen, named, list, limit, instead, back = "", backHref = back, above } = Astro.props;
	const { t, format } = Astro.locals;
	const place = {
		path,
		chosen,
		back
	};
	const words = chosen.filter.s?.trim() ?? "";
	const [only, ...others] = named;
	const heading = words ? t("Results for “{{words}}”", { words }) : only && others.length === 0 ? only.name : t("All trainings");
	const page = chosen.filter.page ?? 0;
	const pages = Math.max(1, Math.ceil(list.total / limit));
	const isIndexed = !hasFilters(chosen) && page === 0 && list.total > 0;
	const canonical = words ? `${path}?${new URLSearchParams({ s: words })}` : path;
	const description = words ? t("{{count}} trainings on “{{words}}”.", {
		count: list.total,
		words
	}) : t("{{count}} trainings to search by topic, type and language.", { count: list.total });
	const taken = chosenNow({
		place,
		t,
		format
	}, named);
	return renderTemplate`${renderComponent($$result, "SiteLayout", $$SiteLayout, {
		"title": heading,
		"description": description,
		"canonical": canonical,
		"noindex": !isIndexed,
		"breadcrumb": above && [above, { title: heading }]
	}, { "default": ($$result) => renderTemplate` ${maybeRenderHead($$result)}<div class="search-page"> ${backHref && renderTemplate`<a class="back"${addAttribute(backHref, "href")}> ${renderComponent($$result, "Icon", $$Icon, { "name": "arrow_back" })} ${t("Back")} </a>`} <header> <h1>${heading}</h1> ${renderComponent($$result, "SearchForm", $$SearchForm, {
		"action": place.path,
		"words": chosen.filter.s,
		"hidden": hiddenFields(place)
	})} </header> ${(list.total > 0 || hasFilters(chosen)) && renderTemplate`${renderComponent($$result, "ChoiceLists", $$ChoiceLists, {
		"place": place,
		"facets": list.facets
	})}`} <section class="found"${addAttribute(t("Results"), "aria-label")}> <div class="found-bar"> <p role="status"> ${list.close && list.total > 0 && renderTemplate`${renderComponent($$result, "Fragment", Fragment, {}, { "default": ($$result) => renderTemplate`${t("No exact match for “{{words}}”. Showing what comes close.", { words })} ` })}`} <span class="num">${t("{{count}} trainings", { count: list.total })}</span> </p> ${list.total > 1 && renderTemplate`${renderComponent($$result, "Orders", $$Orders, { "place": place })}`} </div> ${taken.length > 0 && renderTemplate`<ul class="taken"${addAttribute(t("Chosen filters"), "aria-label")}> ${taken.map(({ label, href }) => renderTemplate`<li> <a class="chip"${addAttribute(href, "href")} rel="nofollow"${addAttribute(t("Remove: {{filter}}", { filter: label }), "aria-label")}> ${label} ${renderComponent($$result, "Icon", $$Icon, { "name": "close" })} </a> </li>`)} </ul>`} ${list.items.length > 0 ? renderTemplate`${renderComponent($$result, "TrainingSet", TrainingSet, {
		"content": {
			title: "",
			text: ""
		},
		"data": {
			trainings: list.items,
			total: list.total,
			moreUrl: null
		},
		"layout": "grid",
		"view": cardView(Astro.locals),
		"mark": {},
		"level": 2,
		"lead": true
	})}` : renderTemplate`${renderComponent($$result, "NothingFound", $$NothingFound, {
		"place": place,
		"instead": instead
	})}`} ${pages > 1 && renderTemplate`${renderComponent($$result, "Paging", $$Paging, {
		"page": page,
		"pages": pages,
		"addressOf": ((n) => turnTo(place, n))
	})}`} </section> </div> ` })}`;
}, "/work/wt/speed/src/layouts/trainings/SearchPage.astro", void 0);
export { choose as n, searchByAddress as r, $$SearchPage as t };
