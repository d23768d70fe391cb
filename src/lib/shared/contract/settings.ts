import { z } from 'zod'
import { featureSwitches } from '../access/flags.ts'
import { statableCriteria } from '../audience/criteria.ts'
import { Address, PageAddress } from './address.ts'
import { LanguageCode } from './common.ts'

/** A text by language. */
export const LocalisedText = z.record(LanguageCode, z.string())
export type LocalisedText = z.infer<typeof LocalisedText>

/** The stored general settings (specification, section 3), with texts in all languages. */
export const GeneralSettings = z.strictObject({
  site_name: LocalisedText,
  organization_name: LocalisedText,
  disclaimer_text: LocalisedText,
  /** An external address, or a page of this site; '' hides the Sign up button. */
  signup_url: PageAddress,
  /** PHP-style patterns by name: short, medium, long, time … */
  date_time_formats: z.record(z.string(), z.string()),
  default_language: LanguageCode,
  /** IANA name. */
  timezone: z.string(),
  /** The audience criteria that users set themselves; administrators, imports or single sign-on set the others. */
  own_criteria: z.array(z.enum(statableCriteria)),
  features: z.strictObject(
    Object.fromEntries(featureSwitches.map((name) => [name, z.boolean()])) as Record<
      (typeof featureSwitches)[number],
      z.ZodBoolean
    >,
  ),
})
export type GeneralSettings = z.infer<typeof GeneralSettings>

const FooterLink = z.strictObject({ title: LocalisedText, url: Address })

/** The stored footer settings; a link is shown only if it has a title. */
export const FooterSettings = z.strictObject({
  about: FooterLink,
  contact: FooterLink,
  privacy_policy: FooterLink,
  terms_of_use: FooterLink,
  footer_text: LocalisedText,
  footer_copyright: LocalisedText,
  version: z.string(),
  version_url: Address,
})
export type FooterSettings = z.infer<typeof FooterSettings>
