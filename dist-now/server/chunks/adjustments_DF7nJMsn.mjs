import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { n as adjustBy } from "./adjust_BYAsmKIR.mjs";
import { r as walletOf } from "./wallet_BDLOqwMR.mjs";
import { t as msg } from "./message_DmblFCuN.mjs";
import { n as Id, r as Instant } from "./common_BQnAGUxS.mjs";
import { t as Wallet } from "./wallet_C8g4Zc8F.mjs";
import { randomUUID } from "node:crypto";
import { z } from "zod";
// src/lib/server/points/adjustAndPresent.ts
/**
* Adds or removes points by hand. Returns the new entry and the wallet after it.
* @throws Refusal 400 if the user does not exist or has too few points
*/
function adjustAndPresent(db, { actor, adjustment }, time) {
	return db.transact(async (tx) => {
		const { entry } = await adjustBy(tx, {
			...adjustment,
			actor,
			key: `adjustment:${randomUUID()}`
		}, time);
		const { id, uid, amount, balance_after, at, reason } = entry;
		return {
			entry: {
				id,
				uid,
				kind: amount > 0 ? "manual_credit" : "manual_debit",
				amount,
				balance_after,
				at,
				actor,
				reason
			},
			wallet: await walletOf(tx, uid, time)
		};
	});
}
/** Points that staff add (above 0) or take (below 0) by hand. */
var Adjustment = z.strictObject({
	uid: Id,
	amount: z.int().min(-1e6).max(1e6).refine((amount) => amount !== 0, {
		message: msg("Add or deduct at least one point."),
		params: { code: "zero" }
	}),
	/** The person reads it in their wallet. */
	reason: z.string().trim().min(1).max(300)
});
/** The new entry, and the wallet after it. */
var Adjusted = z.strictObject({
	entry: z.strictObject({
		id: z.int().positive(),
		uid: Id,
		kind: z.enum(["manual_credit", "manual_debit"]),
		amount: z.int(),
		balance_after: z.int().min(0),
		at: Instant,
		actor: Id.nullable(),
		reason: z.string()
	}),
	wallet: Wallet
});
// src/pages/api/v2/incentives/adjustments.ts
var adjustments_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	POST: () => POST
});
var POST = endpoint({
	summary: "Gives somebody points by hand, or takes them. Needs an `Idempotency-Key`: a repeated call gets the first answer and changes nothing.",
	access: "incentives_settings",
	body: Adjustment,
	answer: Adjusted,
	status: 201,
	idempotency: { required: true },
	async run({ body, user, locals: { db, visit } }) {
		return { data: await adjustAndPresent(db, {
			actor: user.uid,
			adjustment: body
		}, visit) };
	}
});
var ALL = otherMethods({ POST });
export { adjustments_exports as t };
