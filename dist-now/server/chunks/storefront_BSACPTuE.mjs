import { c as SectionAppearance, o as sectionTypes, s as storefrontTypes, t as definitions } from "./registry_DyvED6SM.mjs";
import { n as Id, o as LanguageCode, r as Instant } from "./common_BQnAGUxS.mjs";
import { t as msg } from "./message_DmblFCuN.mjs";
import { t as Restrictions } from "./restrictions_DZz8s8sS.mjs";
import { t as remembered } from "./remembered_DXt29IKL.mjs";
import { z } from "zod";
// src/lib/shared/sections/section.ts
var Section = z.discriminatedUnion("type", options(stored));
var PublicSection = z.discriminatedUnion("type", options(localised));
function stored(type) {
	const { content, settings } = definitions[type];
	return z.strictObject({
		id: Id,
		type: z.literal(type),
		weight: z.int().min(0),
		hidden: z.boolean().default(false),
		visible_from: Instant.nullable().default(null),
		visible_until: Instant.nullable().default(null),
		data: z.strictObject({
			content: z.record(LanguageCode, content).refine((byLanguage) => Object.keys(byLanguage).length > 0, {
				message: msg("Write it in at least one language."),
				params: { code: "required" }
			}),
			settings,
			appearance: SectionAppearance,
			restrictions: Restrictions.default([])
		})
	});
}
function localised(type) {
	const { content, settings } = definitions[type];
	return z.strictObject({
		id: Id,
		type: z.literal(type),
		weight: z.int().min(0),
		lang: LanguageCode,
		data: z.strictObject({
			content,
			settings,
			appearance: SectionAppearance
		})
	});
}
function options(make) {
	const [first, ...rest] = sectionTypes;
	return [make(first), ...rest.map(make)];
}
// src/lib/shared/sections/parseSection.ts
/**
* Parses a section of the database. Never throws: an unknown or damaged section must not break the page. The caller
* leaves it out and logs it.
*/
function parseSection(raw) {
	const { id, type } = nameOf(raw);
	if (typeof type === "string" && !Object.hasOwn(definitions, type)) return {
		ok: false,
		broken: {
			id,
			type,
			problem: "unknown_type",
			details: []
		}
	};
	const parsed = Section.safeParse(raw);
	if (parsed.success) return {
		ok: true,
		section: parsed.data
	};
	return {
		ok: false,
		broken: {
			id,
			type,
			problem: "broken",
			details: parsed.error.issues.map(describe)
		}
	};
}
function nameOf(raw) {
	if (typeof raw !== "object" || raw === null) return {
		id: null,
		type: null
	};
	return {
		id: "id" in raw ? raw.id : null,
		type: "type" in raw ? raw.type : null
	};
}
function describe(issue) {
	return `${issue.path.join(".")}: ${issue.message}`;
}
// src/lib/server/storefront/storefront.ts
/** Returns the tag that a change of this storefront touches. */
function storefrontTag(type) {
	return `storefront:${type}`;
}
/** Returns a function for the current storefronts, which are parsed again only after a change. */
function rememberedStorefronts(reader, clock, log) {
	const loads = new Map(storefrontTypes.map((type) => [type, remembered(clock, [storefrontTag(type)], () => loadStorefront(reader, type, log))]));
	return (type) => loads.get(type)();
}
/**
* Reads a storefront. A section that this version cannot read (unknown type, broken content) is left out and logged: it
* must not break the page. A storefront that does not exist yet is empty.
*/
async function loadStorefront(reader, type, log) {
	const row = await reader.selectFrom("storefronts").selectAll().where("type", "=", type).executeTakeFirst();
	if (!row) return {
		id: 0,
		type,
		enabled: true,
		language: "en",
		revision: 0,
		restrictions: [],
		sections: []
	};
	return {
		id: row.id,
		type,
		enabled: row.enabled === 1,
		language: row.language,
		revision: row.revision,
		restrictions: Restrictions.parse(JSON.parse(row.restrictions)),
		sections: await readSections(reader, row.id, log)
	};
}
async function readSections(reader, storefrontId, log) {
	return (await reader.selectFrom("storefront_sections").selectAll().where("storefront_id", "=", storefrontId).orderBy("weight").orderBy("id").execute()).flatMap((row) => {
		const parsed = parseSection({
			id: row.id,
			type: row.type,
			weight: row.weight,
			hidden: row.hidden === 1,
			visible_from: row.visible_from,
			visible_until: row.visible_until,
			data: {
				content: jsonOrNull(row.content),
				settings: jsonOrNull(row.settings),
				appearance: jsonOrNull(row.appearance),
				restrictions: jsonOrNull(row.restrictions)
			}
		});
		if (parsed.ok) return [parsed.section];
		log.error({
			storefrontId,
			section: parsed.broken
		}, "a section of the storefront cannot be read and is left out");
		return [];
	});
}
/** Returns null for damaged JSON, which must not break the page; the schema then reports the error. */
function jsonOrNull(text) {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
export { storefrontTag as n, PublicSection as r, rememberedStorefronts as t };
