import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods } from "./endpoint_RSf-XC0F.mjs";
import { r as saveFor, t as dropGoal } from "./goals_CRQbtk4e.mjs";
import { t as productMark } from "./_productMark_Dqv--8m3.mjs";
// src/pages/api/v2/incentives/shop/[id]/goal.ts
var goal_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	DELETE: () => DELETE,
	PUT: () => PUT
});
var PUT = productMark({
	summary: "Sets the product as the user’s goal, in place of any other goal.",
	save: saveFor
});
var DELETE = productMark({
	summary: "Removes the product as the user’s goal.",
	save: dropGoal
});
var ALL = otherMethods({
	PUT,
	DELETE
});
export { goal_exports as t };
