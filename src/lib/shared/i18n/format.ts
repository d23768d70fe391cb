import { TZDate } from '@date-fns/tz'
import { fromInstant } from '../instant.ts'
import { isolate } from './bidi.ts'
import { dateLocale } from './dateLocales.ts'
import { type IntlFormats, intlFormats } from './intlFormats.ts'
import { memo } from '../memo.ts'
import { languagePattern } from './languagePatterns.ts'
import { direction, localeOf } from './languages.ts'
import { formatPhp } from './phpDate.ts'
import { scriptOf } from './scripts.ts'
import { shortZones } from './shortZone.ts'
import { DAY_MS } from '../time.ts'

/** The pattern of a date if the site sets none with that name. */
export const defaultPatterns = {
  short: 'd/m/Y',
  medium: 'j M Y',
  long: 'l, j F Y',
  day_month: 'j M',
  month: 'F Y',
  time: 'H:i',
} as const satisfies DatePatterns

/**
 * PHP date patterns by style; `medium_with_time` has a date and its time. `style.lang` (`long.de`) is the pattern of
 * one language, because order and punctuation of dates differ between languages.
 */
export type DatePatterns = Readonly<Record<string, string>>

export type DateStyle = Exclude<keyof typeof defaultPatterns, 'time'>

/**
 * An instant as a `Date` or in the contract's form (UTC), or a calendar day `yyyy-MM-dd`, which is the same in every
 * zone.
 */
export type When = Date | string

/** The formats of numbers, dates and lists for one reader: one language, one time zone, the site's date patterns. */
export interface Formats extends IntlFormats {
  /** The day, as in `3 Dec 2026`; `medium` by default. */
  date(when: When, style?: DateStyle): string
  time(instant: When): string
  /** A time of any clock, `HH:mm`, as the site writes times. */
  clock(time: string): string
  /** `10:00–12:00`; in every language the beginning is on the same side of the end. */
  hours(from: When, until: When): string
  dateTime(instant: When, style?: DateStyle): string
  /** The short name of the reader's time zone at that moment: CET, GMT+3. */
  zone(instant: When): string
  /** The distance of a day from now in the reader's calendar: today, tomorrow, in 3 weeks. */
  relative(when: When, now: Date): string
  /**
   * The same formats in another time zone (IANA).
   * @throws RangeError for an unknown zone
   */
  inZone(timeZone: string): Formats
}

interface Reader {
  lang: string
  timeZone: string
  patterns: DatePatterns
}

/** By language, then by time zone. One text of both would be made for each request. */
const remembered = new Map<string, Map<string, { patterns: DatePatterns; formats: Formats }>>()

/**
 * The formats of a reader; created once per language and zone while the site's patterns stay the same object.
 * `timeZone` is an IANA name; an unknown name throws a RangeError here, and an invalid date throws one when it is
 * formatted.
 */
export function formatsFor(reader: Reader): Formats {
  const { lang, timeZone, patterns } = reader
  const zones = remembered.get(lang)
  const known = zones?.get(timeZone)
  if (known?.patterns === patterns) return known.formats
  const formats = make(reader)
  remembered.set(lang, (zones ?? new Map()).set(timeZone, { patterns, formats }))
  return formats
}

/** Days from now until `end`, rounded; 0 if it has passed (specification, section 9). */
export function remainingDays(end: Date, now: Date): number {
  return Math.max(0, Math.round((end.getTime() - now.getTime()) / DAY_MS))
}

