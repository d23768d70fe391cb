import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { d as renderTemplate, f as maybeRenderHead, i as renderComponent, m as addAttribute, t as spreadAttributes } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { n as ordersOf } from "./read_BEgNgJW4.mjs";
/* empty css                   */
import { n as markOf } from "./view_CpOSxNHE.mjs";
import { t as $$Paging } from "./Paging_BwZdzG-D.mjs";
import { n as $$Icon, t as $$SiteLayout } from "./SiteLayout_t_H1ItV2.mjs";
import { n as $$OrderState, t as orderTitle } from "./orderTitle_DIsI8zKi.mjs";
import { t as $$Picture } from "./shop_CDGPfHeW.mjs";
import { c as Page } from "./common_BQnAGUxS.mjs";
import { t as readQuery } from "./query_CMvu3hjj.mjs";
// src/layouts/shop/OrdersPage.astro
createAstro("https://astro.build");
var $$OrdersPage = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$OrdersPage;
	const { orders, meta } = Astro.props;
	const { t, format, language } = Astro.locals;
	const title = t("My rewards");
	const path = "/incentives/orders";
	return renderTemplate`${renderComponent($$result, "SiteLayout", $$SiteLayout, {
		"title": title,
		"noindex": true,
		"breadcrumb": [{
			title: t("Incentives"),
			href: "/incentives"
		}, { title }]
	}, { "default": ($$result) => renderTemplate` ${maybeRenderHead($$result)}<div class="shop"> <header class="shop-head"> <h1>${title}</h1> </header> ${orders.length > 0 ? renderTemplate`<ul class="orders"> ${orders.map((order) => {
		const { id, lines, state, total, placed_at } = order;
		const [first] = lines;
		return renderTemplate`<li> ${first && renderTemplate`${renderComponent($$result, "Picture", $$Picture, {
			"productId": first.product_id,
			"image": first.image
		})}`} <h2${spreadAttributes(markOf(first?.lang ?? language, { lang: language }))}> <a${addAttribute(`${path}/${id}`, "href")}>${orderTitle(order, t)}</a> </h2> <p class="hint dotted"> <span>${format.date(placed_at)}</span> <span>${t("{{count}} points", { count: total })}</span> ${lines.some(({ codes }) => codes.length > 0) && renderTemplate`<span> ${t("{{count}} codes", { count: lines.reduce((sum, { codes }) => sum + codes.length, 0) })} </span>`} </p> ${renderComponent($$result, "OrderState", $$OrderState, { "state": state })} </li>`;
	})} </ul>` : renderTemplate`<div class="empty"> ${renderComponent($$result, "Icon", $$Icon, { "name": "redeem" })} <h2>${t("No rewards yet")}</h2> <p>${t("Rewards you redeem will appear here, with their codes and how to use them.")}</p> <a class="btn fill" href="/incentives"> ${t("Choose a reward")} </a> </div>`} ${meta.totalPages > 1 && renderTemplate`${renderComponent($$result, "Paging", $$Paging, {
		"page": meta.page,
		"pages": meta.totalPages,
		"addressOf": ((page) => page === 0 ? path : `${path}?page=${page}`)
	})}`} </div> ` })}`;
}, "/work/wt/speed/src/layouts/shop/OrdersPage.astro", void 0);
// src/pages/incentives/orders/index.astro
var orders_exports = /* @__PURE__ */ __exportAll({
	default: () => $$Index,
	file: () => $$file,
	url: () => $$url
});
createAstro("https://astro.build");
var $$Index = createComponent(async ($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Index;
	const { db } = Astro.locals;
	const { page = 0 } = Page.safeParse(readQuery(Astro.url.searchParams)).data ?? {};
	const { data, meta } = await ordersOf(db.reader, Astro.locals.learner(), { page });
	if (data.length === 0 && meta.total > 0) return Astro.redirect("/incentives/orders");
	return renderTemplate`${renderComponent($$result, "OrdersPage", $$OrdersPage, {
		"orders": data,
		"meta": meta
	})}`;
}, "/work/wt/speed/src/pages/incentives/orders/index.astro", void 0);
var $$file = "/work/wt/speed/src/pages/incentives/orders/index.astro";
var $$url = "/incentives/orders";
// \0virtual:astro:page:src/pages/incentives/orders/index@_@astro
var page = () => orders_exports;
export { page };
