import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { a as Fragment, d as renderTemplate, f as maybeRenderHead, i as renderComponent, m as addAttribute, t as spreadAttributes } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { r as walletOf } from "./wallet_BDLOqwMR.mjs";
import { n as goalOf } from "./goals_CRQbtk4e.mjs";
import { t as shelf } from "./shelf_DrlAmdMN.mjs";
import { t as shopInfo } from "./shopInfo_DQtz7jFe.mjs";
import { n as isFiltered, r as shopAddress, t as $$Picture } from "./shop_CDGPfHeW.mjs";
/* empty css                   */
import { t as $$Paging } from "./Paging_BwZdzG-D.mjs";
import { n as $$Icon, t as $$SiteLayout } from "./SiteLayout_t_H1ItV2.mjs";
import { i as $$StepButton, n as reasonsOf, t as hasReason } from "./reasons_BNRmODRj.mjs";
import { n as markOf } from "./view_CpOSxNHE.mjs";
import { t as $$GoalBar } from "./GoalBar_6h8tZOwv.mjs";
import { a as shopOrders, i as ShopQuery } from "./shelf_BuxLgMNz.mjs";
import { o as productTypePlurals, s as shopOrderLabels } from "./labels_CxYVM40S.mjs";
import { t as $$ChipRow } from "./ChipRow_BObN3sw4.mjs";
import { t as readQuery } from "./query_CMvu3hjj.mjs";
// src/layouts/shop/NoProducts.astro
createAstro("https://astro.build");
var $$NoProducts = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$NoProducts;
	const { chosen } = Astro.props;
	const { t } = Astro.locals;
	const { affordable, type, category } = chosen;
	const outOfReach = affordable && type === void 0 && category === void 0;
	return renderTemplate`${maybeRenderHead($$result)}<div class="empty"> ${renderComponent($$result, "Icon", $$Icon, { "name": isFiltered(chosen) ? "search_off" : "redeem" })} ${outOfReach ? renderTemplate`${renderComponent($$result, "Fragment", Fragment, {}, { "default": ($$result) => renderTemplate` <h2>${t("Nothing is within reach yet")}</h2> <p>${t("Look at all rewards, choose one as your goal, and earn points with your next training.")}</p> ` })}` : isFiltered(chosen) ? renderTemplate`${renderComponent($$result, "Fragment", Fragment, {}, { "default": ($$result) => renderTemplate` <h2>${t("Nothing found")}</h2> <p>${t("No results match all filters. Remove one, or start over.")}</p> ` })}` : renderTemplate`${renderComponent($$result, "Fragment", Fragment, {}, { "default": ($$result) => renderTemplate` <h2>${t("No rewards yet")}</h2> <p>${t("Rewards will appear here as soon as there are some. Your points stay yours.")}</p> ` })}`} <div class="actions"> ${isFiltered(chosen) && renderTemplate`<a class="btn fill"${addAttribute(shopAddress({ sort: chosen.sort }), "href")}> ${outOfReach ? t("See all rewards") : t("Remove all filters")} </a>`} ${(outOfReach || !isFiltered(chosen)) && renderTemplate`<a${addAttribute(["btn", outOfReach ? "line" : "fill"], "class:list")} href="/storefront"> ${t("Find something to learn")} </a>`} </div> </div>`;
}, "/work/wt/speed/src/layouts/shop/NoProducts.astro", void 0);
// src/layouts/shop/ProductCard.astro
createAstro("https://astro.build");
var $$ProductCard = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$ProductCard;
	const { product, back, eager } = Astro.props;
	const { t, language, format } = Astro.locals;
	const { id, title, price, stock, availability } = product;
	const page = `/incentives/${id}`;
	const anchor = `product-${id}`;
	const isAvailable = availability.status === "available";
	const flag = product.goal ? t("Your goal") : isAvailable && product.low_stock && stock !== null ? t("{{count}} left", { count: stock }) : null;
	return renderTemplate`${maybeRenderHead($$result)}<li${addAttribute(["tc pc", { off: !isAvailable }], "class:list")}${addAttribute(anchor, "id")} tabindex="-1"> ${renderComponent($$result, "Picture", $$Picture, {
		"productId": id,
		"image": product.image,
		"eager": eager
	})} ${flag && renderTemplate`<p class="tag flag">${flag}</p>`} <h2${spreadAttributes(markOf(product.lang, { lang: language }))}> <a${addAttribute(page, "href")}>${title}</a> </h2> <p class="pts">${t("{{count}} points", { count: price })}</p> ${isAvailable ? renderTemplate`<a class="btn line"${addAttribute(`${page}/purchase`, "href")}${addAttribute(t("Redeem: {{title}}", { title }), "aria-label")}> ${t("Redeem")} </a>` : renderTemplate`${renderComponent($$result, "Fragment", Fragment, {}, { "default": ($$result) => renderTemplate` <p class="why dotted"> ${reasonsOf(availability, {
		t,
		format
	}).map((reason) => renderTemplate`<span>${reason}</span>`)} ${product.wished && hasReason(availability, "sold_out") && renderTemplate`<span>${t("We’ll let you know when it’s back")}</span>`} </p> ${!product.wished && hasReason(availability, "sold_out") && renderTemplate`${renderComponent($$result, "StepButton", $$StepButton, {
		"id": id,
		"step": "wish",
		"look": "text",
		"back": `${back}#${anchor}`,
		"label": t("Notify me when it’s back: {{title}}", { title })
	}, { "default": ($$result) => renderTemplate`${t("Notify me when it’s back")}` })}`} ` })}`} </li>`;
}, "/work/wt/speed/src/layouts/shop/ProductCard.astro", void 0);
// src/layouts/shop/ShopHead.astro
createAstro("https://astro.build");
var $$ShopHead = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$ShopHead;
	const { wallet, goal } = Astro.props;
	const { t, format } = Astro.locals;
	const { points, pending, next_expiry } = wallet;
	const ending = next_expiry && {
		date: next_expiry.date,
		words: t("{{count}} points expire on {{date}}", {
			count: next_expiry.points,
			date: format.date(next_expiry.date)
		})
	};
	return renderTemplate`${maybeRenderHead($$result)}<section class="panel shop-points"${addAttribute(t("Your points"), "aria-label")}> <div> <p class="shop-sum"> <b class="num">${format.number(points)}</b> <span>${t("points", { count: points })}</span> </p> <a class="wallet-door" href="/incentives/wallet"> ${t("See how your points add up")} </a> </div> <div class="shop-becoming"> ${goal ? renderTemplate`${renderComponent($$result, "GoalBar", $$GoalBar, {
		"title": goal.title,
		"lang": goal.lang,
		"href": `/incentives/${goal.id}`,
		"price": goal.price,
		"points": points
	}, { "default": ($$result) => renderTemplate`${ending && renderTemplate`<time${addAttribute(ending.date, "datetime")}>${ending.words}</time>`}` })}` : renderTemplate`${renderComponent($$result, "Fragment", Fragment, {}, { "default": ($$result) => renderTemplate` <p> ${points + pending === 0 ? t("Complete a training to earn your first points.") : t("Choose a reward to save for: open it and press “Set as my goal”.")} </p> ${ending && renderTemplate`<p class="hint"> <time${addAttribute(ending.date, "datetime")}>${ending.words}</time> </p>`} ` })}`} ${pending > 0 && renderTemplate`<p class="hint"> <a href="/incentives/wallet">${t("{{count}} more points are pending", { count: pending })}</a> </p>`} </div> </section>`;
}, "/work/wt/speed/src/layouts/shop/ShopHead.astro", void 0);
// src/layouts/lists/DropList.astro
createAstro("https://astro.build");
var $$DropList = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$DropList;
	const { label, words, icon, choices } = Astro.props;
	return renderTemplate`${maybeRenderHead($$result)}<details class="drop-list"> <summary class="chip"> ${icon && renderTemplate`${renderComponent($$result, "Icon", $$Icon, { "name": icon })}`} ${words} </summary> <nav${addAttribute(label, "aria-label")}> <ul> ${choices.map(({ label: choice, href, isChosen }) => renderTemplate`<li> <a${addAttribute(href, "href")} rel="nofollow"${addAttribute(isChosen ? "true" : void 0, "aria-current")}> ${choice} </a> </li>`)} </ul> </nav> </details>`;
}, "/work/wt/speed/src/layouts/lists/DropList.astro", void 0);
// src/layouts/shop/ShopTools.astro
createAstro("https://astro.build");
var $$ShopTools = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$ShopTools;
	const { chosen, sort, total, choices } = Astro.props;
	const { t } = Astro.locals;
	const { type, category, affordable } = chosen;
	const orders = Object.entries(shopOrderLabels).filter(([value]) => shopOrders.includes(value)).map(([value, label]) => ({
		label: t(label),
		href: shopAddress(chosen, { sort: value }),
		isChosen: value === sort
	}));
	const types = [{
		label: t("All types"),
		href: shopAddress(chosen, { type: void 0 }),
		isChosen: type === void 0
	}, ...choices.types.map((value) => ({
		label: t(productTypePlurals[value]),
		href: shopAddress(chosen, { type: value }),
		isChosen: value === type
	}))];
	const filters = [{
		label: t("Within reach"),
		href: shopAddress(chosen, { affordable: affordable ? void 0 : true }),
		isChosen: affordable === true
	}, ...choices.categories.map(({ tid, name }) => ({
		label: name,
		href: shopAddress(chosen, { category: tid === category ? void 0 : tid }),
		isChosen: tid === category
	}))];
	const typeName = type && t(productTypePlurals[type]);
	return renderTemplate`${maybeRenderHead($$result)}<div class="shop-tools"> ${renderComponent($$result, "ChipRow", $$ChipRow, {
		"label": t("Filter"),
		"choices": filters
	})} <p class="shop-count quiet" role="status"> <span class="num">${t("{{count}} rewards", { count: total })}</span> ${typeName && renderTemplate`<a class="chip"${addAttribute(shopAddress(chosen, { type: void 0 }), "href")} rel="nofollow"${addAttribute(t("Remove: {{filter}}", { filter: typeName }), "aria-label")}> ${typeName} ${renderComponent($$result, "Icon", $$Icon, { "name": "close" })} </a>`} </p> <div class="shop-drops"> ${choices.types.length > 1 && renderTemplate`${renderComponent($$result, "DropList", $$DropList, {
		"label": t("Type"),
		"words": t("Type"),
		"icon": "tune",
		"choices": types
	})}`} ${renderComponent($$result, "DropList", $$DropList, {
		"label": t("Sort by"),
		"words": t("Sort: {{order}}", { order: t(shopOrderLabels[sort]) }),
		"choices": orders
	})} </div> </div>`;
}, "/work/wt/speed/src/layouts/shop/ShopTools.astro", void 0);
// src/layouts/shop/ShopPage.astro
createAstro("https://astro.build");
var $$ShopPage = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$ShopPage;
	const { info, chosen, shelf, wallet, goal } = Astro.props;
	const { t } = Astro.locals;
	const { data, meta } = shelf;
	const title = info.title || t("Rewards");
	const addressOf = (page) => {
		const address = shopAddress(chosen);
		return page === 0 ? address : `${address}${address.includes("?") ? "&" : "?"}page=${page}`;
	};
	const firstRow = 4;
	return renderTemplate`${renderComponent($$result, "SiteLayout", $$SiteLayout, {
		"title": title,
		"noindex": true
	}, { "default": ($$result) => renderTemplate` ${maybeRenderHead($$result)}<div class="shop"> ${info.banner && renderTemplate`<img class="shop-banner"${addAttribute(info.banner, "src")} alt=""${addAttribute(info.banner_height, "height")}>`} <header class="shop-head"> <h1>${title}</h1> <a class="btn text" href="/incentives/orders"> ${t("My rewards")} </a> ${info.intro && renderTemplate`<p class="lead">${info.intro}</p>`} </header> ${renderComponent($$result, "ShopHead", $$ShopHead, {
		"wallet": wallet,
		"goal": goal
	})} ${(meta.total > 0 || isFiltered(chosen)) && renderTemplate`${renderComponent($$result, "ShopTools", $$ShopTools, {
		"chosen": chosen,
		"sort": shelf.sort,
		"total": meta.total,
		"choices": shelf.choices
	})}`} <section class="shop-list"${addAttribute(title, "aria-label")}> ${data.length > 0 ? renderTemplate`<ul class="grid"> ${data.map((product, index) => renderTemplate`${renderComponent($$result, "ProductCard", $$ProductCard, {
		"product": product,
		"back": addressOf(meta.page),
		"eager": index < firstRow
	})}`)} </ul>` : renderTemplate`${renderComponent($$result, "NoProducts", $$NoProducts, { "chosen": chosen })}`} ${meta.totalPages > 1 && renderTemplate`${renderComponent($$result, "Paging", $$Paging, {
		"page": meta.page,
		"pages": meta.totalPages,
		"addressOf": addressOf
	})}`} </section> </div> ` })}`;
}, "/work/wt/speed/src/layouts/shop/ShopPage.astro", void 0);
// src/pages/incentives/index.astro
var incentives_exports = /* @__PURE__ */ __exportAll({
	default: () => $$Index,
	file: () => $$file,
	url: () => $$url
});
createAstro("https://astro.build");
var $$Index = createComponent(async ($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Index;
	const { db } = Astro.locals;
	const visit = Astro.locals.learner();
	const chosen = ShopQuery.safeParse(readQuery(Astro.url.searchParams)).data ?? {};
	const [info, found, wallet, goal] = await Promise.all([
		shopInfo(db.reader, visit),
		shelf(db.reader, visit, chosen),
		walletOf(db.reader, visit.user.uid, visit),
		goalOf(db.reader, visit)
	]);
	if (found.data.length === 0 && found.meta.total > 0) return Astro.redirect(shopAddress(chosen));
	return renderTemplate`${renderComponent($$result, "ShopPage", $$ShopPage, {
		"info": info,
		"chosen": chosen,
		"shelf": found,
		"wallet": wallet,
		"goal": goal?.product ?? null
	})}`;
}, "/work/wt/speed/src/pages/incentives/index.astro", void 0);
var $$file = "/work/wt/speed/src/pages/incentives/index.astro";
var $$url = "/incentives";
// \0virtual:astro:page:src/pages/incentives/index@_@astro
var page = () => incentives_exports;
export { page };
