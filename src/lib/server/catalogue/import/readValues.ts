import { currencies } from '#shared/contract/currency.ts'
import { type Price, type TrainingType, trainingTypes } from '#shared/contract/trainings.ts'
import { isLanguage } from '#shared/i18n/isLanguage.ts'
import { canonicalLanguage } from '#shared/i18n/languages.ts'
import { minorUnitDigits } from '#shared/i18n/minorUnits.ts'
import { msg } from '#shared/i18n/message.ts'
import { isWebAddress } from '#shared/webAddress.ts'
import type { Column } from './columns.ts'

/** Notes a problem with a value; the message is a source string. */
export type RefuseValue = (column: Column | '', message: string, values?: Record<string, string | number>) => undefined

/** Returns the language code in its canonical form; '' if it is refused. */
export function readLanguage(value: string, refuse: RefuseValue): string {
  if (value === '') return ''
  const code = canonicalLanguage(value)
  if (code && isLanguage(code)) return code
  refuse('language', msg('“{{value}}” is not a language code such as en, ar or pt-BR.'), { value })
  return ''
}

/** Returns the web address; '' if it is empty or refused. */
export function readUrl(value: string, refuse: RefuseValue): string {
  if (value === '') return ''
  if (isWebAddress(value)) return value
  refuse('url', msg('“{{value}}” is not a web address (https://…).'), { value: shortened(value) })
  return ''
}

/** Returns the type; `undefined` without the column or if it is refused. An empty cell means a course. */
export function readType(value: string | undefined, refuse: RefuseValue): TrainingType | undefined {
  if (value === undefined) return undefined
  if (value === '') return 'course'
  const type = trainingTypes.find((name) => name === value.toLowerCase())
  return (
    type ??
    refuse('type', msg('“{{value}}” is not one of {{choices}}.'), {
      value: shortened(value),
      choices: trainingTypes.join(', '),
    })
  )
}

/** Returns minutes; `null` for an empty cell, `undefined` without the column or if the value is refused. */
export function readDuration(value: string | undefined, refuse: RefuseValue): number | null | undefined {
  if (value === undefined) return undefined
  if (value === '') return null
  const minutes = /^\d{1,6}$/.test(value) ? Number(value) : 0
  return minutes > 0
    ? minutes
    : refuse('duration_minutes', msg('“{{value}}” is not a whole number of minutes.'), { value: shortened(value) })
}

/** Reads `yes` or `no`, in the words that programs write; an empty value changes nothing. */
export function readYesOrNo(column: Column, value: string | undefined, refuse: RefuseValue): boolean | undefined {
  if (value === undefined || value === '') return undefined
  const word = value.toLowerCase()
  if (['1', 'yes', 'true'].includes(word)) return true
  if (['0', 'no', 'false'].includes(word)) return false
  const choices = 'yes, no, true, false, 1, 0'
  return refuse(column, msg('“{{value}}” is not one of {{choices}}.'), { value: shortened(value), choices })
}

/** No currency has more decimals. */
const MOST_DIGITS = 4

/** Reads an amount in the currency's main unit with a decimal point; empty or 0 is free. */
export function readPrice(
  value: string | undefined,
  currency: string | undefined,
  refuse: RefuseValue,
): Price | null | undefined {
  if (value === undefined) return undefined
  if (value === '' || /^0+([.]0+)?$/.test(value) || value.toLowerCase() === 'free') return null
  const code = currency?.toUpperCase() ?? ''
  const isKnown = currencies.has(code)
  if (!isKnown) {
    const message = msg('A price needs a currency such as EUR; “{{value}}” is not one.')
    refuse('currency', message, { value: shortened(code) })
  }
  const digits = isKnown ? minorUnitDigits(code) : MOST_DIGITS
  const [, whole, fraction = ''] = /^(\d{1,9})(?:[.](\d+))?$/.exec(value) ?? []
  if (whole === undefined || fraction.length > digits) {
    return refuse('price', msg('“{{value}}” is not an amount such as 20 or 19.50.'), { value: shortened(value) })
  }
  if (!isKnown) return undefined
  return { amount: Number(whole) * 10 ** digits + Number(fraction.padEnd(digits, '0') || 0), currency: code }
}

/** Reads names with a semicolon or a bar between them; an empty value changes nothing. */
export function readNames(value: string | undefined): string[] | undefined {
  const names = (value ?? '').split(/[;|]/).flatMap((name) => name.trim() || [])
  return names.length > 0 ? [...new Set(names)] : undefined
}

/** Reads the address of a picture that was uploaded here; nothing is loaded from other servers. */
export function readCover(value: string | undefined, refuse: RefuseValue): string | undefined {
  if (value === undefined || value === '') return undefined
  if (/^\/media\/cover\/[\w-]{1,80}\.[a-z]{3,4}$/.test(value)) return value
  return refuse('cover', msg('“{{value}}” is not the address of an uploaded picture (/media/cover/…).'), {
    value: shortened(value),
  })
}

/** A value as a problem quotes it. */
export function shortened(value: string): string {
  return value.length > 60 ? `${value.slice(0, 60)}…` : value
}
