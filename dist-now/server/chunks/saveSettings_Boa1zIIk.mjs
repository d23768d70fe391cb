import { n as touch } from "./clock_GzVc_P5Z.mjs";
// src/lib/server/site/saveSettings.ts
/** Replaces a settings document; every page that shows it is removed from the caches. */
async function saveSettings(tx, name, value, now) {
	await tx.insertInto("settings").values({
		name,
		value: JSON.stringify(value),
		changed: now
	}).onConflict((conflict) => conflict.column("name").doUpdateSet((eb) => ({
		value: JSON.stringify(value),
		changed: now,
		revision: eb("settings.revision", "+", 1)
	}))).execute();
	if (!name.startsWith("incentives_")) await touch(tx, [name === "appearance" ? "appearance" : "settings"]);
}
export { saveSettings as t };
