import { pluralRules } from './pluralRules.ts'

/** A fault of a translated text; `names` are the placeholders that it concerns. */
export interface TextFault {
  code: 'lost' | 'invented' | 'braces'
  names: readonly string[]
}

/** The plural form of a counted text, and whether the language has a separate text for none. */
export interface PluralForm {
  lang: string
  category: string
  hasZero: boolean
}

/**
 * Compares the placeholders of a translation with those of its source. An empty text has no faults: it does not count.
 * @param form the plural form; `undefined` for a text that is not counted
 */
export function textFaults(source: string, text: string, form?: PluralForm): TextFault[] {
  if (text === '') return []
  const wanted = placeholders(source)
  const given = placeholders(text)
  const lost = wanted.filter((name) => !given.includes(name) && !(name === 'count' && form && isOneNumber(form)))
  const invented = given.filter((name) => !wanted.includes(name) && !(name === 'count' && form))
  const braces = /\{\{|\}\}/.test(text.replace(/\{\{\w+\}\}/g, ''))
  return [
    ...(lost.length > 0 ? [{ code: 'lost', names: lost } as const] : []),
    ...(invented.length > 0 ? [{ code: 'invented', names: invented } as const] : []),
    ...(braces ? [{ code: 'braces', names: [] } as const] : []),
  ]
}

/** The names between double braces, each once. */
export function placeholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name))]
}

/** The plural categories of a language, in the order of CLDR: zero, one, two, few, many, other. */
export function pluralCategories(lang: string): readonly string[] {
  const used: readonly string[] = pluralRules(lang).resolvedOptions().pluralCategories
  return ['zero', 'one', 'two', 'few', 'many', 'other'].filter((category) => used.includes(category))
}

/**
 * Whether a form is for a single number, which the text may then say in words ("one point"). The French form `one` is
 * for 0 and 1, unless none has its own text.
 */
function isOneNumber({ lang, category, hasZero }: PluralForm): boolean {
  if (category === 'zero') return true
  const rules = pluralRules(lang)
  const numbers = small.filter((number) => rules.select(number) === category && !(hasZero && number === 0))
  return numbers.length === 1
}

const small = Array.from({ length: 201 }, (_, number) => number)
