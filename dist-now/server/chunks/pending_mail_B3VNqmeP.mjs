import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { i as resendConfirmation, n as keepOldMail } from "./changeMail_BilnRciT.mjs";
import { h as UserPath } from "./people_CO5jA58C.mjs";
import { z } from "zod";
// src/pages/api/v2/users/[uid]/pending_mail.ts
var pending_mail_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	DELETE: () => DELETE,
	POST: () => POST
});
var POST = endpoint({
	summary: "Mails a new link to the mail address that waits for its confirmation; the link before it ends.",
	access: "signed-in",
	params: UserPath,
	answer: z.null(),
	status: 204,
	async run({ params: { uid }, user, locals }) {
		await resendConfirmation(locals, {
			user,
			uid
		});
		return { data: null };
	}
});
var DELETE = endpoint({
	summary: "Keeps the old mail address: the link to the new one ends.",
	access: "signed-in",
	params: UserPath,
	answer: z.null(),
	status: 204,
	async run({ params: { uid }, user, locals: { db } }) {
		await keepOldMail(db, {
			user,
			uid
		});
		return { data: null };
	}
});
var ALL = otherMethods({
	POST,
	DELETE
});
export { pending_mail_exports as t };
