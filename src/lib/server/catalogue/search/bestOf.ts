import { type Bits, countBits, eachBit, hasBit, removeBit } from '../../memory/bits.ts'
import { type LanguageFit, languageFit } from '../languageFit.ts'
import type { Corpus } from './corpus.ts'
import { fields } from './indexPart.ts'
import { largest } from './largest.ts'
import type { Entries, Matching, ScoredList } from './matchWords.ts'

/** A found training; a higher score is better, and comparable only within one search. */
export interface Hit {
  id: number
  score: number
}

/** The trainings to choose: the `most` best, or all that have this share of the best score. */
export type Wanted = { most: number } | { share: number }

/** The constants of BM25+: how soon more of a word stops to count, how much a long text costs, what a word always counts. */
const [SATURATION, LENGTH, ALWAYS] = [1.2, 0.7, 0.5]
/** An entry adds at most this times the factor of its list. */
const MOST_OF_ENTRY = ALWAYS + SATURATION + 1
/** The weights of trainings in other languages, described in the reader's language, and held in it. */
const FITTING: Record<LanguageFit, number> = { 0: 1, 1: 1.5, 2: 2 }
/** To narrow the candidates reads them all: it is worth it when the lists to come can add this much less. */
const NARROW_AT = 4
/** To look up a document in a list costs as much as to read about this many entries. */
const LOOK_UP = 12

/**
 * Returns the wanted ones of the candidates, best first, equals by id. The lists that count most come first. A document
 * that can no longer be one of the wanted is dropped, so the long lists of small worth are read only for a few.
 */
export function bestOf(
  corpus: Corpus,
  { lists, holders }: Pick<Matching, 'lists' | 'holders'>,
  { candidates, language, wanted }: { candidates: Bits; language: string; wanted: Wanted },
): Hit[] {
  const rest = candidates.slice()
  let count = countBits(rest)
  const scores = new Float64Array(corpus.most + 1)
  const worths = worthsOf(corpus, holders, { candidates, language })
  const scoreOf = (id: number) => scores[id]! * worths[id]!

  function narrow(toCome: number): void {
    const least = leastOf(rest, { count, scoreOf, wanted })
    eachBit(rest, (id) => {
      if ((scores[id]! + toCome) * worths[id]! >= least) return
      removeBit(rest, id)
      count--
    })
  }

  const sorted = lists.toSorted((a, b) => b.factor - a.factor)
  const toCome = sumsAfter(sorted.map(({ factor }) => factor * MOST_OF_ENTRY))
  let narrowed = toCome[0] ?? 0
  sorted.forEach((list, place) => {
    addScores(corpus, list, { rest, count, scores })
    if (toCome[place]! > narrowed / NARROW_AT) return
    narrowed = toCome[place]!
    narrow(narrowed)
  })
  const hits: Hit[] = []
  eachBit(rest, (id) => hits.push({ id, score: scoreOf(id) }))
  hits.sort((a, b) => b.score - a.score || a.id - b.id)
  return 'most' in wanted ? hits.slice(0, wanted.most) : hits
}

/** Returns the factor of each candidate: who holds more of the words, and in the reader's language, scores higher. */
function worthsOf(
  { most, languages, spoken }: Corpus,
  holders: readonly Bits[],
  { candidates, language }: { candidates: Bits; language: string },
): Float64Array {
  const fits = spoken.map(languageFit(language)).map((fit) => FITTING[fit])
  const worths = new Float64Array(most + 1)
  eachBit(candidates, (id) => {
    let held = 0
    for (const holder of holders) if (hasBit(holder, id)) held++
    worths[id] = held * fits[languages[id]!]!
  })
  return worths
}

/** Returns the score that a wanted document has at least: scores only grow. */
function leastOf(
  rest: Bits,
  { count, scoreOf, wanted }: { count: number; scoreOf: (id: number) => number; wanted: Wanted },
): number {
  const most = 'most' in wanted ? wanted.most : 1
  if (count <= most && 'most' in wanted) return 0
  const best = largest(most)
  eachBit(rest, (id) => best.add(scoreOf(id)))
  return 'most' in wanted ? best.least() : best.least() * wanted.share
}

/** Returns the sum of what comes after each place. */
function sumsAfter(numbers: readonly number[]): Float64Array {
  const sums = new Float64Array(numbers.length)
  for (let place = numbers.length - 1; place > 0; place--) sums[place - 1] = sums[place]! + numbers[place]!
  return sums
}

/** Adds what a list adds to the documents of `rest`. */
function addScores(
  { totals, size, lengths }: Corpus,
  { field, factor, entries }: ScoredList,
  { rest, count, scores }: { rest: Bits; count: number; scores: Float64Array },
): void {
  const average = totals[field]! / size
  for (const { part, from, to } of entries) {
    const isWhole = part.gone.length === 0
    eachEntry({ part, from, to }, { rest, count }, (at, id) => {
      if (!isWhole && !hasBit(part.live, id)) return
      const often = part.counts[at]!
      const length = lengths[id * fields.length + field]! / average
      const damped = (often * (SATURATION + 1)) / (often + SATURATION * (1 - LENGTH + LENGTH * length))
      scores[id]! += factor * (ALWAYS + damped)
    })
  }
}

/** Visits the entries of the documents of `rest`: reads them all, or looks each document up if they are few. */
function eachEntry(
  { part: { documents }, from, to }: Entries,
  { rest, count }: { rest: Bits; count: number },
  visit: (at: number, id: number) => void,
): void {
  if (count * LOOK_UP > to - from) {
    for (let at = from; at < to; at++) if (hasBit(rest, documents[at]!)) visit(at, documents[at]!)
    return
  }
  let low = from
  eachBit(rest, (id) => {
    low = placeIn(documents, id, { low, high: to })
    if (low < to && documents[low] === id) visit(low, id)
  })
}

/** Returns the place of the first document that is not before `id`. */
function placeIn(documents: Uint32Array, id: number, { low, high }: { low: number; high: number }): number {
  while (low < high) {
    const middle = (low + high) >>> 1
    if (documents[middle]! < id) low = middle + 1
    else high = middle
  }
  return low
}
