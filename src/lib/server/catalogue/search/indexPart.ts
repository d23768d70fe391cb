import type { TrainingLanguages } from '../languageFit.ts'
import type { SearchDocument } from './documents.ts'
import { letterMask } from './similarWords.ts'
import { wordsOfText } from './words.ts'

/** The searched fields of a document. */
export const fields = ['title', 'summary', 'provider', 'topics', 'more'] as const

/**
 * The words of some documents with their places. It never changes, and the number of a document is the id of its
 * training. Word w has one list of documents for each field f, list number `w * fields.length + f`.
 */
export interface IndexPart {
  /** Sorted by code unit. */
  words: readonly string[]
  /** The letters of each word (`letterMask`). */
  letters: Uint32Array<ArrayBuffer>
  /** Where each list begins in `documents`; the next list begins at its end. */
  starts: Uint32Array<ArrayBuffer>
  /** The documents of all lists, ascending in each list. */
  documents: Uint32Array<ArrayBuffer>
  /** How often the word is in that field of that document, 255 at most. */
  counts: Uint8Array<ArrayBuffer>
  /** All documents, ascending. */
  ids: Uint32Array<ArrayBuffer>
  /** The number of different words in each field of each document, document by document. */
  lengths: Uint16Array<ArrayBuffer>
  /** The place in `spoken` for each document. */
  languages: Uint16Array<ArrayBuffer>
  /** The languages of documents, each combination once. */
  spoken: readonly TrainingLanguages[]
}

/** Collects documents, ascending by id, for a part of the index. */
export function partBuilder(): { add(document: SearchDocument): void; build(): IndexPart } {
  const numbers = new Map<string, number>()
  const combinations = new Map<string, number>()
  const spoken: TrainingLanguages[] = []
  const [lists, documents, counts] = [growing(Uint32Array), growing(Uint32Array), growing(Uint8Array)]
  const [ids, lengths, languages] = [growing(Uint32Array), growing(Uint16Array), growing(Uint16Array)]

  function numberOf(word: string): number {
    const known = numbers.get(word)
    if (known !== undefined) return known
    numbers.set(word, numbers.size)
    return numbers.size - 1
  }

  function combinationOf({ language, described }: TrainingLanguages): number {
    const key = JSON.stringify([language, described])
    const known = combinations.get(key)
    if (known !== undefined) return known
    combinations.set(key, spoken.length)
    return spoken.push({ language, described }) - 1
  }

  return {
    add(document) {
      ids.push(document.id)
      languages.push(combinationOf(document))
      fields.forEach((name, field) => {
        const found = countedWords(document[name])
        lengths.push(Math.min(found.size, 0xffff))
        for (const [word, count] of found) {
          lists.push(numberOf(word) * fields.length + field)
          documents.push(document.id)
          counts.push(Math.min(count, 0xff))
        }
      })
    },
    build() {
      const words = [...numbers.keys()].sort(byCodeUnit)
      const order = new Uint32Array(words.length)
      words.forEach((word, place) => {
        order[numbers.get(word)!] = place
      })
      return {
        words,
        letters: Uint32Array.from(words, letterMask),
        ...inLists({ lists: lists.all(), documents: documents.all(), counts: counts.all() }, order),
        ids: ids.all(),
        lengths: lengths.all(),
        languages: languages.all(),
        spoken,
      }
    },
  }
}

type Entries = { lists: Uint32Array; documents: Uint32Array; counts: Uint8Array }

/** Sorts the entries by list, in one pass: the size of each list is known before. */
function inLists({ lists, documents, counts }: Entries, order: Uint32Array) {
  const placeOf = (list: number) => {
    const field = list % fields.length
    return order[(list - field) / fields.length]! * fields.length + field
  }
  const starts = new Uint32Array(order.length * fields.length + 1)
  for (const list of lists) starts[placeOf(list) + 1]!++
  for (let list = 1; list < starts.length; list++) starts[list]! += starts[list - 1]!
  const next = starts.slice()
  const sorted = { documents: new Uint32Array(documents.length), counts: new Uint8Array(counts.length) }
  for (let entry = 0; entry < lists.length; entry++) {
    const at = next[placeOf(lists[entry]!)]!++
    sorted.documents[at] = documents[entry]!
    sorted.counts[at] = counts[entry]!
  }
  return { starts, ...sorted }
}

function countedWords(text: string): Map<string, number> {
  const counted = new Map<string, number>()
  for (const word of wordsOfText(text)) counted.set(word, (counted.get(word) ?? 0) + 1)
  return counted
}

function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : 1
}

type Numbers = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>

/** A list of numbers that takes as many bytes as its type needs: a catalogue has millions of entries. */
function growing<T extends Numbers>(Type: new (length: number) => T) {
  let held = new Type(1024)
  let length = 0
  return {
    push(number: number): void {
      if (length === held.length) {
        const larger = new Type(length * 2)
        larger.set(held)
        held = larger
      }
      held[length++] = number
    },
    all: () => held.slice(0, length) as T,
  }
}
