import { d as renderTemplate, f as maybeRenderHead, i as renderComponent, m as addAttribute, t as spreadAttributes, x as unescapeHTML } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { _ as renderScript } from "./SiteLayout_t_H1ItV2.mjs";
import { n as markOf } from "./view_CpOSxNHE.mjs";
import { t as $$Picture } from "./shop_CDGPfHeW.mjs";
// src/layouts/shop/OrderFacts.astro
createAstro("https://astro.build");
var $$OrderFacts = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$OrderFacts;
	const { order } = Astro.props;
	const { t, format, language } = Astro.locals;
	const { total, lines, fields, placed_at } = order;
	return renderTemplate`${maybeRenderHead($$result)}<dl class="fact-lines"> <div> <dt>${t("Placed")}</dt> <dd>${format.dateTime(placed_at)}</dd> </div> ${lines.length > 1 && renderTemplate`<div> <dt>${t("Total")}</dt> <dd class="num">${t("{{count}} points", { count: total })}</dd> </div>`} ${fields.map(({ label, value, lang, value_lang }) => renderTemplate`<div> <dt> <bdi${spreadAttributes(markOf(lang, { lang: language }))}>${label}</bdi> </dt> <dd> <bdi${spreadAttributes(markOf(value_lang ?? language, { lang: language }))}>${value}</bdi> </dd> </div>`)} </dl>`;
}, "/work/wt/speed/src/layouts/shop/OrderFacts.astro", void 0);
// src/layouts/shop/OrderLines.astro
createAstro("https://astro.build");
var $$OrderLines = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$OrderLines;
	const { order, titled } = Astro.props;
	const { t, language } = Astro.locals;
	const Heading = titled ? "h3" : "h2";
	return renderTemplate`${maybeRenderHead($$result)}<ul class="order-lines"> ${order.lines.map(({ product_id, title, lang, quantity, points, image, codes, instructions, training_id }) => {
		const mark = markOf(lang, { lang: language });
		return renderTemplate`<li> ${renderComponent($$result, "Picture", $$Picture, {
			"productId": product_id,
			"image": image
		})} <div class="order-line"> ${titled && renderTemplate`<h2${spreadAttributes(mark)}>${title}</h2>`} <p class="pts"> ${t("{{count}} points", { count: points })} ${quantity > 1 && renderTemplate`<span class="quiet">${t("{{count}} pieces", { count: quantity })}</span>`} </p> ${codes.length > 0 && renderTemplate`<div class="codes"> ${renderComponent($$result, "Heading", Heading, {}, { "default": ($$result) => renderTemplate`${t("Your {{count}} codes", { count: codes.length })}` })} <ul${addAttribute(t("Copy"), "data-copy")}${addAttribute(t("Copied"), "data-copied")}> ${codes.map((code) => renderTemplate`<li> <code dir="ltr" translate="no">${code}</code> </li>`)} </ul> </div>`} ${instructions && renderTemplate`<div class="prose"${spreadAttributes(mark)}>${unescapeHTML(instructions)}</div>`} ${training_id !== null && renderTemplate`<a class="btn line"${addAttribute(`/training/${training_id}`, "href")}> ${t("Open the training")} </a>`} </div> </li>`;
	})} </ul>${renderScript($$result, "/work/wt/speed/src/layouts/shop/OrderLines.astro?astro&type=script&index=0&lang.ts")}`;
}, "/work/wt/speed/src/layouts/shop/OrderLines.astro", void 0);
export { $$OrderFacts as n, $$OrderLines as t };
