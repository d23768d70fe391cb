import { d as renderTemplate, f as maybeRenderHead, i as renderComponent, m as addAttribute } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { n as $$Icon } from "./SiteLayout_t_H1ItV2.mjs";
import { t as msg } from "./message_DmblFCuN.mjs";
import { n as fulfilmentLabels, r as limitLabels, t as cancelPolicyLabels } from "./labels_CxYVM40S.mjs";
import { r as wholeReasonsOf } from "./reasons_BNRmODRj.mjs";
// src/lib/shared/shop/conditions.ts
/** Returns the conditions for delivery, the limit per person, and cancelling. */
function conditionsOf({ fulfilment, limit, cancel_policy }, t) {
	return [
		{
			kind: "delivery",
			name: t(names.delivery),
			value: t(fulfilmentLabels[fulfilment])
		},
		...limit ? [{
			kind: "limit",
			name: t(names.limit),
			value: t(limitLabels[limit.period], { count: limit.count })
		}] : [],
		{
			kind: "cancelling",
			name: t(names.cancelling),
			value: t(cancelPolicyLabels[cancel_policy])
		}
	];
}
var names = {
	delivery: msg("How you get it"),
	limit: msg("Limit per person"),
	cancelling: msg("Can be cancelled")
};
// src/layouts/shop/Reasons.astro
createAstro("https://astro.build");
var $$Reasons = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Reasons;
	const { availability } = Astro.props;
	const { t, format } = Astro.locals;
	return renderTemplate`${availability.reasons.length > 0 && renderTemplate`${maybeRenderHead($$result)}<ul class="reasons"${addAttribute(t("Why you can’t redeem it now"), "aria-label")}> ${wholeReasonsOf(availability, {
		t,
		format
	}).map((reason) => renderTemplate`<li> ${renderComponent($$result, "Icon", $$Icon, { "name": "info" })} ${reason} </li>`)} </ul>`}`;
}, "/work/wt/speed/src/layouts/shop/Reasons.astro", void 0);
export { conditionsOf as n, $$Reasons as t };
