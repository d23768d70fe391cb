import type { Correction } from './rank.ts'
import { soughtWords, wordsOfText } from './words.ts'

const WORDS = /[\p{L}\p{M}\p{N}]+/gu

/**
 * Returns the question with its corrected words in place of those typed. Words are spelled as in the first of the texts
 * that holds them, and in small letters if they were typed so. `undefined`: there is nothing to correct.
 */
export function correctedQuestion(
  question: string,
  corrections: readonly Correction[],
  texts: readonly string[],
): string | undefined {
  const spellings = texts.flatMap((text) => text.match(WORDS) ?? [])
  const spelled = (word: string) => spellings.find((spelling) => wordsOfText(spelling).includes(word)) ?? word
  // A later correction may concern a word that an earlier one brought.
  const corrected = corrections.reduce(
    (text, { typed, instead }) =>
      text.replace(WORDS, (word) =>
        soughtWords(word).includes(typed) ? inCaseOf(word, instead.map(spelled).join(' ')) : word,
      ),
    question,
  )
  return corrected === question ? undefined : corrected
}

function inCaseOf(typed: string, words: string): string {
  return typed === typed.toLowerCase() ? words.toLowerCase() : words
}
