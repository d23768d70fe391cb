import { dateLocale } from '#shared/i18n/dateLocales.ts'
import { type DatePatterns, defaultPatterns, formatsFor } from '#shared/i18n/format.ts'
import { msg } from '#shared/i18n/message.ts'
import { formatPhp } from '#shared/i18n/phpDate.ts'
import type { PatternName } from './values.ts'

interface Where {
  lang: string
  /** IANA name. */
  timeZone: string
}

/** The labels of the patterns, as source strings. */
export const patternLabels: Record<PatternName, string> = {
  medium: msg('Date'),
  long: msg('Long date'),
  day_month: msg('Day and month'),
  month: msg('Month and year'),
  time: msg('Time'),
  medium_with_time: msg('Date with time'),
}

/** The pattern of a date if the site sets none. */
export function usualPattern(name: PatternName): string {
  const usual: Readonly<Record<string, string>> = defaultPatterns
  const day = usual[name.replace('_with_time', '')] ?? ''
  return name.endsWith('_with_time') ? `${day}, ${defaultPatterns.time}` : day
}

/** A moment in each pattern, as the site shows it; all are empty in an unknown time zone. */
export function dateExamples(
  moment: Date,
  { lang, timeZone, patterns }: Where & { patterns: DatePatterns },
): Record<PatternName, string> {
  const { date, dateTime, time } = knownZone(timeZone) ? formatsFor({ lang, timeZone, patterns }) : noFormats
  return {
    medium: date(moment),
    long: date(moment, 'long'),
    day_month: date(moment, 'day_month'),
    month: date(moment, 'month'),
    time: time(moment),
    medium_with_time: dateTime(moment),
  }
}

/** The usual letters of patterns, with a moment as an example. */
export function letterExamples(moment: Date, { lang, timeZone }: Where): { letter: string; example: string }[] {
  const where = { locale: dateLocale(lang), timeZone: knownZone(timeZone) ? timeZone : 'UTC' }
  return [...'djDlmnMFYyHGgiA'].map((letter) => ({ letter, example: formatPhp(moment, letter, where) }))
}

const none = () => ''
const noFormats = { date: none, dateTime: none, time: none }

/** A select that was emptied has no zone. */
function knownZone(timeZone: string | null): boolean {
  return Boolean(timeZone)
}
