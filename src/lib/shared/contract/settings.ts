import { z } from 'zod'
import { featureSwitches } from '../access/flags.ts'
import { statableCriteria } from '../audience/criteria.ts'
import { LinkUrl } from '../sections/parts.ts'
import { LanguageCode } from './common.ts'

/** A text in the languages it exists in. */
export const Localised = z.record(LanguageCode, z.string())
export type Localised = z.infer<typeof Localised>

/** The text in `lang`, else in the site's language, else in the first that exists; '' where there is none. */
export function inLanguage(text: Localised, lang: string, siteLanguage: string): string {
  return text[lang] || text[siteLanguage] || Object.values(text).find(Boolean) || ''
}

/** The general settings as they are stored (specification, section 3), with every reader's text in all languages. */
export const GeneralSettings = z.strictObject({
  site_name: Localised,
  organization_name: Localised,
  disclaimer_text: Localised,
  /** An external address, or a page of this site; '' hides the Sign up button. */
  signup_url: z.union([z.url({ protocol: /^https?$/ }), z.string().regex(/^\/(?![/\\])\S*$/), z.literal('')]),
  /** PHP-style patterns by name: short, medium, long, time … */
  date_time_formats: z.record(z.string(), z.string()),
  default_language: LanguageCode,
  /** IANA name. */
  timezone: z.string(),
  /** Which criteria of an audience people say of themselves; the others are set by administrators, imports or single sign-on. */
  own_criteria: z.array(z.enum(statableCriteria)),
  features: z.strictObject(
    Object.fromEntries(featureSwitches.map((name) => [name, z.boolean()])) as Record<
      (typeof featureSwitches)[number],
      z.ZodBoolean
    >,
  ),
})
export type GeneralSettings = z.infer<typeof GeneralSettings>

/** A link of the footer; '' shows none. */
const FooterUrl = z.union([LinkUrl, z.literal('')])
const FooterLink = z.strictObject({ title: Localised, url: FooterUrl })

/** The footer settings as they are stored; a link shows only when it has a title. */
export const FooterSettings = z.strictObject({
  about: FooterLink,
  contact: FooterLink,
  privacy_policy: FooterLink,
  terms_of_use: FooterLink,
  footer_text: Localised,
  footer_copyright: Localised,
  version: z.string(),
  version_url: FooterUrl,
})
export type FooterSettings = z.infer<typeof FooterSettings>
