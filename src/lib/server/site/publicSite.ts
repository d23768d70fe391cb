import type { Flag } from '#shared/access/flags.ts'
import { inLanguage, type Localised } from '#shared/contract/settings.ts'
import type {
  appearanceAttributes,
  Language,
  PublicAppearance,
  PublicFooter,
  PublicGeneral,
} from '#shared/contract/site.ts'
import { nativeName } from '#shared/i18n/languages.ts'
import type { Site } from './site.ts'

/** The brand, or the parts of it that are asked for. */
export function publicAppearance(
  { appearance, general }: Pick<Site, 'appearance' | 'general'>,
  language: string,
  attributes: readonly (typeof appearanceAttributes)[number][] | undefined,
): PublicAppearance {
  const whole = { ...appearance, logo_alt: inLanguage(appearance.logo_alt, language, general.default_language) }
  if (!attributes) return whole
  const wanted = new Set<string>(attributes)
  if (wanted.has('logo')) wanted.add('logo_alt')
  return Object.fromEntries(Object.entries(whole).filter(([name]) => wanted.has(name)))
}

/** The general settings as one user has them. */
export function publicGeneral(
  site: Site,
  user: { language: string; timezone: string | null; flags: Record<Flag, boolean>; disclaimer: string },
): PublicGeneral {
  const { general, appearance } = site
  const say = (text: Localised) => inLanguage(text, user.language, general.default_language)
  return {
    ...user.flags,
    date_time_formats: general.date_time_formats,
    languages: publicLanguages(site),
    current_language: user.language,
    current_timezone: user.timezone ?? general.timezone,
    organization_name: say(general.organization_name),
    site_name: say(general.site_name),
    disclaimer_text: user.disclaimer,
    signup_url: general.signup_url,
    site_background: appearance.site_background,
  }
}

/** The footer in one language, with the year of `now` where its text asks for the year. */
export function publicFooter(
  { footer, general }: Pick<Site, 'footer' | 'general'>,
  language: string,
  now: Date,
): PublicFooter {
  const say = (text: Localised) => inLanguage(text, language, general.default_language)
  const link = ({ title, url }: { title: Localised; url: string }) => ({ title: say(title), url })
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

/** The languages that are switched on, in the order they are offered. */
export function publicLanguages({ languages }: Pick<Site, 'languages'>): Language[] {
  return languages.map((language) => ({ ...language, name: nativeName(language.langcode) }))
}
