import MiniSearch, { type Query, type SearchOptions } from 'minisearch'
import { type LanguageFit, languageFit, type TrainingLanguages } from '../languageFit.ts'
import type { SearchDocument } from './documents.ts'
import { otherWords } from './moreWords.ts'
import { wordsOfQuestion, wordsOfText } from './words.ts'

/** A found training; a higher score is better, and comparable only within one search. */
export interface Hit {
  id: number
  score: number
}

export interface Found {
  /** Best first. */
  readonly hits: readonly Hit[]
  /** Nothing matches the words as typed: these hits are similar. */
  readonly close: boolean
  /** The words of the best hit that stand for words as typed, in the form of the index. */
  readonly corrected: readonly string[]
}

/** With this many exact hits, similar words are not searched. */
const ENOUGH = 10
/** A hit on only some of the words needs this share of the best score. */
const WORTH = 0.35
/** The most hits of a search. */
const MOST_HITS = 16_384
/** The weight of a synonym. */
const OTHER_WORD = 0.3
/** The weights of trainings in other languages, described in the reader's language, and held in it. */
const FITTING: Record<LanguageFit, number> = { 0: 1, 1: 1.5, 2: 2 }

/** Words without meaning of their own; ignored if the query has other words. */
const SMALL_WORDS = new Set(
  'a an and the of to in on for with how is der die das und mit für de la le les el los las y et du des en في من على عن الى و של את עם का की के में से और'.split(
    ' ',
  ),
)

/** An empty index over the words of trainings. */
export function emptyIndex(): MiniSearch<SearchDocument> {
  return new MiniSearch<SearchDocument>({
    fields: ['title', 'summary', 'provider', 'topics', 'more'],
    storeFields: ['language', 'described'],
    tokenize: wordsOfText,
    processTerm: (word) => word,
  })
}

/**
 * Ranks trainings for a question: first those that hold every word (the last one may be just begun); where
 * these are few, those that hold words spelt nearly so; where there is none at all, those that hold some.
 */
export function rank(index: MiniSearch<SearchDocument>, question: string, language: string): Found {
  const words = meaningful(wordsOfQuestion(question))
  if (words.length === 0) return { hits: [], close: false, corrected: [] }
  const last = words.length - 1
  const ask = (combineWith: 'AND' | 'OR', queries: Query[]) =>
    index.search({ combineWith, queries }, options(language)).map(({ id, score }): Hit => ({ id, score }))

  const exact = ask(
    'AND',
    words.map((word, place) => begun(word, place === last)),
  )
  if (exact.length >= ENOUGH) return { hits: exact.slice(0, MOST_HITS), close: false, corrected: [] }
  const near = ask('AND', words.map(nearly))
  const found = [...exact, ...without(near, exact)]
  if (found.length > 0 || words.length === 1) {
    const close = exact.length === 0
    return { hits: found.slice(0, MOST_HITS), close, corrected: close ? corrections(index, words, found[0]) : [] }
  }
  const some = ask('OR', words.map(nearly))
  return {
    hits: some.filter(({ score }) => score >= WORTH * some[0]!.score).slice(0, MOST_HITS),
    close: true,
    corrected: [],
  }
}

/** Returns the word of the best hit for each word that it does not hold as typed. */
function corrections(index: MiniSearch<SearchDocument>, words: readonly string[], best: Hit | undefined): string[] {
  return words.flatMap((word) => {
    const [held] = index.search(nearly(word), { ...options(''), filter: ({ id }) => id === best?.id })
    return held && !held.terms.includes(word) ? held.terms.slice(0, 1) : []
  })
}

function options(language: string): SearchOptions {
  const fitOf = languageFit(language)
  return {
    tokenize: (word) => [word],
    processTerm: (word) => word,
    boost: { title: 4, topics: 1.6, provider: 1.2, summary: 1, more: 0.4 },
    weights: { prefix: 0.4, fuzzy: 0.3 },
    boostDocument: (_id, _word, stored) => FITTING[fitOf(stored as Record<string, unknown> & TrainingLanguages)],
  }
}

function begun(word: string, isLast: boolean): Query {
  const typed = { queries: [word], prefix: isLast && letterCount(word) >= 2 }
  const others = otherWords(word)
  if (others.length === 0) return typed
  return { combineWith: 'OR', queries: [typed, { queries: others, combineWith: 'OR', boostTerm: () => OTHER_WORD }] }
}

/** Returns a query for the word, words that begin with it, and words with one typing error (two in long words). */
function nearly(word: string): Query {
  const count = letterCount(word)
  const slips = /^\p{N}+$/u.test(word) || count < 4 ? 0 : count < 8 ? 1 : 2
  return {
    combineWith: 'OR',
    queries: [
      { queries: [word], prefix: count >= 3, fuzzy: slips === 0 ? false : slips },
      // The index counts two swapped letters as two errors; people count one.
      ...(slips === 1 ? [{ queries: swapped(word), combineWith: 'OR' as const, boostTerm: () => 0.3 }] : []),
    ],
  }
}

function swapped(word: string): string[] {
  const letters = [...word]
  return letters.slice(1).map((letter, place) =>
    letters
      .with(place, letter)
      .with(place + 1, letters[place]!)
      .join(''),
  )
}

function meaningful(words: string[]): string[] {
  const rest = words.filter((word) => !SMALL_WORDS.has(word))
  return rest.length > 0 ? rest : words
}

function without(hits: readonly Hit[], others: readonly Hit[]): Hit[] {
  const known = new Set(others.map(({ id }) => id))
  return hits.filter(({ id }) => !known.has(id))
}

function letterCount(word: string): number {
  return word.replace(/\p{M}/gu, '').length
}
