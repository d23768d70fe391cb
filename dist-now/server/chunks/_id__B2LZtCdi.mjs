import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { d as renderTemplate, f as maybeRenderHead, i as renderComponent, m as addAttribute, t as spreadAttributes } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { n as readForm } from "./body_BnCi5I5s.mjs";
import { n as attempt } from "./form_Bsh50wEa.mjs";
import { t as cancelOrder } from "./cancel_EXafGAZW.mjs";
import { t as orderOf } from "./read_BEgNgJW4.mjs";
/* empty css                   */
import { n as markOf } from "./view_CpOSxNHE.mjs";
import { i as orderStateTexts } from "./labels_CxYVM40S.mjs";
import { n as $$Icon, t as $$SiteLayout } from "./SiteLayout_t_H1ItV2.mjs";
import { n as $$OrderFacts, t as $$OrderLines } from "./OrderLines_y9wP1_K-.mjs";
import { n as $$OrderState, t as orderTitle } from "./orderTitle_DIsI8zKi.mjs";
import "./shop_CDGPfHeW.mjs";
import { l as PathId } from "./common_BQnAGUxS.mjs";
import { r as withNotice } from "./flash_DYIpMaSm.mjs";
// src/layouts/shop/CancelOrder.astro
createAstro("https://astro.build");
var $$CancelOrder = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$CancelOrder;
	const { order } = Astro.props;
	const { t } = Astro.locals;
	return renderTemplate`${maybeRenderHead($$result)}<section class="message warning cancel-order" aria-labelledby="cancel-title"> <h2 id="cancel-title" tabindex="-1"${spreadAttributes({ autofocus: true })}> ${t("Cancel this order?")} </h2> <p> ${t("You get your {{count}} points back.", { count: order.total })}${" "} ${order.lines.some(({ codes }) => codes.length > 0) && t("The codes of this order stop working.")} </p> <form class="actions" method="post"${addAttribute(`/incentives/orders/${order.id}`, "action")}> <button class="btn fill danger" type="submit" name="action" value="cancel"> ${t("Yes, cancel it")} </button> <a class="btn text"${addAttribute(`/incentives/orders/${order.id}`, "href")}> ${t("No, keep it")} </a> </form> </section>`;
}, "/work/wt/speed/src/layouts/shop/CancelOrder.astro", void 0);
// src/layouts/shop/OrderHistory.astro
createAstro("https://astro.build");
var $$OrderHistory = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$OrderHistory;
	const { order } = Astro.props;
	const { t, format } = Astro.locals;
	return renderTemplate`${maybeRenderHead($$result)}<section class="order-history" aria-labelledby="history-title"> <h2 id="history-title">${t("History")}</h2> <ol class="history"> ${order.history.map(({ state, at, reason }) => renderTemplate`<li${addAttribute(orderStateTexts[state].tone, "class")}> <b>${t(orderStateTexts[state].label)}</b> <time class="hint"${addAttribute(`${at.replace(" ", "T")}Z`, "datetime")}> ${format.dateTime(at)} </time> ${reason && renderTemplate`<p class="hint">${reason}</p>`} </li>`)} </ol> </section>`;
}, "/work/wt/speed/src/layouts/shop/OrderHistory.astro", void 0);
// src/layouts/shop/OrderPage.astro
createAstro("https://astro.build");
var $$OrderPage = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$OrderPage;
	const { order, isCancelling, problems = [] } = Astro.props;
	const { t, language } = Astro.locals;
	const { id, state, lines, reason, cancellable } = order;
	const title = orderTitle(order, t);
	const mark = markOf(lines[0]?.lang ?? language, { lang: language });
	const focused = { autofocus: true };
	const way = [
		{
			title: t("Incentives"),
			href: "/incentives"
		},
		{
			title: t("My rewards"),
			href: "/incentives/orders"
		},
		{ title }
	];
	return renderTemplate`${renderComponent($$result, "SiteLayout", $$SiteLayout, {
		"title": title,
		"noindex": true,
		"breadcrumb": way
	}, { "default": ($$result) => renderTemplate` ${maybeRenderHead($$result)}<a class="back shop-back" href="/incentives/orders"> ${renderComponent($$result, "Icon", $$Icon, { "name": "arrow_back" })} ${t("Back to my rewards")} </a> <article class="order"> <header class="order-title"> <p class="eb">${t("Order {{number}}", { number: String(id) })}</p> <h1${spreadAttributes(mark)}>${title}</h1> ${renderComponent($$result, "OrderState", $$OrderState, { "state": state })} <p class="quiet">${t(orderStateTexts[state].meaning)}</p> ${reason && renderTemplate`<p>${t("Reason: {{reason}}", { reason })}</p>`} </header> ${problems.map(({ message }) => renderTemplate`<p class="message danger" role="alert" tabindex="-1"${spreadAttributes(focused)}> ${message} </p>`)} ${isCancelling && cancellable && renderTemplate`${renderComponent($$result, "CancelOrder", $$CancelOrder, { "order": order })}`} ${renderComponent($$result, "OrderLines", $$OrderLines, {
		"order": order,
		"titled": lines.length > 1
	})} ${renderComponent($$result, "OrderFacts", $$OrderFacts, { "order": order })} ${renderComponent($$result, "OrderHistory", $$OrderHistory, { "order": order })} ${cancellable && !isCancelling && renderTemplate`<div class="actions"> <a class="btn line"${addAttribute(`/incentives/orders/${id}?cancel=1`, "href")}> ${t("Cancel the order")} </a> </div>`} </article> ` })}`;
}, "/work/wt/speed/src/layouts/shop/OrderPage.astro", void 0);
// src/pages/incentives/orders/[id].astro
var _id__exports = /* @__PURE__ */ __exportAll({
	default: () => $$Id,
	file: () => $$file,
	url: () => $$url
});
createAstro("https://astro.build");
var $$Id = createComponent(async ($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Id;
	const { db } = Astro.locals;
	const { data: id } = PathId.safeParse(Astro.params.id);
	if (!id) return Astro.rewrite("/not-found");
	const visit = Astro.locals.learner();
	const { done, problems } = await attempt(async () => {
		if (Astro.request.method !== "POST") return void 0;
		const { action } = await readForm(Astro.request);
		return action === "cancel" ? cancelOrder(db, visit, id) : void 0;
	}, Astro);
	if (done) return Astro.redirect(withNotice(`/incentives/orders/${id}`, "order-cancelled"), 303);
	const { done: order } = await attempt(() => orderOf(db.reader, visit, id), Astro);
	if (!order) return Astro.rewrite("/not-found");
	return renderTemplate`${renderComponent($$result, "OrderPage", $$OrderPage, {
		"order": order,
		"problems": problems,
		"isCancelling": Astro.url.searchParams.has("cancel")
	})}`;
}, "/work/wt/speed/src/pages/incentives/orders/[id].astro", void 0);
var $$file = "/work/wt/speed/src/pages/incentives/orders/[id].astro";
var $$url = "/incentives/orders/[id]";
// \0virtual:astro:page:src/pages/incentives/orders/[id]@_@astro
var page = () => _id__exports;
export { page };
