import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods } from "./endpoint_RSf-XC0F.mjs";
import { n as wish, t as unwish } from "./wishes_BfRGbKtj.mjs";
import { t as productMark } from "./_productMark_Dqv--8m3.mjs";
// src/pages/api/v2/incentives/shop/[id]/wish.ts
var wish_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	DELETE: () => DELETE,
	PUT: () => PUT
});
var PUT = productMark({
	summary: "Notifies the user when a sold-out product is back in stock.",
	save: wish
});
var DELETE = productMark({
	summary: "Cancels the notification about the stock.",
	save: unwish
});
var ALL = otherMethods({
	PUT,
	DELETE
});
export { wish_exports as t };
