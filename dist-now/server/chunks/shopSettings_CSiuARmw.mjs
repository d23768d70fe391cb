import { r as MediaFile } from "./parts_y5RGtRrx.mjs";
import { r as LocalisedText } from "./settings_C60-6J4W.mjs";
import { a as shopOrders } from "./shelf_BuxLgMNz.mjs";
import { z } from "zod";
// src/lib/shared/contract/shopSettings.ts
/** The shop's settings as they are stored. Its on/off switch is one of the site's features. */
var StoredShopSettings = z.strictObject({
	title: LocalisedText,
	intro: LocalisedText,
	banner: MediaFile.nullable(),
	/** In CSS pixels. */
	banner_height: z.int().min(80).max(600),
	/** The default order of the list. */
	default_sort: z.enum(shopOrders),
	/** The addresses for mails about orders that wait for the team. */
	notify_mails: z.array(z.email().max(254)).max(10),
	/** Whether orders of new products need an approval. */
	approval_default: z.boolean(),
	leaderboard: z.strictObject({ 
	/** The default period of the leaderboard. */
default_period: z.enum([
		"week",
		"month",
		"quarter",
		"year",
		"all"
	]) })
});
/** The shop's settings as the shop managers see them. */
var ShopSettings = z.strictObject({
	/** Counts the saves; 0: never saved. */
	revision: z.int().min(0),
	/** The switch `incentives_shop_enabled` of the site. */
	enabled: z.boolean(),
	...StoredShopSettings.shape,
	leaderboard: z.strictObject({
		/** The switch `incentives_leaderboard` of the site. */
		enabled: z.boolean(),
		...StoredShopSettings.shape.leaderboard.shape
	})
});
var words = z.record(LocalisedText.keyType, z.string().trim().max(5e3));
/** Missing fields stay unchanged. With a `revision`, the change is refused if the settings have been saved since. */
var ShopSettingsChange = z.strictObject({
	...ShopSettings.partial().shape,
	title: words.optional(),
	intro: words.optional(),
	leaderboard: ShopSettings.shape.leaderboard.partial().optional()
});
// src/lib/server/shop/settings/shopSettings.ts
/** The settings before the first save. */
var defaults = {
	title: {
		en: "Rewards",
		ar: "المكافآت"
	},
	intro: {},
	banner: null,
	banner_height: 240,
	default_sort: "featured",
	notify_mails: [],
	approval_default: false,
	leaderboard: { default_period: "month" }
};
/** Returns the stored settings. Fields that a newer version has added have their default values. */
async function shopSettings(reader) {
	return readShopSettings((await settingsRow(reader))?.value ?? null);
}
/** Parses the settings from the text of their row, if it was read by another query; `null`: there is no row. */
function readShopSettings(value) {
	return value === null ? defaults : StoredShopSettings.parse({
		...defaults,
		...JSON.parse(value)
	});
}
/** Returns the settings with their revision (0: never saved) and their feature switches. */
async function presentShopSettings(reader, features) {
	const row = await settingsRow(reader);
	const { leaderboard, ...shop } = readShopSettings(row?.value ?? null);
	return {
		revision: row?.revision ?? 0,
		enabled: features.incentives_shop_enabled,
		...shop,
		leaderboard: {
			enabled: features.incentives_leaderboard,
			...leaderboard
		}
	};
}
function settingsRow(reader) {
	return reader.selectFrom("settings").select(["value", "revision"]).where("name", "=", "incentives_shop").executeTakeFirst();
}
export { ShopSettingsChange as a, ShopSettings as i, readShopSettings as n, shopSettings as r, presentShopSettings as t };
