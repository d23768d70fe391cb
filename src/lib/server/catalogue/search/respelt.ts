import { countBits } from '../../memory/bits.ts'
import type { Corpus } from './corpus.ts'
import { matchWords } from './matchWords.ts'
import { similarWords } from './similarWords.ts'
import { asTyped, exactly, letterCount, nearlyTyped, type SoughtWord } from './sought.ts'

/** The shortest half of two words in one. */
const HALF = 3
/** Longer words are not taken apart. */
const LONGEST = 40
/** Shorter words with two wrong letters may mean any other. */
const LEAST = 6
const SLIPS = 2

/**
 * Corrects a word that is in no training: splits it into two known words ("datascience", "Pythonkurs"), or replaces it
 * by the most frequent word with two other letters ("phyton").
 */
export function respelt(corpus: Corpus, word: string): string[] {
  if (letterCount(word) < LEAST || word.length > LONGEST) return [word]
  if (holders(corpus, [[...asTyped(word, true), ...nearlyTyped(word)]]) > 0) return [word]
  return mostFrequent(corpus, halves(word)) ?? mostFrequent(corpus, similar(corpus, word)) ?? [word]
}

function halves(word: string): string[][] {
  const pairs: string[][] = []
  for (let at = HALF; at <= word.length - HALF; at++) pairs.push([word.slice(0, at), word.slice(at)])
  return pairs
}

function similar({ parts }: Corpus, word: string): string[][] {
  const found = parts.flatMap((part) => similarWords(part, word, SLIPS).map(([place]) => part.words[place]!))
  return [...new Set(found)].sort().map((other) => [other])
}

/** Returns the choice whose words are together in the most trainings; none if no training has them. */
function mostFrequent(corpus: Corpus, choices: readonly string[][]): string[] | undefined {
  let best: { words: string[]; count: number } | undefined
  for (const words of choices) {
    const count = holders(
      corpus,
      words.map((one) => [exactly(one)]),
    )
    if (count > (best?.count ?? 0)) best = { words, count }
  }
  return best?.words
}

/** The number of trainings that hold one of the sought words of every group. */
function holders(corpus: Corpus, groups: readonly SoughtWord[][]): number {
  return countBits(matchWords(corpus, groups, 'every').matches)
}
