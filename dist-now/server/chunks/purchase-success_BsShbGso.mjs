import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { d as renderTemplate, f as maybeRenderHead, i as renderComponent, m as addAttribute } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { n as attempt } from "./form_Bsh50wEa.mjs";
import { t as balanceOf } from "./wallet_BDLOqwMR.mjs";
import { t as orderOf } from "./read_BEgNgJW4.mjs";
/* empty css                   */
import { i as orderStateTexts } from "./labels_CxYVM40S.mjs";
import { n as $$Icon, t as $$SiteLayout } from "./SiteLayout_t_H1ItV2.mjs";
import { n as $$OrderFacts, t as $$OrderLines } from "./OrderLines_y9wP1_K-.mjs";
import "./shop_CDGPfHeW.mjs";
import { l as PathId } from "./common_BQnAGUxS.mjs";
// src/layouts/shop/SuccessPage.astro
createAstro("https://astro.build");
var $$SuccessPage = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$SuccessPage;
	const { order, points } = Astro.props;
	const { t } = Astro.locals;
	const { headline, meaning, tone } = orderStateTexts[order.state];
	const [first, ...others] = order.lines;
	const training = others.length === 0 ? first?.training_id ?? null : null;
	return renderTemplate`${renderComponent($$result, "SiteLayout", $$SiteLayout, {
		"title": t(headline),
		"noindex": true
	}, { "default": ($$result) => renderTemplate` ${maybeRenderHead($$result)}<article class="order bought"> <header${addAttribute(["order-head", tone], "class:list")}> ${renderComponent($$result, "Icon", $$Icon, { "name": tone === "good" ? "check_circle" : tone === "waiting" ? "schedule" : "info" })} <h1>${t(headline)}</h1> <p class="lead">${t(meaning)}</p> <p class="quiet dotted"> <span>${t("Order {{number}}", { number: String(order.id) })}</span> <span class="num">${t("You have {{count}} points", { count: points })}</span> </p> </header> ${renderComponent($$result, "OrderLines", $$OrderLines, {
		"order": order,
		"titled": true
	})} ${renderComponent($$result, "OrderFacts", $$OrderFacts, { "order": order })} ${order.cancellable && renderTemplate`<p class="quiet"> ${t("You can still change your mind:")}${" "} <a${addAttribute(`/incentives/orders/${order.id}?cancel=1`, "href")}>${t("Cancel the order")}</a> </p>`} <div class="actions"> ${training !== null ? renderTemplate`<a class="btn fill"${addAttribute(`/training/${training}`, "href")}> ${t("Start the training")} </a>` : renderTemplate`<a class="btn fill" href="/incentives"> ${t("Back to rewards")} </a>`} <a class="btn line"${addAttribute(`/incentives/orders/${order.id}`, "href")}> ${t("See the order")} </a> <a class="btn text" href="/incentives/orders"> ${t("My rewards")} </a> </div> </article> ` })}`;
}, "/work/wt/speed/src/layouts/shop/SuccessPage.astro", void 0);
// src/pages/incentives/purchase-success.astro
var purchase_success_exports = /* @__PURE__ */ __exportAll({
	default: () => $$PurchaseSuccess,
	file: () => $$file,
	url: () => $$url
});
createAstro("https://astro.build");
var $$PurchaseSuccess = createComponent(async ($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$PurchaseSuccess;
	const { db, now } = Astro.locals;
	const visit = Astro.locals.learner();
	const { data: id } = PathId.safeParse(Astro.url.searchParams.get("order"));
	if (!id) return Astro.rewrite("/not-found");
	const { done: order } = await attempt(() => orderOf(db.reader, visit, id), Astro);
	if (!order) return Astro.rewrite("/not-found");
	return renderTemplate`${renderComponent($$result, "SuccessPage", $$SuccessPage, {
		"order": order,
		"points": await balanceOf(db.reader, visit.user.uid, now)
	})}`;
}, "/work/wt/speed/src/pages/incentives/purchase-success.astro", void 0);
var $$file = "/work/wt/speed/src/pages/incentives/purchase-success.astro";
var $$url = "/incentives/purchase-success";
// \0virtual:astro:page:src/pages/incentives/purchase-success@_@astro
var page = () => purchase_success_exports;
export { page };
