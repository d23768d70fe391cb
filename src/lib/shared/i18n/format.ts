import { TZDate } from '@date-fns/tz'
import { fromInstant } from '../contract/time.ts'
import { dateLocale } from './dateLocales.ts'
import { type IntlFormats, intlFormats } from './intlFormats.ts'
import { memo } from '../memo.ts'
import { localeOf } from './languages.ts'
import { formatPhp } from './phpDate.ts'
import { scriptOf } from './scripts.ts'
import { DAY_MS } from '../time.ts'

/** What a date looks like where the site sets no pattern of that name. */
export const defaultPatterns = {
  short: 'd/m/Y',
  medium: 'j M Y',
  long: 'l, j F Y',
  day_month: 'j M',
  month: 'F Y',
  time: 'H:i',
} as const satisfies DatePatterns

/**
 * PHP date patterns by style; `medium_with_time` holds a date and its time. `style.lang` (`long.de`) says how one language writes that style, since a pattern
 * holds the order and the dots of a date and these differ.
 */
export type DatePatterns = Readonly<Record<string, string>>

export type DateStyle = Exclude<keyof typeof defaultPatterns, 'time'>

/** An instant as a `Date` or in the contract's form (UTC), or a calendar day `yyyy-MM-dd`, the same in every zone. */
export type When = Date | string

/** How a reader sees numbers, dates and lists: in one language, one time zone, by the site's date patterns. */
export interface Formats extends IntlFormats {
  /** The day, as in `3 Dec 2026`; `medium` unless told otherwise. */
  date(when: When, style?: DateStyle): string
  time(instant: When): string
  dateTime(instant: When, style?: DateStyle): string
  /** The short name of the reader's time zone at that moment: CET, GMT+3. */
  zone(instant: When): string
  /** How far a day is from now in the reader's calendar: today, tomorrow, in 3 weeks. */
  relative(when: When, now: Date): string
}

interface Reader {
  lang: string
  timeZone: string
  patterns: DatePatterns
}

const remembered = new Map<string, { patterns: DatePatterns; formats: Formats }>()

/**
 * The formats of a reader; made once per language and zone while the site's patterns stay the same object.
 * `timeZone` is an IANA name; an unknown one is a RangeError here, an invalid date is one where it is formatted.
 */
export function formatsFor(reader: Reader): Formats {
  const key = `${reader.lang} ${reader.timeZone}`
  const known = remembered.get(key)
  if (known?.patterns === reader.patterns) return known.formats
  const formats = make(reader)
  remembered.set(key, { patterns: reader.patterns, formats })
  return formats
}

/** Days from now until `end`, rounded; 0 when that has passed (specification, section 9). */
export function remainingDays(end: Date, now: Date): number {
  return Math.max(0, Math.round((end.getTime() - now.getTime()) / DAY_MS))
}

function make({ lang, timeZone, patterns }: Reader): Formats {
  requireZone(timeZone)
  const locale = dateLocale(lang)
  const distance = distanceIn(localeOf(lang))
  const zoneNames = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'short' })
  const inScript = scriptOf(lang) === 'arabic' ? arabicCommas : (text: string) => text
  const zoneOf = (when: When) => (isDay(when) ? 'UTC' : timeZone)
  const own = (name: string) => patterns[`${name}.${lang}`]
  const pattern = (style: DateStyle | 'time') => own(style) || inScript(patterns[style] || defaultPatterns[style])
  // Without a pattern of its own the time follows the date, also where only the date is written the language's way.
  const patternWithTime = (style: DateStyle) =>
    own(`${style}_with_time`) ||
    (!own(style) && inScript(patterns[`${style}_with_time`] || '')) ||
    `${pattern(style)}${inScript(',')} ${pattern('time')}`
  const write = (when: When, php: string) => formatPhp(toDate(when), php, { locale, timeZone: zoneOf(when) })

  // Pages say the same few dates again and again; asking a time zone for its offset is what costs.
  const written = memo(2000, (key: string) => {
    const [php, when] = JSON.parse(key) as [string, string]
    return write(isDay(when) ? when : new Date(when), php)
  })
  const show = (when: When, php: string) =>
    written(JSON.stringify([php, typeof when === 'string' && isDay(when) ? when : toDate(when).toISOString()]))
  return {
    ...intlFormats(lang),
    date: (when, style = 'medium') => show(when, pattern(style)),
    time: (instant) => show(instant, pattern('time')),
    dateTime: (instant, style = 'medium') => show(instant, patternWithTime(style)),
    zone: (instant) =>
      zoneNames.formatToParts(toDate(instant)).find(({ type }) => type === 'timeZoneName')?.value ?? '',
    relative: (when, now) => distance(dayNumber(when, zoneOf(when)) - dayNumber(now, timeZone)),
  }
}

function arabicCommas(pattern: string): string {
  return pattern.replaceAll(',', '،')
}

/** Before anything is remembered for it, so that what a stranger sends cannot fill the memory. */
function requireZone(timeZone: string): void {
  new Intl.DateTimeFormat(undefined, { timeZone })
}

function isDay(when: When): boolean {
  return typeof when === 'string' && when.length === 'yyyy-MM-dd'.length
}

function toDate(when: When): Date {
  if (when instanceof Date) return when
  return isDay(when) ? new Date(`${when}T00:00Z`) : fromInstant(when)
}

/** Counts calendar days, so that 23 and 25 hour days are one day. */
function dayNumber(when: When, timeZone: string): number {
  const local = TZDate.tz(timeZone, toDate(when).getTime())
  return Date.UTC(local.getFullYear(), local.getMonth(), local.getDate()) / DAY_MS
}

/** Writes a number of days in the unit that reads best; only days have words of their own (yesterday, tomorrow). */
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
