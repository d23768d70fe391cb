import { otherWords } from './moreWords.ts'

/** A word to look for. */
export interface SoughtWord {
  word: string
  weight: number
  /** Whether words that begin with it match, too. */
  begins: boolean
  /** The number of letters in which a word may differ. */
  slips: number
}

/** The weight of a synonym. */
const OTHER_WORD = 0.3
/** The weight of a word with two letters swapped. */
const SWAPPED = 0.3

/** Returns the words that match a typed word: itself and its synonyms. The last word may be just begun. */
export function asTyped(word: string, isLast: boolean): SoughtWord[] {
  const others = otherWords(word).map((other) => exactly(other, OTHER_WORD))
  return [{ ...exactly(word), begins: isLast && letterCount(word) >= 2 }, ...others]
}

/** Returns a search for the word, words that begin with it, and words with one typing error (two in long words). */
export function nearlyTyped(word: string): SoughtWord[] {
  const count = letterCount(word)
  const slips = /^\p{N}+$/u.test(word) || count < 4 ? 0 : count < 8 ? 1 : 2
  // Two swapped letters are two errors to the index; people count one.
  const others = slips === 1 ? swapped(word).map((other) => exactly(other, SWAPPED)) : []
  return [{ word, weight: 1, begins: count >= 3, slips }, ...others]
}

/** Returns a search for this word alone. */
export function exactly(word: string, weight = 1): SoughtWord {
  return { word, weight, begins: false, slips: 0 }
}

function swapped(word: string): string[] {
  const letters = [...word]
  const all = letters.slice(1).map((letter, place) =>
    letters
      .with(place, letter)
      .with(place + 1, letters[place]!)
      .join(''),
  )
  return [...new Set(all)].filter((other) => other !== word)
}

/** The length of a word without its combining marks, such as Arabic vowel signs. */
export function letterCount(word: string): number {
  return word.replace(/\p{M}/gu, '').length
}
