import { z } from 'zod'
import { type Flag, featureSwitches } from '../access/flags.ts'
import { accessTypes } from '../access/roles.ts'
import { Appearance } from '../theme/appearance.ts'
import { LanguageCode } from './common.ts'

/** The attributes of the brand that can be requested; the logo includes its alternative text. */
export const appearanceAttributes = ['logo', 'colors', 'fonts', 'roundness', 'favicon', 'site_background'] as const

/** The public brand, with its text in the user's language. */
export const PublicAppearance = Appearance.extend({ logo_alt: z.string() }).partial()
export type PublicAppearance = z.input<typeof PublicAppearance>

export const ListedLanguage = z.strictObject({
  langcode: LanguageCode,
  /** In the language itself. */
  name: z.string(),
  /** 1 is right to left. */
  direction: z.int().min(0).max(1),
  weight: z.int(),
})
export type ListedLanguage = z.infer<typeof ListedLanguage>

/** ISO 3166-1 alpha-2, with the name in the user's language. */
export const Country = z.strictObject({ code: z.string().length(2), name: z.string() })
export type Country = z.infer<typeof Country>

const flags = Object.fromEntries([...featureSwitches, ...accessTypes].map((name) => [name, z.boolean()])) as Record<
  Flag,
  z.ZodBoolean
>

/** The general settings for one user: texts in the user's language, and the features that the user may use. */
export const PublicGeneral = z.strictObject({
  ...flags,
  date_time_formats: z.record(z.string(), z.string()),
  languages: z.array(ListedLanguage),
  current_language: LanguageCode,
  /** IANA name. */
  current_timezone: z.string(),
  organization_name: z.string(),
  site_name: z.string(),
  /** '' if there is none, or if the user agreed to it. */
  disclaimer_text: z.string(),
  signup_url: z.string(),
  site_background: z.string().nullable(),
})
export type PublicGeneral = z.infer<typeof PublicGeneral>

const Link = z.strictObject({ title: z.string(), url: z.string() })

/** The footer in the user's language; a link without a title is not shown. */
export const PublicFooter = z.strictObject({
  about: Link,
  contact: Link,
  privacy_policy: Link,
  terms_of_use: Link,
  footer_text: z.string(),
  footer_copyright: z.string(),
  version: z.string(),
  version_url: z.string(),
})
export type PublicFooter = z.infer<typeof PublicFooter>

export const settingsTypes = ['footer', 'general', 'countries', 'languages'] as const

/** A string of the interface; plural forms have the source with `_one`, `_other` and so on. */
export const Translation = z.strictObject({ source: z.string(), translation: z.string() })
export type Translation = z.infer<typeof Translation>

export const TranslationQuery = z.object({
  context: z.literal('interface').optional(),
  language: z.union([z.literal('origin'), LanguageCode]).optional(),
})
export type TranslationQuery = z.infer<typeof TranslationQuery>

export const NavigationEntry = z.strictObject({
  id: z.string(),
  title: z.string(),
  href: z.string(),
  /** Name of a Material Symbol. */
  icon: z.string(),
})
