import {
  addAllBits,
  addBit,
  type Bits,
  countBits,
  eachBit,
  emptyBits,
  hasBit,
  keepCommon,
  removeBit,
} from '../../memory/bits.ts'
import { type LanguageFit, languageFit } from '../languageFit.ts'
import type { Corpus } from './corpus.ts'
import { fields } from './indexPart.ts'
import { smallestOfTop } from './smallestOfTop.ts'
import type { Entries, Matching, ScoredList } from './matchWords.ts'

/** A found training; a higher score is better, and comparable only within one search. */
export interface Hit {
  id: number
  score: number
}

/** The documents to choose from, and the reader's language. */
interface Choice {
  candidates: Bits
  language: string
}

/** The constants of BM25+: how soon more of a word stops to count, how much a long text costs, what a word always counts. */
const [SATURATION, LENGTH, ALWAYS] = [1.2, 0.7, 0.5]
/** An entry adds at most this times the factor of its list. */
const MOST_OF_ENTRY = ALWAYS + SATURATION + 1
/** The weights of trainings in other languages, described in the reader's language, and held in it. */
const FITTING: Record<LanguageFit, number> = { 0: 1, 1: 1.5, 2: 2 }
/** Candidates are filtered again only when the remaining score has fallen by this factor. */
const NARROW_AT = 4
/** To look up a document in a list costs as much as to read about this many entries. */
const LOOK_UP = 12

/** Returns the `most` best of the candidates, best first, equals by id. */
export function topHits(corpus: Corpus, matching: Matching, { most, ...choice }: Choice & { most: number }): Hit[] {
  return scored(corpus, matching, choice, {
    leastOf(scores) {
      const top = smallestOfTop(most)
      scores(top.add)
      return top.least()
    },
    take(rest, scoreOf) {
      const hits: Hit[] = []
      eachBit(rest, (id) => hits.push({ id, score: scoreOf(id) }))
      return hits.sort((a, b) => b.score - a.score || a.id - b.id).slice(0, most)
    },
  })
}

/** Returns the candidates that have this share of the best score. */
export function nearBest(corpus: Corpus, matching: Matching, { share, ...choice }: Choice & { share: number }): Bits {
  return scored(corpus, matching, choice, {
    leastOf(scores) {
      let best = 0
      scores((score) => {
        best = Math.max(best, score)
      })
      return best * share
    },
    take: (rest) => rest,
  })
}

interface Wanted<T> {
  /** Returns the score that a wanted document has at least, from the scores so far: they only grow. */
  leastOf(scores: (visit: (score: number) => void) => void): number
  take(rest: Bits, scoreOf: (id: number) => number): T
}

/**
 * Scores the candidates. The lists that count most come first. A document that can no longer be one of the wanted is
 * dropped, so the long lists of small worth are read only for a few.
 */
function scored<T>(
  corpus: Corpus,
  { lists, holders }: Matching,
  { candidates, language }: Choice,
  { leastOf, take }: Wanted<T>,
): T {
  const numbers = numbersFor(corpus)
  const state: Scoring = {
    rest: candidates.slice(),
    count: countBits(candidates),
    reached: emptyBits(corpus.most),
    scores: numbers.scores,
  }
  const { rest, reached, scores } = state
  const { held } = numbers
  const worthOf = worths(corpus, { holders, held, language })
  const mostWorth = holders.length * FITTING[2]
  const averages = corpus.totals.map((total) => total / corpus.size)
  const all = emptyBits(corpus.most)

  function narrow(toCome: number): void {
    const least = leastOf((visit) => eachBit(reached, (id) => visit(scores[id]! * worthOf(id))))
    if (toCome * mostWorth < least) keepCommon(rest, reached)
    eachBit(rest, (id) => {
      if ((scores[id]! + toCome) * worthOf(id) < least) removeBit(rest, id)
    })
    addAllBits(all, reached)
    keepCommon(reached, rest)
    state.count = countBits(rest)
  }

  const sorted = lists.toSorted((a, b) => b.factor - a.factor)
  const toCome = sumsAfter(sorted.map(({ factor }) => factor * MOST_OF_ENTRY))
  let narrowed = toCome[0] ?? 0
  sorted.forEach((list, place) => {
    for (const entries of list.entries) addScores(corpus, state, { list, entries, average: averages[list.field]! })
    if (toCome[place]! > narrowed / NARROW_AT) return
    narrowed = toCome[place]!
    narrow(narrowed)
  })
  const taken = take(rest, (id) => scores[id]! * worthOf(id))
  eachBit(all, (id) => {
    scores[id] = 0
  })
  if (holders.length > 1) held.fill(0)
  return taken
}

interface Scoring {
  /** The candidates that may still be wanted. */
  rest: Bits
  count: number
  /** Those that have a score. */
  reached: Bits
  scores: Float64Array
}

/** Numbers for each id, 0 between two searches: new ones for each search would be a megabyte of garbage. */
let reused = { scores: new Float64Array(0), held: new Uint8Array(0) }

function numbersFor({ most }: Corpus): typeof reused {
  if (reused.scores.length <= most) {
    const size = Math.ceil(most * 1.2) + 1
    reused = { scores: new Float64Array(size), held: new Uint8Array(size) }
  }
  return reused
}

/** Returns the factor of a document: one that holds more of the words, or is in the reader's language, scores higher. */
function worths(
  { languages, spoken }: Corpus,
  { holders, held, language }: { holders: readonly Bits[]; held: Uint8Array; language: string },
): (id: number) => number {
  const fits = spoken.map(languageFit(language)).map((fit) => FITTING[fit])
  if (holders.length === 1) return (id) => fits[languages[id]!]!
  for (const bits of holders)
    eachBit(bits, (id) => {
      held[id]!++
    })
  return (id) => held[id]! * fits[languages[id]!]!
}

/** Returns the sum of what comes after each place. */
function sumsAfter(numbers: readonly number[]): Float64Array {
  const sums = new Float64Array(numbers.length)
  for (let place = numbers.length - 1; place > 0; place--) sums[place - 1] = sums[place]! + numbers[place]!
  return sums
}

/** Adds what entries add to the documents of `rest`: reads them all, or looks up each document if they are few. */
function addScores(
  { lengths }: Corpus,
  { rest, count, reached, scores }: Scoring,
  { list, entries, average }: { list: ScoredList; entries: Entries; average: number },
): void {
  const { field, factor } = list
  const { part, from, to } = entries
  const { documents, counts, live, isWhole } = part

  function add(at: number, id: number): void {
    if (!isWhole && !hasBit(live, id)) return
    const often = counts[at]!
    const length = lengths[id * fields.length + field]! / average
    const damped = (often * (SATURATION + 1)) / (often + SATURATION * (1 - LENGTH + LENGTH * length))
    scores[id]! += factor * (ALWAYS + damped)
    addBit(reached, id)
  }

  if (count * LOOK_UP > to - from) {
    for (let at = from; at < to; at++) if (hasBit(rest, documents[at]!)) add(at, documents[at]!)
    return
  }
  let at = from
  eachBit(rest, (id) => {
    at = placeIn(documents, id, { low: at, high: to })
    if (at < to && documents[at] === id) add(at, id)
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