function make({ lang, timeZone, patterns }: Reader): Formats {
  requireZone(timeZone)
  const locale = dateLocale(lang)
  const distance = distanceIn(localeOf(lang))
  const zoneAt = shortZones(timeZone)
  const inScript = scriptOf(lang) === 'arabic' ? arabicCommas : (text: string) => text
  const zoneOf = (when: When) => (isWholeDay(when) ? 'UTC' : timeZone)
  const own = (name: string) => patterns[`${name}.${lang}`]
  const chosen = (name: string) => (patterns[name] === usual[name] ? undefined : patterns[name])
  const pattern = (style: DateStyle | 'time') =>
    own(style) || (!chosen(style) && languagePattern(style, lang)) || inScript(chosen(style) || defaultPatterns[style])
  // Without a pattern of its own the time follows the date, even if only the date has the language's own pattern.
  const patternWithTime = (style: DateStyle) =>
    own(`${style}_with_time`) ||
    (!own(style) && inScript(chosen(`${style}_with_time`) || '')) ||
    `${pattern(style)}${inScript(',')} ${pattern('time')}`
  const write = (when: When, php: string) => formatPhp(toDate(when), php, { locale, timeZone: zoneOf(when) })

  // Pages show the same few dates again and again; the slow part is asking a time zone for its offset.
  const written = memo(2000, (key: string) => {
    const [php, when] = JSON.parse(key) as [string, string]
    return write(isWholeDay(when) ? when : new Date(when), php)
  })
  const show = (when: When, php: string) =>
    written(JSON.stringify([php, typeof when === 'string' && isWholeDay(when) ? when : toDate(when).toISOString()]))
  const formats: Formats = {
    ...intlFormats(lang),
    date: (when, style = 'medium') => show(when, pattern(style)),
    time: (instant) => show(instant, pattern('time')),
    clock: (time) => formats.inZone('UTC').time(`2024-01-01 ${time}:00`),
    hours: (from, until) => isolate(`${formats.time(from)}–${formats.time(until)}`, direction(lang)),
    dateTime: (instant, style = 'medium') => show(instant, patternWithTime(style)),
    zone: (instant) => zoneAt(toDate(instant).getTime()),
    relative: (when, now) => distance(dayNumber(when, zoneOf(when)) - dayNumber(now, timeZone)),
    inZone: (other) => (other === timeZone ? formats : formatsFor({ lang, timeZone: other, patterns })),
  }
  return formats
}

/** The patterns of a site, with those of the styles that it does not set, as pages use them. */
export function patternsInForce(set: DatePatterns): DatePatterns {
  const plain: DatePatterns = { ...defaultPatterns, ...set }
  const timed = Object.keys(defaultPatterns)
    .filter((style) => style !== 'time')
    .map((style) => [`${style}_with_time`, `${plain[style]}, ${plain.time}`])
  return { ...defaultPatterns, ...Object.fromEntries(timed), ...set }
}

/** A site that saves the default patterns has chosen nothing: languages keep their own. */
const usual = patternsInForce({})

function arabicCommas(pattern: string): string {
  return pattern.replaceAll(',', '،')
}

/** Before the result is cached, so that values from strangers cannot fill the memory. */
function requireZone(timeZone: string): void {
  new Intl.DateTimeFormat(undefined, { timeZone })
}

function isWholeDay(when: When): boolean {
  return typeof when === 'string' && when.length === 'yyyy-MM-dd'.length
}

function toDate(when: When): Date {
  if (when instanceof Date) return when
  return isWholeDay(when) ? new Date(`${when}T00:00Z`) : fromInstant(when)
}

/** Counts calendar days, so that days of 23 and 25 hours are one day. */
function dayNumber(when: When, timeZone: string): number {
  const local = TZDate.tz(timeZone, toDate(when).getTime())
  return Date.UTC(local.getFullYear(), local.getMonth(), local.getDate()) / DAY_MS
}

/** Writes a number of days in the unit that reads best; only days have special words (yesterday, tomorrow). */
function distanceIn(locale: string): (days: number) => string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const numbers = new Intl.RelativeTimeFormat(locale)
  return (days) => {
    const far = Math.abs(days)
    if (far < 14) return words.format(days, 'day')
    if (far < 60) return numbers.format(Math.round(days / 7), 'week')
    if (far < 365) return numbers.format(Math.round(days / 30.44), 'month')
    return numbers.format(Math.round(days / 365.25), 'year')
  }
}
