import { z } from 'zod'
import { isPatternName } from '../i18n/patternNames.ts'
import { patternProblem } from '../i18n/patternProblem.ts'
import { msg } from '../i18n/message.ts'
import { Address } from './address.ts'
import { LanguageCode } from './common.ts'
import { TimeZone } from './people.ts'
import { FooterSettings, GeneralSettings } from './settings.ts'
import { ListedLanguage } from './site.ts'

/** A language of the site, with its switch. The lowest weight is the first. */
export const SwitchedLanguage = z.strictObject({ ...ListedLanguage.omit({ name: true }).shape, enabled: z.boolean() })
export type SwitchedLanguage = z.infer<typeof SwitchedLanguage>

/** The general settings and the footer as administrators see them, with texts in all languages. */
export const SiteSettings = z.strictObject({
  /** Counts the saves; 0: never saved. */
  revision: z.int().min(0),
  ...GeneralSettings.omit({ default_language: true, timezone: true }).shape,
  /** Every language that the site can have, in order. */
  languages: z.array(SwitchedLanguage),
  /** The language of users who have chosen none. */
  current_language: GeneralSettings.shape.default_language,
  /** IANA name. */
  current_timezone: GeneralSettings.shape.timezone,
  ...FooterSettings.shape,
})
export type SiteSettings = z.infer<typeof SiteSettings>

/** The longest texts of the settings, in characters. */
export const siteLengths = {
  siteName: 60,
  organizationName: 120,
  disclaimer: 2000,
  linkTitle: 60,
  pattern: 60,
  footerText: 1000,
  copyright: 200,
  version: 40,
} as const

const words = (max: number) => z.record(LanguageCode, z.string().trim().max(max))

/** A text on one line, by language. */
const name = (max: number) => z.record(LanguageCode, line(max))

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^\P{Cc}*$/u)

const FooterLink = z
  .strictObject({ title: name(siteLengths.linkTitle), url: Address })
  .superRefine(({ title, url }, context) => {
    if (url !== '' || Object.values(title).every((text) => text === '')) return
    context.addIssue({
      code: 'custom',
      path: ['url'],
      message: msg('A link needs an address.'),
      params: { code: 'link' },
    })
  })

const Pattern = z
  .string()
  .trim()
  .max(siteLengths.pattern)
  .superRefine((pattern, context) => {
    const message = patternProblem(pattern)
    if (message) context.addIssue({ code: 'custom', message, params: { code: 'pattern' } })
  })

// The calendar of the site needs the rules of a place; a difference from UTC such as `+02:00` has none.
export const ZoneName = TimeZone.refine((zone) => /^[A-Za-z]/.test(zone), {
  message: msg('This is not one of the choices.'),
  params: { code: 'choice' },
})

/** `medium`, `medium_with_time`, or `medium.ar` for one language. */
const PatternName = z.string().max(60).refine(isPatternName)

/**
 * Missing fields stay unchanged; a list or a map that is sent replaces the whole stored one. With a `revision`, the
 * change is refused if the settings have been saved since.
 */
export const SiteSettingsChange = z
  .strictObject({
    ...SiteSettings.shape,
    site_name: name(siteLengths.siteName),
    organization_name: name(siteLengths.organizationName),
    disclaimer_text: words(siteLengths.disclaimer),
    date_time_formats: z.record(PatternName, Pattern),
    languages: z.array(SwitchedLanguage).max(100),
    current_timezone: ZoneName,
    features: SiteSettings.shape.features.partial(),
    about: FooterLink,
    contact: FooterLink,
    privacy_policy: FooterLink,
    terms_of_use: FooterLink,
    footer_text: words(siteLengths.footerText),
    footer_copyright: name(siteLengths.copyright),
    version: line(siteLengths.version),
    version_url: Address,
  })
  .partial()
  .superRefine(
    (change, context) => {
      for (const { path, message, code } of languageProblems(change)) {
        context.addIssue({ code: 'custom', path: [...path], message, params: { code } })
      }
    },
    // Even if other fields have problems, so that all problems are named at once.
    { when: ({ value }) => SiteSettings.pick(languageFields).partial().strip().safeParse(value).success },
  )
export type SiteSettingsChange = z.infer<typeof SiteSettingsChange>

const languageFields = { languages: true, current_language: true, site_name: true } as const

interface FieldProblem {
  path: readonly (string | number)[]
  message: string
  code: string
}

/** The problems between the languages, the site's language and its name; fields that are not known are not checked. */
export function languageProblems({
  languages,
  current_language: main,
  site_name: name,
}: Partial<Pick<SiteSettings, keyof typeof languageFields>>): FieldProblem[] {
  const problems: FieldProblem[] = []
  const codes = languages?.map(({ langcode }) => langcode) ?? []
  codes.forEach((langcode, index) => {
    if (codes.indexOf(langcode) === index) return
    const message = msg('This language is already in the list.')
    problems.push({ path: ['languages', index, 'langcode'], message, code: 'duplicate' })
  })
  const enabled = languages?.filter((language) => language.enabled).map(({ langcode }) => langcode)
  if (enabled?.length === 0) {
    problems.push({ path: ['languages'], message: msg('Turn on at least one language.'), code: 'required' })
  } else if (enabled && main && !enabled.includes(main)) {
    const message = msg('The language of the site must be one that is turned on.')
    problems.push({ path: ['current_language'], message, code: 'choice' })
  }
  if (name && main && !name[main]?.trim()) {
    const message = msg('The site needs a name in its own language.')
    problems.push({ path: ['site_name', main], message, code: 'required' })
  }
  return problems
}
