import { isolate } from './bidi.ts'
import { type Direction, direction, localeOf } from './languages.ts'

interface Manner {
  numbers: Intl.NumberFormat
  direction: Direction
}

// Depends on the language only and never changes, so a process-wide cache mixes no requests.
const manners = new Map<string, Manner>()

/**
 * Formats values for a translated sentence: numbers by the language's rules (`4,338`), text isolated from the
 * sentence's direction. Pass a number that is not a quantity (a year, an id) as text.
 */
export function showValues(values: Readonly<Record<string, string | number>>, lang: string): Record<string, string> {
  const { numbers, direction } = mannerOf(lang)
  const shown: Record<string, string> = {}
  for (const [name, value] of Object.entries(values)) {
    shown[name] = typeof value === 'number' ? numbers.format(value) : isolate(value, direction)
  }
  return shown
}

/** A number alone, as it is in a sentence. */
export function showNumber(value: number, lang: string): string {
  return mannerOf(lang).numbers.format(value)
}

function mannerOf(lang: string): Manner {
  let manner = manners.get(lang)
  if (!manner) {
    manner = { numbers: new Intl.NumberFormat(localeOf(lang)), direction: direction(lang) }
    manners.set(lang, manner)
  }
  return manner
}
