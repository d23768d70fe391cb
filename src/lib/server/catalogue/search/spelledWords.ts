import { wordsOfText } from './words.ts'

/** Returns the words of the index as the first of these texts that holds each one spells it. */
export function spelledWords(terms: readonly string[], texts: readonly string[]): string[] {
  const spellings = texts.flatMap((text) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
  return terms.flatMap((term) => spellings.find((spelling) => wordsOfText(spelling).includes(term)) ?? [])
}
