import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { r as walletOf } from "./wallet_BDLOqwMR.mjs";
import { t as Wallet } from "./wallet_C8g4Zc8F.mjs";
// src/pages/api/v2/incentives/wallet.ts
var wallet_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	GET: () => GET
});
var GET = endpoint({
	summary: "The user’s points.",
	access: "incentives",
	answer: Wallet,
	run: async ({ user, locals: { db, visit } }) => ({ data: await walletOf(db.reader, user.uid, visit) })
});
var ALL = otherMethods({ GET });
export { wallet_exports as t };
