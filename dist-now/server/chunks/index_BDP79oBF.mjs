import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { a as Fragment, d as renderTemplate, f as maybeRenderHead, i as renderComponent, m as addAttribute, t as spreadAttributes, x as unescapeHTML } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { n as readForm } from "./body_BnCi5I5s.mjs";
import { n as attempt } from "./form_Bsh50wEa.mjs";
import { t as leadBack } from "./leadBack_B2RqK4IY.mjs";
import { t as balanceOf } from "./wallet_BDLOqwMR.mjs";
import { n as goalOf, r as saveFor } from "./goals_CRQbtk4e.mjs";
import { a as shelfProduct } from "./snapshot_C6yd648q.mjs";
import { n as wish, t as unwish } from "./wishes_BfRGbKtj.mjs";
/* empty css                   */
import { n as markOf } from "./view_CpOSxNHE.mjs";
import { a as productTypeLabels } from "./labels_CxYVM40S.mjs";
import { n as $$Icon, t as $$SiteLayout } from "./SiteLayout_t_H1ItV2.mjs";
import { i as $$StepButton, t as hasReason } from "./reasons_BNRmODRj.mjs";
import { t as $$Picture } from "./shop_CDGPfHeW.mjs";
import { n as conditionsOf, t as $$Reasons } from "./Reasons_CUObHiOS.mjs";
import { t as $$GoalBar } from "./GoalBar_6h8tZOwv.mjs";
import { t as checked } from "./checked_DQBdTRCu.mjs";
import { l as PathId } from "./common_BQnAGUxS.mjs";
import { r as withNotice } from "./flash_DYIpMaSm.mjs";
import { o as sitePath } from "./paths_C2R0dYgq.mjs";
import { z } from "zod";
// src/lib/server/shop/wishes/takeProductStep.ts
/** The form of a product's buttons; `back` is the page of the shop to return to. */
var ProductForm = z.object({
	step: z.enum([
		"save",
		"drop",
		"wish",
		"unwish"
	]),
	back: z.string().optional()
});
/** @throws Refusal 404 if the learner cannot see the product in the shop */
async function takeProductStep(db, visit, productId, step) {
	switch (step) {
		case "save": return saveFor(db, visit, productId);
		case "drop": return saveFor(db, visit, null);
		case "wish": return wish(db, visit, productId);
		case "unwish": return unwish(db, visit, productId);
	}
}
// src/layouts/shop/GoalReplaced.astro
createAstro("https://astro.build");
var $$GoalReplaced = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$GoalReplaced;
	const { item, replaced } = Astro.props;
	const { t, language } = Astro.locals;
	const markIn = (lang) => markOf(lang, { lang: language });
	return renderTemplate`${maybeRenderHead($$result)}<section class="message success goal-replaced" role="status"> <p> ${t("Your goal is now:")}${" "} <b> <bdi${spreadAttributes(markIn(item.lang))}>${item.title}</bdi> </b> <br> ${t("It replaced:")} <bdi${spreadAttributes(markIn(replaced.lang))}>${replaced.title}</bdi> </p> ${renderComponent($$result, "StepButton", $$StepButton, {
		"id": replaced.id,
		"step": "save",
		"look": "line",
		"label": t("Undo: make {{title}} your goal again", replaced)
	}, { "default": ($$result) => renderTemplate`${t("Undo")}` })} </section>`;
}, "/work/wt/speed/src/layouts/shop/GoalReplaced.astro", void 0);
// src/layouts/shop/ProductFacts.astro
createAstro("https://astro.build");
var $$ProductFacts = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$ProductFacts;
	const { item } = Astro.props;
	const { t, format } = Astro.locals;
	const { type, stock, purchasable, training } = item;
	const icons = {
		delivery: "send",
		limit: "person",
		cancelling: "undo"
	};
	const facts = [
		{
			icon: "redeem",
			name: t("Type"),
			value: t(productTypeLabels[type])
		},
		{
			icon: "school",
			name: t("Training"),
			value: training?.title ?? null,
			href: `/training/${training?.id}`
		},
		{
			icon: "local_activity",
			name: t("In stock"),
			value: stock === null ? null : t("{{count}} pieces", { count: stock })
		},
		{
			icon: "schedule",
			name: t("Available until"),
			value: purchasable.until && format.dateTime(purchasable.until)
		},
		...conditionsOf(item, t).map(({ kind, name, value }) => ({
			icon: icons[kind],
			name,
			value
		}))
	];
	return renderTemplate`${maybeRenderHead($$result)}<dl class="facts"> ${facts.map(({ icon, name, value, href }) => value && renderTemplate`<div> <dt> ${renderComponent($$result, "Icon", $$Icon, { "name": icon })} ${name} </dt> <dd>${href ? renderTemplate`<a${addAttribute(href, "href")}>${value}</a>` : renderTemplate`<bdi>${value}</bdi>`}</dd> </div>`)} </dl>`;
}, "/work/wt/speed/src/layouts/shop/ProductFacts.astro", void 0);
// src/layouts/shop/ProductPanel.astro
createAstro("https://astro.build");
var $$ProductPanel = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$ProductPanel;
	const { item, points } = Astro.props;
	const { t } = Astro.locals;
	const { id, price, availability, goal, wished, low_stock, stock } = item;
	const isAvailable = availability.status === "available";
	const isSoldOut = hasReason(availability, "sold_out");
	const others = availability.reasons.filter(({ code }) => !(goal && code === "insufficient_points"));
	return renderTemplate`${maybeRenderHead($$result)}<div class="product-panel"> <p class="pts price">${t("{{count}} points", { count: price })}</p> ${isAvailable ? renderTemplate`<p class="quiet"> ${low_stock && stock !== null && renderTemplate`<b class="few">${t("Only {{count}} left.", { count: stock })}</b>`}${" "} ${t("You will have {{count}} points left.", { count: points - price })} </p>` : renderTemplate`${renderComponent($$result, "Reasons", $$Reasons, { "availability": {
		...availability,
		reasons: others
	} })}`} ${goal && renderTemplate`${renderComponent($$result, "GoalBar", $$GoalBar, {
		"title": item.title,
		"lang": item.lang,
		"href": null,
		"price": price,
		"points": points
	})}`} <div class="actions"> ${isAvailable && renderTemplate`<a class="btn fill"${addAttribute(`/incentives/${id}/purchase`, "href")}> ${t("Redeem")} </a>`} ${isSoldOut && !wished && renderTemplate`${renderComponent($$result, "StepButton", $$StepButton, {
		"id": id,
		"step": "wish",
		"look": "fill"
	}, { "default": ($$result) => renderTemplate`${t("Notify me when it’s back")}` })}`} ${isSoldOut && wished && renderTemplate`${renderComponent($$result, "Fragment", Fragment, {}, { "default": ($$result) => renderTemplate` <p class="tag good">${t("We’ll let you know when it’s back")}</p> ${renderComponent($$result, "StepButton", $$StepButton, {
		"id": id,
		"step": "unwish",
		"look": "text"
	}, { "default": ($$result) => renderTemplate`${t("Cancel the reminder")}` })} ` })}`} ${goal ? renderTemplate`${renderComponent($$result, "StepButton", $$StepButton, {
		"id": id,
		"step": "drop",
		"look": "text"
	}, { "default": ($$result) => renderTemplate`${t("Remove as my goal")}` })}` : renderTemplate`${renderComponent($$result, "StepButton", $$StepButton, {
		"id": id,
		"step": "save",
		"look": isAvailable || isSoldOut ? "line" : "fill"
	}, { "default": ($$result) => renderTemplate`${t("Set as my goal")}` })}`} </div> </div>`;
}, "/work/wt/speed/src/layouts/shop/ProductPanel.astro", void 0);
// src/layouts/shop/ProductPage.astro
createAstro("https://astro.build");
var $$ProductPage = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$ProductPage;
	const { item, points, replaced } = Astro.props;
	const { t, language } = Astro.locals;
	const { id, title, summary, images, category } = item;
	const mark = markOf(item.lang, { lang: language });
	const [first = item.image, ...more] = images;
	return renderTemplate`${renderComponent($$result, "SiteLayout", $$SiteLayout, {
		"title": title,
		"noindex": true,
		"breadcrumb": [{
			title: t("Incentives"),
			href: "/incentives"
		}, { title }]
	}, { "default": ($$result) => renderTemplate` ${maybeRenderHead($$result)}<a class="back shop-back" href="/incentives"> ${renderComponent($$result, "Icon", $$Icon, { "name": "arrow_back" })} ${t("Incentives")} </a> ${replaced && renderTemplate`${renderComponent($$result, "GoalReplaced", $$GoalReplaced, {
		"item": item,
		"replaced": replaced
	})}`}<article class="product"> <div${addAttribute(["product-pictures", { off: item.availability.status !== "available" }], "class:list")}> ${renderComponent($$result, "Picture", $$Picture, {
		"productId": id,
		"image": first,
		"eager": true
	})} ${more.length > 0 && renderTemplate`<ul> ${more.map(({ src, alt }) => renderTemplate`<li> <a${addAttribute(src, "href")}> <img class="art r43"${addAttribute(src, "src")}${addAttribute(alt, "alt")} width="200" height="150" loading="lazy"> </a> </li>`)} </ul>`} </div> <header class="title-block"> <p class="eb">${category ? category.name : t(productTypeLabels[item.type])}</p> <h1${spreadAttributes(mark)}>${title}</h1> ${summary && renderTemplate`<p class="ld"${spreadAttributes(mark)}> ${summary} </p>`} ${renderComponent($$result, "ProductPanel", $$ProductPanel, {
		"item": item,
		"points": points
	})} </header> <div class="product-body"> ${renderComponent($$result, "ProductFacts", $$ProductFacts, { "item": item })} ${item.description && renderTemplate`<div class="prose"${spreadAttributes(mark)}>${unescapeHTML(item.description)}</div>`} </div> </article> ` })}`;
}, "/work/wt/speed/src/layouts/shop/ProductPage.astro", void 0);
// src/pages/incentives/[productId]/index.astro
var _productId__exports = /* @__PURE__ */ __exportAll({
	default: () => $$Index,
	file: () => $$file,
	url: () => $$url
});
createAstro("https://astro.build");
var $$Index = createComponent(async ($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Index;
	const notices = {
		save: "goal-set",
		drop: "goal-gone",
		wish: "wish-set",
		unwish: "wish-gone"
	};
	const { db, now } = Astro.locals;
	const { data: id } = PathId.safeParse(Astro.params.productId);
	if (!id) return Astro.rewrite("/not-found");
	const visit = Astro.locals.learner();
	if (Astro.request.method === "POST") {
		const { done, problems } = await attempt(async () => {
			const form = checked(ProductForm, await readForm(Astro.request));
			const before = form.step === "save" ? await goalOf(db.reader, visit) : null;
			await takeProductStep(db, visit, id, form.step);
			return {
				...form,
				replaced: before?.product.id
			};
		}, Astro);
		if (problems) return leadBack(Astro, `/incentives/${id}`, problems);
		if (done.replaced !== void 0 && done.replaced !== id) return Astro.redirect(`/incentives/${id}?was=${done.replaced}`, 303);
		return Astro.redirect(withNotice(sitePath(done.back, `/incentives/${id}`), notices[done.step]), 303);
	}
	const { done: item } = await attempt(() => shelfProduct(db.reader, visit, id), Astro);
	if (!item) return Astro.rewrite("/not-found");
	const { data: was } = PathId.safeParse(Astro.url.searchParams.get("was"));
	const { done: replaced } = was && item.goal ? await attempt(() => shelfProduct(db.reader, visit, was), Astro) : {};
	return renderTemplate`${renderComponent($$result, "ProductPage", $$ProductPage, {
		"item": item,
		"replaced": replaced,
		"points": await balanceOf(db.reader, visit.user.uid, now)
	})}`;
}, "/work/wt/speed/src/pages/incentives/[productId]/index.astro", void 0);
var $$file = "/work/wt/speed/src/pages/incentives/[productId]/index.astro";
var $$url = "/incentives/[productId]";
// \0virtual:astro:page:src/pages/incentives/[productId]/index@_@astro
var page = () => _productId__exports;
export { page };
