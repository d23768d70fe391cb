import { type TZDate, tzOffset } from '@date-fns/tz'
import type { Locale } from 'date-fns'
// Each from its own path: with the whole package, Node reads its list of exports again for every module, 200 KB each
// time.
import { format } from 'date-fns/format'
import { getDaysInMonth } from 'date-fns/getDaysInMonth'
import { isLeapYear } from 'date-fns/isLeapYear'
import { enGB } from 'date-fns/locale/en-GB'
import { isSummerTime, type OffsetAt, swatchBeat, zoneAbbreviation } from './timeZones.ts'
import { DAY_MS } from '../time.ts'

/** PHP date letters (and the pair `jS`, 1st) with a date-fns token. */
export const tokens: Readonly<Record<string, string>> = {
  d: 'dd',
  D: 'EEE',
  j: 'd',
  jS: 'do',
  l: 'EEEE',
  N: 'i',
  W: 'II',
  F: 'MMMM',
  M: 'MMM',
  m: 'MM',
  n: 'M',
  o: 'R',
  Y: 'uuuu',
  y: 'yy',
  a: 'aaa',
  A: 'aa',
  g: 'h',
  G: 'H',
  h: 'hh',
  H: 'HH',
  i: 'mm',
  s: 'ss',
  u: 'SSSSSS',
  v: 'SSS',
  O: 'xx',
  P: 'xxx',
  p: 'XXX',
  U: 't',
}

/** An instant in its zone, and who reads it. */
export interface LocalTime {
  date: TZDate
  timeZone: string
  locale: Locale
}

/** PHP date letters without a date-fns token: their text for a moment. */
export const spelled: Readonly<Record<string, (moment: LocalTime) => string>> = {
  S: ({ date, locale }) => {
    const day = date.getDate()
    return locale.localize.ordinalNumber(day, { unit: 'date' }).replace(String(day), '')
  },
  w: ({ date }) => String(date.getDay()),
  z: ({ date }) => String(dayOfYear(date)),
  t: ({ date }) => String(getDaysInMonth(date)),
  L: ({ date }) => (isLeapYear(date) ? '1' : '0'),
  B: ({ date }) => swatchBeat(date),
  e: ({ timeZone }) => timeZone,
  I: ({ date, timeZone }) => (isSummerTime(date, offsetIn(timeZone)) ? '1' : '0'),
  T: ({ date, timeZone }) => zoneAbbreviation(date, timeZone, offsetIn(timeZone)),
  // RFC 2822 is English in every language.
  r: ({ date }) => format(date, 'EEE, dd MMM uuuu HH:mm:ss xx', { locale: enGB }),
  Z: ({ date }) => String(-date.getTimezoneOffset() * 60),
}

function offsetIn(timeZone: string): OffsetAt {
  return (instant) => tzOffset(timeZone, instant)
}

/** From 0. In whole days: a year can begin with a jump of the clock, as 1986 in Kathmandu. */
function dayOfYear(date: Date): number {
  const year = date.getFullYear()
  return (Date.UTC(year, date.getMonth(), date.getDate()) - Date.UTC(year, 0, 1)) / DAY_MS
}
