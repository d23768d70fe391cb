import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { r as mailPasswordLink } from "./forgottenPassword_B7s151uP.mjs";
import { c as PasswordResetBody } from "./people_CO5jA58C.mjs";
import { z } from "zod";
// src/pages/api/v2/users/password-reset.ts
var password_reset_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	POST: () => POST
});
var POST = endpoint({
	summary: "Mails a link for a new password to the owner of a mail address; says nothing about whether there is one.",
	access: "public",
	body: PasswordResetBody,
	answer: z.null(),
	status: 204,
	idempotency: { heldBy: "nobody" },
	refuses: { 429: {} },
	async run({ body, locals }) {
		await mailPasswordLink(locals, {
			mail: body.mail,
			address: locals.address
		});
		return { data: null };
	}
});
var ALL = otherMethods({ POST });
export { password_reset_exports as t };
