import type { Flag } from '#shared/access/flags.ts'
import type { LocalisedText } from '#shared/contract/settings.ts'
import { readerText } from '#shared/i18n/readerText.ts'
import type {
  appearanceAttributes,
  ListedLanguage,
  PublicAppearance,
  PublicFooter,
  PublicGeneral,
} from '#shared/contract/site.ts'
import { patternsInForce } from '#shared/i18n/format.ts'
import { nativeName } from '#shared/i18n/languages.ts'
import type { Site } from './site.ts'

/** Returns the brand, or only the requested attributes. */
export function publicAppearance(
  { appearance, general }: Pick<Site, 'appearance' | 'general'>,
  language: string,
  attributes: readonly (typeof appearanceAttributes)[number][] | undefined,
): PublicAppearance {
  const say = (text: LocalisedText) => readerText(text, { language, siteLanguage: general.default_language })
  const whole = { ...appearance, logo_alt: say(appearance.logo_alt) || say(general.site_name) }
  if (!attributes) return whole
  const wanted = new Set<string>(attributes)
  if (wanted.has('logo')) wanted.add('logo_alt')
  return Object.fromEntries(Object.entries(whole).filter(([name]) => wanted.has(name)))
}

/** Returns the general settings for one user. */
export function publicGeneral(
  site: Site,
  user: { language: string; timezone: string | null; flags: Record<Flag, boolean>; disclaimer: string },
): PublicGeneral {
  const { general, appearance } = site
  const say = (text: LocalisedText) =>
    readerText(text, { language: user.language, siteLanguage: general.default_language })
  return {
    ...user.flags,
    date_time_formats: patternsInForce(general.date_time_formats),
    languages: publicLanguages(site),
    current_language: user.language,
    current_timezone: user.timezone ?? general.timezone,
    organization_name: say(general.organization_name) || say(general.site_name),
    site_name: say(general.site_name),
    disclaimer_text: user.disclaimer,
    signup_url: general.signup_url,
    site_background: appearance.site_background,
  }
}

/** Returns the footer in one language; `{{year}}` becomes the current year. */
export function publicFooter(
  { footer, general }: Pick<Site, 'footer' | 'general'>,
  language: string,
  now: Date,
): PublicFooter {
  const say = (text: LocalisedText) => readerText(text, { language, siteLanguage: general.default_language })
  const link = ({ title, url }: { title: LocalisedText; url: string }) => ({ title: say(title), url })
  return {
    about: link(footer.about),
    contact: link(footer.contact),
    privacy_policy: link(footer.privacy_policy),
    terms_of_use: link(footer.terms_of_use),
    footer_text: say(footer.footer_text),
    footer_copyright: say(footer.footer_copyright).replaceAll('{{year}}', String(now.getUTCFullYear())),
    version: footer.version,
    version_url: footer.version_url,
  }
}

/** Returns the active languages in their order. */
export function publicLanguages({ languages }: Pick<Site, 'languages'>): ListedLanguage[] {
  return languages.map((language) => ({ ...language, name: nativeName(language.langcode) }))
}
