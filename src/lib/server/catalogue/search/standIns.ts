import type { Corpus, LivePart } from './corpus.ts'
import { similarWords } from './similarWords.ts'
import type { SoughtWord } from './sought.ts'

/** A word of the corpus that stands for a sought one. */
export interface StandIn {
  word: string
  weight: number
  /** Its place in the parts that have it. */
  at: { part: LivePart; place: number }[]
}

/** The weights of words that begin with the sought one and of words that are spelt nearly so. */
const BEGUN = 0.4
const NEARLY = 0.3

/** Returns the words of the corpus that stand for a sought word. A longer or less similar word weighs less. */
export function standInsFor({ parts }: Pick<Corpus, 'parts'>, sought: SoughtWord): StandIn[] {
  const { word, slips } = sought
  const found = new Map<string, StandIn>()

  function add(part: LivePart, place: number, weight: number): void {
    const other = part.words[place]!
    const known = found.get(other)
    if (known) known.at.push({ part, place })
    else found.set(other, { word: other, weight: weight * sought.weight, at: [{ part, place }] })
  }

  for (const part of parts) {
    const { words } = part
    let place = firstFrom(words, word)
    if (words[place] === word) add(part, place++, 1)
    if (sought.begins)
      for (; words[place]?.startsWith(word); place++)
        add(part, place, share(BEGUN, words[place]!, 0.3 * (words[place]!.length - word.length)))
    if (slips === 0) continue
    for (const [near, distance] of similarWords(part, word, slips)) {
      const other = words[near]!
      if (distance > 0 && !(sought.begins && other.startsWith(word))) add(part, near, share(NEARLY, other, distance))
    }
  }
  return [...found.values()]
}

/** Returns the place of the first word that is not before `word`. */
function firstFrom(words: readonly string[], word: string): number {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (words[middle]! < word) low = middle + 1
    else high = middle
  }
  return low
}

function share(weight: number, word: string, distance: number): number {
  return (weight * word.length) / (word.length + distance)
}
