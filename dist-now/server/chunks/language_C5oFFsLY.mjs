import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { n as readForm } from "./body_BnCi5I5s.mjs";
import { n as attempt } from "./form_Bsh50wEa.mjs";
import { n as readSessionCookie } from "./sessionCookie_BqUhwaJB.mjs";
import { t as saveAccount } from "./saveAccount_4a-rWUis.mjs";
import { t as checked } from "./checked_DQBdTRCu.mjs";
import { n as LanguageForm } from "./people_CO5jA58C.mjs";
import { r as withNotice } from "./flash_DYIpMaSm.mjs";
import { o as sitePath } from "./paths_C2R0dYgq.mjs";
// src/pages/user/language.astro
var language_exports = /* @__PURE__ */ __exportAll({
	default: () => $$Language,
	file: () => $$file,
	url: () => $$url
});
createAstro("https://astro.build");
var $$Language = createComponent(async ($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Language;
	const { locals, request } = Astro;
	const { user, origin } = locals;
	if (!user || request.method !== "POST") return Astro.redirect("/user", 303);
	let back = "/dashboard";
	const { done } = await attempt(async () => {
		const sent = await readForm(request);
		back = sitePath(sent.redirectTo, back);
		const { language } = checked(LanguageForm, sent);
		await saveAccount(locals, {
			user,
			uid: user.uid,
			changes: { language },
			session: readSessionCookie(Astro.cookies, origin) ?? ""
		});
		return true;
	}, Astro);
	return Astro.redirect(done ? back : withNotice(back, "failed"), 303);
}, "/work/wt/speed/src/pages/user/language.astro", void 0);
var $$file = "/work/wt/speed/src/pages/user/language.astro";
var $$url = "/user/language";
// \0virtual:astro:page:src/pages/user/language@_@astro
var page = () => language_exports;
export { page };
