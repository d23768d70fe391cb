import { memo } from '../memo.ts'

interface Units {
  hour: Intl.NumberFormat
  minute: Intl.NumberFormat
  hourInWords: Intl.NumberFormat
  minuteInWords: Intl.NumberFormat
  list: Intl.ListFormat
}

const unitsOf = new Map<string, Units>()

/** A duration in minutes (rounded) as a card shows it: "45 min", "2 h", "1 h 30 min". */
export function formatDuration(minutes: number, locale: string): string {
  return durations(`${minutes} ${locale}`)
}

const durations = memo(2000, (key: string): string => {
  const [minutes, locale = ''] = [Number.parseFloat(key), key.slice(key.indexOf(' ') + 1)]
  const units = unitsIn(locale)
  const whole = Math.max(0, Math.round(minutes))
  const hours = Math.floor(whole / 60)
  const rest = whole % 60
  const parts: string[] = []
  if (hours > 0) parts.push(shortest(hours, units.hour, units.hourInWords))
  if (rest > 0 || hours === 0) parts.push(shortest(rest, units.minute, units.minuteInWords))
  return units.list.format(parts)
})

/**
 * The unit's symbol, unless the language has one word for the whole: Arabic "ساعتان" means two hours, without a digit.
 */
function shortest(value: number, symbol: Intl.NumberFormat, words: Intl.NumberFormat): string {
  const inWords = words.format(value)
  return /\d/.test(inWords) ? symbolText(value, symbol) : inWords
}

/** English `Intl` data has "hr"; the site writes the international symbol. */
function symbolText(value: number, symbol: Intl.NumberFormat): string {
  return symbol
    .formatToParts(value)
    .map((part) => (part.type === 'unit' && part.value === 'hr' ? 'h' : part.value))
    .join('')
}

function unitsIn(locale: string): Units {
  let units = unitsOf.get(locale)
  if (!units) {
    units = makeUnits(locale)
    unitsOf.set(locale, units)
  }
  return units
}

function makeUnits(locale: string): Units {
  // British "mins" and "hrs" are words with a plural; the American data has the symbol.
  const unitLocale = locale === 'en-GB' ? 'en-US' : locale
  const format = (unit: 'hour' | 'minute', unitDisplay: 'short' | 'long') =>
    new Intl.NumberFormat(unitLocale, { style: 'unit', unit, unitDisplay })
  return {
    hour: format('hour', 'short'),
    minute: format('minute', 'short'),
    hourInWords: format('hour', 'long'),
    minuteInWords: format('minute', 'long'),
    list: new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' }),
  }
}
