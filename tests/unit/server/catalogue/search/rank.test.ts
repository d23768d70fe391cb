import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedCorpus, type Corpus, corpusOf } from '#server/catalogue/search/corpus.ts'
import type { SearchDocument } from '#server/catalogue/search/documents.ts'
import { partBuilder } from '#server/catalogue/search/indexPart.ts'
import { rank } from '#server/catalogue/search/rank.ts'
import { emptyBits, addBit, eachBit, type Bits } from '#server/memory/bits.ts'
import { slowSearch } from './slowSearch.ts'

const words = [
  'python',
  'pyhton',
  'pythons',
  'program',
  'programming',
  'programmer',
  'excel',
  'spreadsheets',
  'leader',
  'leading',
  'manager',
  'coffee',
  'of',
  'safety',
  '3',
  'c++',
  'إدارة',
  'الوقت',
  'اجتماع',
  'מבוא',
  'תכנות',
  '算法',
  '数据结构与算法',
  '教程',
  '프로그래밍',
  'Straße',
  'e-learning',
]
const languages = ['en', 'de', 'pt-BR', 'ar']

const text = (most: number) => fc.array(fc.constantFrom(...words), { maxLength: most }).map((some) => some.join(' '))
const content = fc.record({
  title: text(4),
  summary: text(8),
  provider: text(1),
  topics: text(2),
  more: fc.constantFrom('', 'course free', 'video'),
  language: fc.constantFrom(...languages),
  described: fc.subarray(languages),
})
type Content = Omit<SearchDocument, 'id'>

const question = fc.record({
  asked: fc.oneof(
    text(3),
    fc.constantFrom(
      'pro',
      'py',
      'exel',
      'progrramming',
      'maneger leader',
      'learnin',
      'zebra python',
      'cofefe',
      'phyton of',
      'leading e-learning',
      'pythonsafety',
      '算',
      'free v',
    ),
  ),
  language: fc.constantFrom('', 'en', 'pt', 'ar'),
})

test('the index finds what a search of every document finds, in its order, also after changes', () => {
  fc.assert(
    fc.property(
      fc.array(content, { maxLength: 60 }),
      fc.array(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 80 }), fc.option(content, { nil: undefined })), {
          minLength: 1,
          maxLength: 20,
        }),
        {
          maxLength: 3,
        },
      ),
      fc.array(question, { minLength: 1, maxLength: 4 }),
      (contents, changes, questions) => {
        const documents = new Map(contents.map((one, place) => [place * 2 + 1, documentOf(place * 2 + 1, one)]))
        let corpus = corpusWith([...documents.values()])
        for (const slice of changes) {
          const changed = new Map(slice.map(([id, one]) => [id, one && documentOf(id, one)]))
          corpus = changedCorpus(corpus, changed)
          for (const [id, document] of changed) {
            if (document) documents.set(id, document)
            else documents.delete(id)
          }
        }
        expect(corpus.size).toBe(documents.size)
        for (const { asked, language } of questions) compare(corpus, [...documents.values()], asked, language)
      },
    ),
    { numRuns: 300 },
  )
})

test('many changes fill several parts, and each training counts once', () => {
  let corpus = corpusWith([])
  for (let round = 1; round <= 3; round++) {
    for (let from = 1; from <= 400; from += 80) {
      const ids = Array.from({ length: 80 }, (_, nth) => from + nth)
      const document = (id: number) =>
        documentOf(id, { ...blank, title: id % 2 ? `Python ${round}` : `Excel ${round}` })
      corpus = changedCorpus(corpus, new Map(ids.map((id) => [id, document(id)])))
    }
  }
  expect(corpus.parts.length).toBeGreaterThan(3)
  expect(numbersIn(rank(corpus, 'python 3', '').matches)).toHaveLength(200)
  expect(
    rank(corpus, 'excel 3', '')
      .best(3)
      .map(({ id }) => id),
  ).toEqual([2, 4, 6])
  expect(
    rank(corpus, 'excel 3', '')
      .best(2, bitsOf([100, 90, 81]))
      .map(({ id }) => id),
  ).toEqual([90, 100])
})

const blank: Content = { title: '', summary: '', provider: '', topics: '', more: '', language: 'en', described: [] }

function compare(corpus: Corpus, documents: readonly SearchDocument[], asked: string, language: string): void {
  const found = rank(corpus, asked, language)
  const slow = slowSearch(documents, asked, language)
  const expected = slow.hits.flat()
  expect(numbersIn(found.matches)).toEqual(expected.map(({ id }) => id).sort((a, b) => a - b))
  expect(found.close).toBe(slow.close)
  for (const most of [1, 3, 1000]) expectBest(found.best(most), slow.hits, most)
  const odd = documents.map(({ id }) => id).filter((id) => id % 4 === 1)
  const within = slow.hits.map((hits) => hits.filter(({ id }) => odd.includes(id)))
  expectBest(found.best(2, bitsOf(odd)), within, 2)
  const [best] = found.best(1)
  const instead = best ? slow.instead(best.id).filter((held) => held.length > 0) : []
  const corrected = found.corrections.flatMap((correction) => correction.instead)
  for (const held of instead) expect(held.some((word) => corrected.includes(word))).toBe(true)
  for (const word of corrected) expect(instead.flat()).toContain(word)
}

/** Equal scores may come in any order: sums of the same numbers differ in their last digits. */
function expectBest(
  best: readonly { id: number; score: number }[],
  slow: readonly (readonly { id: number; score: number }[])[],
  most: number,
): void {
  const expected = slow.flatMap((hits) => hits.toSorted((a, b) => b.score - a.score)).slice(0, most)
  expect(best).toHaveLength(expected.length)
  const scores = new Map(slow.flat().map(({ id, score }) => [id, score]))
  best.forEach(({ id, score }, place) => {
    expect(score).toBeCloseTo(scores.get(id) ?? NaN, 8)
    expect(score).toBeCloseTo(expected[place]!.score, 8)
  })
}

function corpusWith(documents: readonly SearchDocument[]): Corpus {
  const builder = partBuilder()
  for (const document of documents) builder.add(document)
  return corpusOf(builder.build())
}

function documentOf(id: number, content: Content): SearchDocument {
  return { id, ...content }
}

function bitsOf(numbers: readonly number[]): Bits {
  const bits = emptyBits(Math.max(0, ...numbers))
  for (const number of numbers) addBit(bits, number)
  return bits
}

function numbersIn(bits: Bits): number[] {
  const numbers: number[] = []
  eachBit(bits, (number) => numbers.push(number))
  return numbers
}
