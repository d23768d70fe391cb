import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { t as saveShopSettings } from "./saveShopSettings_GmjbEKwA.mjs";
import { a as ShopSettingsChange, i as ShopSettings, t as presentShopSettings } from "./shopSettings_CSiuARmw.mjs";
// src/pages/api/v2/settings/incentives/shop.ts
var shop_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	GET: () => GET,
	POST: () => POST
});
var GET = endpoint({
	summary: "How the shop is set up.",
	access: "incentives_settings",
	answer: ShopSettings,
	run: async ({ locals: { db, site } }) => ({ data: await presentShopSettings(db.reader, site.features) })
});
var POST = endpoint({
	summary: "Changes what is given of the shop’s settings and answers them all; with a `revision` it answers 409 if somebody has saved them since.",
	access: "incentives_settings",
	body: ShopSettingsChange,
	answer: ShopSettings,
	run: async ({ body, locals: { db, now } }) => ({ data: await saveShopSettings(db, body, now) })
});
var ALL = otherMethods({
	GET,
	POST
});
export { shop_exports as t };
