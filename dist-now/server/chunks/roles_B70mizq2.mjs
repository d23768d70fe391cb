import { t as msg } from "./message_DmblFCuN.mjs";
// src/lib/shared/access/roles.ts
/** The permissions of a role; an administrator can change which role has which (specification, section 6). */
var accessTypes = [
	"storefront_page",
	"storefront_manage",
	"incentives_shop",
	"incentives_settings",
	"incentives_shop_settings_available",
	"availability_feature_manage_own",
	"availability_feature_manage",
	"site_settings"
];
var roles = [
	"learner",
	"instructor",
	"content_manager",
	"incentives_manager",
	"course_administrator",
	"administrator"
];
var roleLabels = {
	learner: msg("Learner"),
	instructor: msg("Instructor"),
	content_manager: msg("Content manager"),
	incentives_manager: msg("Incentives manager"),
	course_administrator: msg("Course administrator"),
	administrator: msg("Administrator")
};
/** The permissions of each role until an administrator changes them. */
var defaultRoleAccess = {
	learner: ["storefront_page", "incentives_shop"],
	instructor: [
		"storefront_page",
		"incentives_shop",
		"availability_feature_manage_own"
	],
	content_manager: [
		"storefront_page",
		"storefront_manage",
		"incentives_shop"
	],
	incentives_manager: [
		"storefront_page",
		"incentives_shop",
		"incentives_settings",
		"incentives_shop_settings_available"
	],
	course_administrator: [
		"storefront_page",
		"incentives_shop",
		"availability_feature_manage_own",
		"availability_feature_manage"
	],
	administrator: [...accessTypes]
};
export { roles as i, defaultRoleAccess as n, roleLabels as r, accessTypes as t };
