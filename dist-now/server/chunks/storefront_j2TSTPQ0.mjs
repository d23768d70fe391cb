import { r as criterionTypes } from "./criteria_DtCEnZ2t.mjs";
import { r as PublicSection } from "./storefront_BSACPTuE.mjs";
import { a as StorefrontType } from "./registry_DyvED6SM.mjs";
import { o as LanguageCode } from "./common_BQnAGUxS.mjs";
import { z } from "zod";
// src/lib/shared/contract/storefront.ts
/** A public storefront; `id` is 0 if it does not exist yet. */
var Storefront = z.strictObject({
	id: z.int().min(0),
	type: StorefrontType,
	enabled: z.boolean(),
	/** The language it was written in first; each section has its own language. */
	language: LanguageCode,
	sections: z.array(PublicSection)
});
var StorefrontSettings = z.strictObject({
	restrictions: z.array(z.strictObject({
		type: z.enum(criterionTypes),
		label: z.string(),
		single: z.boolean()
	})),
	current_language: LanguageCode
});
export { StorefrontSettings as n, Storefront as t };
