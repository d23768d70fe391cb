import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as answerFailure, r as methodNotAllowed } from "./answer_C0L_Xm8x.mjs";
import { n as readForm } from "./body_BnCi5I5s.mjs";
import { i as rememberAgreement } from "./visitorCookies_BGO7YjDt.mjs";
import { o as sitePath } from "./paths_C2R0dYgq.mjs";
// src/pages/system/ajax/cookies-disclaimer/agree.ts
var agree_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	POST: () => POST
});
/** Records agreement to the cookie disclaimer, sent by the banner's script (`ajax`) or by its form, which redirects. */
var POST = async ({ request, cookies, locals, redirect }) => {
	try {
		const { ajax, back } = await readForm(request);
		rememberAgreement(cookies, {
			text: locals.site.general.disclaimer_text,
			origin: locals.origin
		});
		return ajax === "true" ? new Response(null, { status: 204 }) : redirect(sitePath(back ?? cameFrom(request, locals.origin), "/"), 303);
	} catch (error) {
		return answerFailure(error, locals);
	}
};
/** The page of this site that contained the form, if the browser sends it. */
function cameFrom(request, origin) {
	const referer = request.headers.get("referer");
	return referer?.startsWith(`${origin}/`) ? referer.slice(origin.length) : void 0;
}
var ALL = ({ locals }) => answerFailure(methodNotAllowed("POST"), locals);
// \0virtual:astro:page:src/pages/system/ajax/cookies-disclaimer/agree@_@ts
var page = () => agree_exports;
export { page };
