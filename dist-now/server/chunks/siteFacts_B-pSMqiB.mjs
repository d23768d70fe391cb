import { n as defaultGeneral } from "./defaults_iTkVCINz.mjs";
import { z } from "zod";
// src/lib/server/site/siteFacts.ts
var Facts = z.object({
	default_language: z.string().default(defaultGeneral.default_language),
	timezone: z.string().default(defaultGeneral.timezone)
});
/** Reads the site's language and time zone, for code that has no `Site` or needs both inside its transaction. */
async function siteFacts(reader) {
	const row = await reader.selectFrom("settings").select("value").where("name", "=", "general").executeTakeFirst();
	const { default_language, timezone } = Facts.parse(JSON.parse(row?.value ?? "{}"));
	return {
		siteLanguage: default_language,
		timeZone: timezone
	};
}
export { siteFacts as t };
