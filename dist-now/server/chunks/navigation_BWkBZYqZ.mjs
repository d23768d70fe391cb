import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { r as NavigationEntry } from "./site_Cvkc0uQH.mjs";
// src/pages/api/v2/navigation.ts
var navigation_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	GET: () => GET
});
var GET = endpoint({
	summary: "The pages of the sidebar that are open to the user.",
	access: "signed-in",
	answer: NavigationEntry,
	list: true,
	run: async ({ locals: { navigation, t } }) => ({ data: navigation.map((item) => ({
		...item,
		title: t(item.title)
	})) })
});
var ALL = otherMethods({ GET });
export { navigation_exports as t };
