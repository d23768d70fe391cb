import type { Control } from 'react-hook-form'
import type { DatePatterns } from '#shared/i18n/format.ts'
import { isPatternName } from '#shared/i18n/patternNames.ts'
import type { SavedValues } from '#client/forms/settingsFormCalls.ts'
import type { LocalisedText } from '#shared/contract/settings.ts'
import type { SiteSettings, SiteSettingsChange } from '#shared/contract/siteSettings.ts'

/** The values of the form. An empty pattern stands for the default one. */
export type GeneralValues = Omit<SiteSettings, 'revision'>

/** The props of a group of its fields. */
export interface GeneralGroupProps {
  control: Control<GeneralValues, unknown, GeneralValues>
}

/** The patterns that pages and mails follow, in the order of the form; the others are there for other programs. */
export const patternNames = ['medium', 'long', 'day_month', 'month', 'time', 'medium_with_time'] as const
export type PatternName = (typeof patternNames)[number]

/** Returns the values of the form for stored settings: each text in every language, and every pattern. */
export function generalValues({ revision, ...settings }: SiteSettings): SavedValues<GeneralValues> {
  const unwritten = Object.fromEntries(settings.languages.map(({ langcode }) => [langcode, '']))
  const whole = (text: LocalisedText) => ({ ...unwritten, ...text })
  const link = ({ title, url }: GeneralValues['about']) => ({ title: whole(title), url })
  const noPatterns = Object.fromEntries(patternNames.map((name) => [name, '']))
  return {
    values: {
      ...settings,
      site_name: whole(settings.site_name),
      organization_name: whole(settings.organization_name),
      disclaimer_text: whole(settings.disclaimer_text),
      date_time_formats: { ...noPatterns, ...knownPatterns(settings.date_time_formats) },
      about: link(settings.about),
      contact: link(settings.contact),
      privacy_policy: link(settings.privacy_policy),
      terms_of_use: link(settings.terms_of_use),
      footer_text: whole(settings.footer_text),
      footer_copyright: whole(settings.footer_copyright),
    },
    revision,
  }
}

/** A pattern with a name that means nothing can be stored from before; the form lets it go. */
function knownPatterns(patterns: DatePatterns): Record<string, string> {
  return Object.fromEntries(Object.entries(patterns).filter(([name]) => isPatternName(name)))
}

/** Returns the change to send for values of the form. */
export function generalChange({ date_time_formats: patterns, ...values }: Partial<GeneralValues>): SiteSettingsChange {
  if (!patterns) return values
  const written = Object.entries(patterns).filter(([, pattern]) => pattern.trim() !== '')
  return { ...values, date_time_formats: Object.fromEntries(written) }
}
