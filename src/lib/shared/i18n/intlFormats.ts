import { isolate } from './bidi.ts'
import { formatDuration } from './duration.ts'
import { canonicalLanguage, type Direction, direction, localeOf } from './languages.ts'
import { minorUnitDigits } from './minorUnits.ts'

export interface IntlFormats {
  number(value: number): string
  /** What comes and goes: +5, −5. */
  signed(value: number): string
  /** A share of 1: 0.42 is 42 %. */
  percent(share: number): string
  /** An amount in the currency's minor unit (cents); whole amounts are written without zeros. */
  money(price: { amount: number; currency: string }): string
  /** Whole minutes, as hours and minutes from one hour up. */
  duration(minutes: number): string
  /** Names joined as a sentence joins them: "A, B and C". */
  list(names: readonly string[]): string
  /** A language's name in the reader's language; the code itself where it is not known. */
  languageName(code: string): string
}

// Made from a language alone and never changed, so remembering them mixes nobody's requests.
const made = new Map<string, IntlFormats>()

/** The formats that need nothing but the language, small enough for an island. */
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
    languageName(code) {
      const language = canonicalLanguage(code)
      return language ? (languages.of(language) ?? code) : code
    },
  }
}
