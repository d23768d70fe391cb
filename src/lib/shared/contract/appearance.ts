import { z } from 'zod'
import { PICTURE_TEXT_LENGTH } from '../media/uploadLimits.ts'
import { Appearance } from '../theme/appearance.ts'
import { Brand } from '../theme/brand.ts'
import { Id, Instant, LanguageCode, MAX_ID } from './common.ts'

/** The appearance of the site with the number of its saves; 0: never saved. */
export const AppearanceSettings = z.strictObject({ revision: z.int().min(0), ...Appearance.shape })
export type AppearanceSettings = z.infer<typeof AppearanceSettings>

/** Missing fields stay unchanged. With a `revision`, the change is refused if the appearance was saved since. */
export const AppearanceChange = AppearanceSettings.extend({
  logo_alt: z.record(LanguageCode, z.string().max(PICTURE_TEXT_LENGTH)),
}).partial()
export type AppearanceChange = z.infer<typeof AppearanceChange>

/** An appearance that only the session of the caller sees. `revision` is the published one that it started from. */
export const AppearanceDraft = AppearanceSettings.extend({ saved_at: Instant })
export type AppearanceDraft = z.infer<typeof AppearanceDraft>

/** One published appearance. */
export const AppearanceVersion = z.strictObject({
  /** The revision that this save made. */
  version: z.int().positive(),
  saved_at: Instant,
  saved_by: z.strictObject({ uid: Id, full_name: z.string() }).nullable(),
  appearance: Appearance,
})
export type AppearanceVersion = z.infer<typeof AppearanceVersion>

/** Version 0 is the appearance that a new site has. With a `revision`, an overtaken restore is refused. */
export const AppearanceRestore = z.strictObject({ revision: z.int().min(0).optional() })
export type AppearanceRestore = z.infer<typeof AppearanceRestore>

/** The name of an uploaded font, without its folder. */
export const FontName = z.string().regex(/^[0-9a-f]{32}\.(?:woff2|woff|ttf|otf)$/)

/** The facts about an uploaded font. */
export const FontFile = z.strictObject({
  file: z.string(),
  family: z.string(),
  style: z.enum(['normal', 'italic']),
  weight: z.string(),
  /** The letters that the font does not have, by language; '' if it has all of them. */
  missing: z.record(LanguageCode, z.string()),
})
export type FontFile = z.infer<typeof FontFile>

/** The brand of an organisation with the number of its saves; 0: it has none. */
export const OrganizationBrand = z.strictObject({ revision: z.int().min(0), ...Brand.shape })
export type OrganizationBrand = z.infer<typeof OrganizationBrand>

/** The part of a brand that follows its organisation into another one: nothing, all of it, or its host names only. */
export const brandMoves = ['none', 'brand', 'hosts'] as const
export type BrandMove = (typeof brandMoves)[number]

/** Missing fields stay unchanged. With a `revision`, the change is refused if the brand was saved since. */
export const OrganizationBrandChange = OrganizationBrand.partial()
export type OrganizationBrandChange = z.infer<typeof OrganizationBrandChange>

/** A restore as a form sends it. */
export const AppearanceRestoreForm = z.object({
  version: z.coerce.number().int().min(0).max(MAX_ID),
  revision: z.coerce.number().int().min(0).max(MAX_ID),
})
