import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { i as WalletEntry, r as WalletEntriesQuery, t as walletEntries } from "./walletEntries_CuZ05LpO.mjs";
// src/pages/api/v2/incentives/wallet/entries.ts
var entries_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	GET: () => GET
});
var GET = endpoint({
	summary: "Lists the additions to and deductions from the user’s wallet, the newest first. The default is 25 per page.",
	access: "incentives",
	query: WalletEntriesQuery,
	answer: WalletEntry,
	list: true,
	run: ({ query, user, locals }) => walletEntries(locals.db.reader, user.uid, {
		query,
		reading: {
			...locals.visit,
			list: locals.format.list
		}
	})
});
var ALL = otherMethods({ GET });
export { entries_exports as t };
