import { t as accessTypes } from "./roles_B70mizq2.mjs";
// src/lib/shared/access/flags.ts
/** The site-wide switches; a permission may need one of them too. `incentives` is the points economy as a whole. */
var featureSwitches = [
	"catalog",
	"storefront_page",
	"incentives",
	"incentives_shop_enabled",
	"incentives_leaderboard",
	"availability"
];
/** The switch without which a permission has no effect. */
var neededFeature = {
	storefront_page: "storefront_page",
	incentives_shop: "incentives_shop_enabled",
	incentives_shop_settings_available: "incentives",
	availability_feature_manage_own: "availability",
	availability_feature_manage: "availability"
};
/** The switches that are in force: without the points economy there is no shop and no leaderboard. */
function featuresInForce(features) {
	const { incentives, incentives_shop_enabled: shop, incentives_leaderboard: board } = features;
	return {
		...features,
		incentives_shop_enabled: incentives && shop,
		incentives_leaderboard: incentives && board
	};
}
/** The permissions of visitors (decisions, section 1). */
var visitorAccess = ["storefront_page"];
/** Whether visitors have this flag as a permission; a switch that is on gives no permission. */
function isOpenToVisitors(flag) {
	return visitorAccess.some((held) => held === flag);
}
/**
* Every flag of one user: a permission is true if the user has it and its switch is on; a switch is itself.
* @param permissions the permissions of the user's roles; `null` for a visitor
*/
function flagsFor(features, permissions) {
	const flags = { ...features };
	for (const access of accessTypes) {
		const held = permissions ? permissions.has(access === "incentives_shop_settings_available" ? "incentives_settings" : access) : isOpenToVisitors(access);
		const feature = neededFeature[access];
		flags[access] = held && (feature === void 0 || features[feature]);
	}
	return flags;
}
export { isOpenToVisitors as i, featuresInForce as n, flagsFor as r, featureSwitches as t };
