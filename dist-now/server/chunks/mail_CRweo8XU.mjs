import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { n as readForm } from "./body_BnCi5I5s.mjs";
import { n as attempt } from "./form_Bsh50wEa.mjs";
import { t as checked } from "./checked_DQBdTRCu.mjs";
import { i as resendConfirmation, n as keepOldMail } from "./changeMail_BilnRciT.mjs";
import { h as UserPath, l as PendingMailForm } from "./people_CO5jA58C.mjs";
import { r as withNotice } from "./flash_DYIpMaSm.mjs";
// src/pages/user/[uid]/mail.astro
var mail_exports = /* @__PURE__ */ __exportAll({
	default: () => $$Mail,
	file: () => $$file,
	url: () => $$url
});
createAstro("https://astro.build");
var $$Mail = createComponent(async ($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Mail;
	const { locals } = Astro;
	const { user, db } = locals;
	const path = UserPath.safeParse(Astro.params);
	if (!user || !path.success) return Astro.rewrite("/not-found");
	const wish = {
		user,
		uid: path.data.uid
	};
	const page = `/user/${wish.uid}/edit`;
	if (Astro.request.method !== "POST") return Astro.redirect(page, 303);
	const { done } = await attempt(async () => {
		const { step } = checked(PendingMailForm, await readForm(Astro.request));
		await (step === "resend" ? resendConfirmation(locals, wish) : keepOldMail(db, wish));
		return step === "resend" ? "mail-pending" : "mail-kept";
	}, Astro);
	return Astro.redirect(withNotice(page, done ?? "failed"), 303);
}, "/work/wt/speed/src/pages/user/[uid]/mail.astro", void 0);
var $$file = "/work/wt/speed/src/pages/user/[uid]/mail.astro";
var $$url = "/user/[uid]/mail";
// \0virtual:astro:page:src/pages/user/[uid]/mail@_@astro
var page = () => mail_exports;
export { page };
