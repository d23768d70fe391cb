import { r as shopSettings } from "./shopSettings_CSiuARmw.mjs";
// src/lib/server/shop/settings/boardPeriodOf.ts
/** Returns the period of a leaderboard: the requested one, or the default from the settings. */
async function boardPeriodOf(reader, { period }) {
	return period ?? (await shopSettings(reader)).leaderboard.default_period;
}
export { boardPeriodOf as t };
