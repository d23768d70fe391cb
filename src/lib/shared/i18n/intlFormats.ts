import { isolate } from './bidi.ts'
import { formatDuration } from './duration.ts'
import { canonicalLanguage, type Direction, direction, localeOf } from './languages.ts'
import { minorUnitDigits } from './minorUnits.ts'
import { memo } from '../memo.ts'

export interface IntlFormats {
  number(value: number): string
  /** A change with its sign: +5, −5. */
  signed(value: number): string
  /** A share of 1: 0.42 is 42 %. */
  percent(share: number): string
  /** An amount in the currency's minor unit (cents); whole amounts are written without decimals. */
  money(price: { amount: number; currency: string }): string
  /** Whole minutes; from one hour up as hours and minutes. */
  duration(minutes: number): string
  /** Names joined as in a sentence: "A, B and C". */
  list(names: readonly string[]): string
  /** A language's name in the reader's language; the code if the name is not known. */
  languageName(code: string): string
}

// Depends on the language only and never changes, so caching it mixes no requests.
const made = new Map<string, IntlFormats>()

/** The formats that need only the language, small enough for an island. */
export function intlFormats(lang: string): IntlFormats {
  let formats = made.get(lang)
  if (!formats) {
    formats = make(localeOf(lang), direction(lang))
    made.set(lang, formats)
  }
  return formats
}

function make(locale: string, side: Direction): IntlFormats {
  const numbers = new Intl.NumberFormat(locale)
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' })
  const percents = new Intl.NumberFormat(locale, { style: 'percent' })
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' })
  const languages = new Intl.DisplayNames([locale], { type: 'language', languageDisplay: 'standard', fallback: 'none' })
  const prices = new Map<string, (amount: number) => string>()

  function priceIn(currency: string): (amount: number) => string {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })
    const minorUnits = 10 ** minorUnitDigits(currency)
    return (amount) => format.format(amount / minorUnits)
  }

  return {
    number: (value) => numbers.format(value),
    signed: (value) => signed.format(value).replace('-', '\u2212'),
    percent: (share) => percents.format(share),
    money({ amount, currency }) {
      const price = prices.get(currency) ?? priceIn(currency)
      prices.set(currency, price)
      return price(amount)
    },
    duration: (minutes) => formatDuration(minutes, locale),
    list: (names) => lists.format(names.map((name) => isolate(name, side))),
    languageName: memo(200, (code: string) => {
      const language = canonicalLanguage(code)
      return language ? (languages.of(language) ?? code) : code
    }),
  }
}
