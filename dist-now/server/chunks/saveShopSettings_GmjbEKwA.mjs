import { n as toInstant } from "./time_DK_4AeA9.mjs";
import { t as msg } from "./message_DmblFCuN.mjs";
import { r as conflict } from "./refusal_BIBnmlLH.mjs";
import { t as saveSettings } from "./saveSettings_Boa1zIIk.mjs";
import { t as loadSite } from "./site_BfDJz-2f.mjs";
import { r as shopSettings, t as presentShopSettings } from "./shopSettings_CSiuARmw.mjs";
// src/lib/server/site/lockSettings.ts
/**
* Locks a settings document until the transaction ends, so that no other transaction changes it between read and save.
* @returns its revision; 0 if it was never saved
*/
async function lockSettings(tx, name, now) {
	await tx.insertInto("settings").values({
		name,
		value: "{}",
		revision: 0,
		changed: now
	}).onConflict((held) => held.column("name").doNothing()).execute();
	const { revision } = await tx.updateTable("settings").set((eb) => ({ revision: eb.ref("revision") })).where("name", "=", name).returning("revision").executeTakeFirstOrThrow();
	return revision;
}
// src/lib/server/shop/settings/saveShopSettings.ts
/**
* Changes the given shop settings, including the feature switches. Returns all settings.
* @throws Refusal 409 `revision` if the settings have been saved since the given revision
*/
function saveShopSettings(db, change, now) {
	return db.transact(async (tx) => {
		const { revision, enabled, leaderboard = {}, ...others } = change;
		const { enabled: boardEnabled, ...board } = leaderboard;
		const at = toInstant(now);
		const current = await lockSettings(tx, "incentives_shop", at);
		if (revision !== void 0 && revision !== current) throw revisionConflict(current);
		const before = await shopSettings(tx);
		const after = {
			...before,
			...others,
			leaderboard: {
				...before.leaderboard,
				...board
			}
		};
		await saveSettings(tx, "incentives_shop", after, at);
		const features = await saveSwitches(tx, {
			...enabled !== void 0 && { incentives_shop_enabled: enabled },
			...boardEnabled !== void 0 && { incentives_leaderboard: boardEnabled }
		}, at);
		return presentShopSettings(tx, features);
	});
}
async function saveSwitches(tx, switches, at) {
	if (Object.keys(switches).length === 0) return (await loadSite(tx)).features;
	await lockSettings(tx, "general", at);
	const { general } = await loadSite(tx);
	const features = {
		...general.features,
		...switches
	};
	await saveSettings(tx, "general", {
		...general,
		features
	}, at);
	return features;
}
function revisionConflict(revision) {
	return conflict(msg("Someone has changed this in the meantime. Reload it."), "revision", { revision });
}
export { saveShopSettings as t };
