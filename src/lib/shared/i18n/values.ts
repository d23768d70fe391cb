import { isolate } from './bidi.ts'
import { type Direction, direction, localeOf } from './languages.ts'

interface Manner {
  numbers: Intl.NumberFormat
  direction: Direction
}

// What a language implies never changes, so remembering it for the whole process mixes nobody's requests.
const manners = new Map<string, Manner>()

/**
 * Writes values the way they stand inside a translated sentence: numbers by the language's rules (`4,338`), text
 * isolated from the sentence's direction. What is no quantity (a year, an id) is therefore passed as text.
 */
export function showValues(values: Readonly<Record<string, string | number>>, lang: string): Record<string, string> {
  const { numbers, direction } = mannerOf(lang)
  const shown: Record<string, string> = {}
  for (const [name, value] of Object.entries(values)) {
    shown[name] = typeof value === 'number' ? numbers.format(value) : isolate(value, direction)
  }
  return shown
}

/** A number alone, as it would stand in a sentence. */
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
