import MiniSearch, { type Query, type SearchOptions } from 'minisearch'
import { type LanguageFit, languageFit, type TrainingLanguages } from '#server/catalogue/languageFit.ts'
import type { SearchDocument } from '#server/catalogue/search/documents.ts'
import { fields } from '#server/catalogue/search/indexPart.ts'
import { asTyped, nearlyTyped, type SoughtWord } from '#server/catalogue/search/sought.ts'
import { soughtWords, wordsOfText } from '#server/catalogue/search/words.ts'

interface SlowHit {
  id: number
  score: number
  /** The words that it holds for the words of the question. */
  held: readonly string[]
}

interface SlowFound {
  /** All trainings of the first search, then all of the second. */
  hits: readonly (readonly SlowHit[])[]
  close: boolean
  /** For each word: the words of the best hit of which one stands for it. */
  instead(best: number): readonly (readonly string[])[]
}

const FITTING: Record<LanguageFit, number> = { 0: 1, 1: 1.5, 2: 2 }

/** The search by a general library, which touches every document for every word: what the index must find, too. */
export function slowSearch(documents: readonly SearchDocument[], question: string, language: string): SlowFound {
  const index = new MiniSearch<SearchDocument>({
    fields: [...fields],
    storeFields: ['language', 'described'],
    tokenize: wordsOfText,
    processTerm: (word) => word,
  })
  index.addAll(documents)
  const fitOf = languageFit(language)
  const options: SearchOptions = {
    tokenize: (word) => [word],
    processTerm: (word) => word,
    boost: { title: 4, topics: 1.6, provider: 1.2, summary: 1, more: 0.4 },
    weights: { prefix: 0.4, fuzzy: 0.3 },
    boostDocument: (_id, _word, stored) => FITTING[fitOf(stored as Record<string, unknown> & TrainingLanguages)],
  }
  const ask = (combineWith: 'AND' | 'OR', queries: Query[]) =>
    index
      .search({ combineWith, queries }, options)
      .map(({ id, score, terms }): SlowHit => ({ id: Number(id), score, held: terms }))

  const holding = (word: string) =>
    documents.filter((one) => fields.some((field) => wordsOfText(one[field]).includes(word))).map(({ id }) => id)

  /** The words for one that no document holds, as the index chooses them. */
  function respelt(word: string): string[] {
    if (word.length < 6 || ask('OR', [queryOf([...asTyped(word, true), ...nearlyTyped(word)])]).length > 0)
      return [word]
    const cuts = Array.from({ length: word.length - 5 }, (_, at) => [word.slice(0, at + 3), word.slice(at + 3)])
    const similar = new Set(index.search(word, { ...options, fuzzy: 2, prefix: false }).flatMap(({ terms }) => terms))
    for (const choices of [cuts, [...similar].sort().map((one) => [one])]) {
      const counts = choices.map((some) => some.map(holding).reduce((a, b) => a.filter((id) => b.includes(id))).length)
      const most = Math.max(0, ...counts)
      if (most > 0) return choices[counts.indexOf(most)]!
    }
    return [word]
  }

  const typed = soughtWords(question)
  const words = [...new Set(typed.flatMap(respelt))]
  const found = searchWords(ask, words)
  if (words.join(' ') === typed.join(' ')) return found
  const meant = words.filter((word) => !typed.includes(word))
  return { ...found, close: true, instead: (best) => [...meant.map((word) => [word]), ...found.instead(best)] }
}

type Ask = (combineWith: 'AND' | 'OR', queries: Query[]) => SlowHit[]

function searchWords(ask: Ask, words: readonly string[]): SlowFound {
  const nothing = { hits: [], close: false, instead: () => [] }
  if (words.length === 0) return nothing
  const exact = ask(
    'AND',
    words.map((word, place) => queryOf(asTyped(word, place === words.length - 1))),
  )
  if (exact.length >= 10) return { ...nothing, hits: [exact] }
  const nearly = words.map((word) => queryOf(nearlyTyped(word)))
  const known = new Set(exact.map(({ id }) => id))
  const near = ask('AND', nearly).filter(({ id }) => !known.has(id))
  if (exact.length > 0) return { ...nothing, hits: [exact, near] }
  const instead = (best: number) =>
    words.map((word, place) => {
      const held = ask('OR', [nearly[place]!]).find(({ id }) => id === best)?.held ?? []
      return held.includes(word) ? [] : held
    })
  if (near.length > 0 || words.length === 1) return { hits: [near], close: true, instead }
  const some = ask('OR', nearly)
  return { ...nothing, hits: [some.filter(({ score }) => score >= 0.35 * some[0]!.score)], close: true }
}

function queryOf(sought: readonly SoughtWord[]): Query {
  return {
    combineWith: 'OR',
    queries: sought.map(({ word, weight, begins, slips }) => ({
      queries: [word],
      prefix: begins,
      fuzzy: slips === 0 ? false : slips,
      boostTerm: () => weight,
    })),
  }
}
