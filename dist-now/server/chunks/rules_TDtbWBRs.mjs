import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { n as currentRules, o as RulesBody, s as RulesDocument } from "./currentRules_AvONL6JP.mjs";
import { n as saveRules, t as newRuleId } from "./saveRules_BPV1Z1a5.mjs";
import { z } from "zod";
// src/pages/api/v2/settings/incentives/rules/index.ts
var rules_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	GET: () => GET,
	POST: () => POST
});
var GET = endpoint({
	summary: "How points are earned: the rules, tried from top to bottom.",
	access: "incentives_settings",
	answer: RulesDocument,
	async run({ locals: { db } }) {
		return { data: (await currentRules(db.reader)).document };
	}
});
var POST = endpoint({
	summary: "Replaces the rules for earning points. Returns 409 if the rules were saved after the given `revision`.",
	access: "incentives_settings",
	body: RulesBody,
	answer: RulesDocument,
	refuses: { 409: {
		by: z.string(),
		at: z.string().nullable()
	} },
	async run({ body, user, locals: { db, now } }) {
		return { data: await saveRules(db, {
			body,
			by: user.uid,
			now,
			newId: newRuleId
		}) };
	}
});
var ALL = otherMethods({
	GET,
	POST
});
export { rules_exports as t };
