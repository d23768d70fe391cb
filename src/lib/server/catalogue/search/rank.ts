import { addAllBits, type Bits, countBits, emptyBits, keepCommon, removeAllBits } from '../../memory/bits.ts'
import { topHits, type Hit, nearBest } from './topHits.ts'
import type { Corpus } from './corpus.ts'
import { heldInstead } from './heldInstead.ts'
import { type Matching, matchWords } from './matchWords.ts'
import { respelt } from './respelt.ts'
import { asTyped, nearlyTyped } from './sought.ts'
import { soughtWords } from './words.ts'

/** Words of the index that stand for a word as typed; both in the form of the index. */
export interface Correction {
  readonly typed: string
  readonly instead: readonly string[]
}

export interface Found {
  /** The ids of all trainings found. */
  readonly matches: Bits
  /** Returns the best of them, best first; only those of `within`, if it is given. */
  best(most: number, within?: Bits): Hit[]
  /** Nothing matches the words as typed: these hits are similar. */
  readonly close: boolean
  /** The words of the best hit that stand for words as typed, in the order in which they were corrected. */
  readonly corrections: readonly Correction[]
  /** About how many bytes of memory it holds. */
  readonly bytes: number
}

/** With this many exact hits, similar words are not searched. */
const ENOUGH = 10
/** A hit on only some of the words needs this share of the best score. */
const WORTH = 0.35

/**
 * Ranks trainings for a question: first those that hold every word (the last may be a prefix); if these are few, those
 * that hold similar spellings; if none, those that hold some of the words. A word that is in no training, in no similar
 * spelling either, is corrected first.
 */
export function rank(corpus: Corpus, question: string, language: string): Found {
  return rankWords(corpus, soughtWords(question), language)
}

function rankWords(corpus: Corpus, words: readonly string[], language: string): Found {
  if (words.length === 0) return foundIn(corpus, [], { language })
  const exact = matchWords(
    corpus,
    words.map((word, place) => asTyped(word, place === words.length - 1)),
    'every',
  )
  const exactly = countBits(exact.matches)
  if (exactly >= ENOUGH) return foundIn(corpus, [exact], { language })

  const nearly = words.map(nearlyTyped)
  const near = matchWords(corpus, nearly, 'every')
  removeAllBits(near.matches, exact.matches)
  const found = foundIn(corpus, [exact, near], { language, close: exactly === 0 })
  if (exactly > 0) return found
  const [best] = found.best(1)
  if (best) {
    const corrections = words.flatMap((typed, at) => {
      const instead = heldInstead(corpus, { word: typed, sought: nearly[at]!, id: best.id })
      return instead.length > 0 ? [{ typed, instead }] : []
    })
    return { ...found, corrections }
  }
  const meant = words.map((word) => respelt(corpus, word))
  if (meant.some(([first], at) => first !== words[at])) {
    const others = [...new Set(meant.flat())]
    const other = rankWords(corpus, others, language)
    const corrections = words
      .map((typed, at) => ({ typed, instead: meant[at]!.filter((word) => !words.includes(word)) }))
      .filter(({ instead }) => instead.length > 0)
    return { ...other, close: true, corrections: [...corrections, ...other.corrections] }
  }
  if (words.length === 1) return found

  const some = matchWords(corpus, nearly, 'any')
  const matches = nearBest(corpus, some, { candidates: some.matches, language, share: WORTH })
  return foundIn(corpus, [{ ...some, matches }], { language, close: true })
}

/** The trainings of several searches, all of one before those of the next. */
function foundIn(
  corpus: Corpus,
  searches: readonly Matching[],
  { language, close = false }: { language: string; close?: boolean },
): Found {
  return {
    matches: searches.reduce((all, { matches }) => addAllBits(all, matches), emptyBits(corpus.most)),
    best(most, within) {
      const hits: Hit[] = []
      for (const search of searches) {
        if (hits.length >= most) break
        const candidates = within ? keepCommon(search.matches.slice(), within) : search.matches
        hits.push(...topHits(corpus, search, { candidates, language, most: most - hits.length }))
      }
      return hits
    },
    close,
    corrections: [],
    bytes: searches.reduce((sum, search) => sum + bytesOf(search), corpus.most / 8),
  }
}

/** The objects of a list take about this many bytes. */
const LIST_BYTES = 250

function bytesOf({ matches, lists, holders }: Matching): number {
  return matches.byteLength * (1 + holders.length) + lists.length * LIST_BYTES
}
