import { addBit, type Bits, emptyBits, hasBit, removeBit } from '../../memory/bits.ts'
import type { TrainingLanguages } from '../languageFit.ts'
import type { SearchDocument } from './documents.ts'
import { fields, type IndexPart, partBuilder } from './indexPart.ts'

/** A part of the index with those of its documents that count: a changed one is in a later part. */
export interface LivePart extends IndexPart {
  live: Bits
  /** Whether all its documents count. */
  isWhole: boolean
}

/** All documents at one moment. It never changes: a change makes another one, which shares nearly all memory. */
export interface Corpus {
  parts: readonly LivePart[]
  /** The documents of the last part, which is made again with each change. */
  recent: ReadonlyMap<number, SearchDocument>
  /** The number of documents. */
  size: number
  /** No id is larger. */
  most: number
  /** The number of different words in each field, of all documents together. */
  totals: readonly number[]
  /** The same of each document: place `id * fields.length + field`. */
  lengths: Uint16Array<ArrayBuffer>
  /** The place in `spoken` of each document. */
  languages: Uint16Array<ArrayBuffer>
  spoken: readonly TrainingLanguages[]
}

/** A last part of this size is left as it is, and another one begins. */
export const PART_SIZE = 128

/** Returns the corpus of one part. */
export function corpusOf(part: IndexPart): Corpus {
  const whole = wholePart(part)
  return entered({ ...nothing, parts: [whole, wholePart(partBuilder().build())] }, [{ part: whole, ids: part.ids }])
}

/**
 * Returns the corpus of a new part in place of an earlier corpus, of which only the documents of `newer` stay: each of
 * them was read, or found gone, later than the part was begun.
 */
export function rebuiltCorpus(part: IndexPart, earlier: Corpus, newer: ReadonlySet<number>): Corpus {
  const { parts, ...base } = left(corpusOf(part), [...newer])
  const staying = earlier.parts
    .map((one) => {
      const ids = one.ids.filter((id) => newer.has(id) && hasBit(one.live, id))
      return { ids, part: { ...one, live: bitsOf(ids), isWhole: ids.length === one.ids.length } }
    })
    // The last part is the one of the recent documents.
    .filter(({ ids }, place) => ids.length > 0 || place === earlier.parts.length - 1)
  const recent = new Map([...earlier.recent].filter(([id]) => newer.has(id)))
  return entered({ ...base, parts: [parts[0]!, ...staying.map((one) => one.part)], recent }, staying)
}

/** Returns the corpus after changes: each changed document as it is now, or `undefined` if it is no longer there. */
export function changedCorpus(corpus: Corpus, changes: ReadonlyMap<number, SearchDocument | undefined>): Corpus {
  const recent = new Map(corpus.recent)
  for (const [id, document] of changes) {
    if (document) recent.set(id, document)
    else recent.delete(id)
  }
  const last = partOf([...recent.values()])
  const older = left(corpus, [...changes.keys()])
  const parts = [...older.parts.slice(0, -1), wholePart(last)]
  const entering = { part: last, ids: last.ids.filter((id) => changes.has(id)) }
  const changed = entered({ ...older, parts, recent }, [entering])
  if (recent.size < PART_SIZE) return changed
  return { ...changed, parts: [...parts, wholePart(partBuilder().build())], recent: nothing.recent }
}

/** The memory of a word besides its letters. */
const WORD_BYTES = 24

/** Returns about how many bytes of memory a corpus takes. */
export function bytesOfCorpus({ parts, lengths, languages }: Corpus): number {
  const ofParts = parts.map(({ words, letters, starts, documents, counts, ids, live, ...part }) => {
    const arrays = [letters, starts, documents, counts, ids, live, part.lengths, part.languages]
    return sumOf(arrays.map(({ byteLength }) => byteLength)) + sumOf(words.map((word) => word.length + WORD_BYTES))
  })
  return sumOf(ofParts) + lengths.byteLength + languages.byteLength
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

const nothing: Corpus = {
  parts: [],
  recent: new Map(),
  size: 0,
  most: 0,
  totals: fields.map(() => 0),
  lengths: new Uint16Array(0),
  languages: new Uint16Array(0),
  spoken: [],
}

function partOf(documents: readonly SearchDocument[]): IndexPart {
  const builder = partBuilder()
  for (const document of documents.toSorted((a, b) => a.id - b.id)) builder.add(document)
  return builder.build()
}

function wholePart(part: IndexPart): LivePart {
  return { ...part, live: bitsOf(part.ids), isWhole: true }
}

/** The set of ascending ids. */
function bitsOf(ids: Uint32Array): Bits {
  const bits = emptyBits(ids.at(-1) ?? 0)
  for (const id of ids) addBit(bits, id)
  return bits
}

/** Some documents of a part. */
interface Entering {
  part: IndexPart
  ids: Uint32Array
}

/** The corpus with these documents of its parts, whose words and languages are not counted yet. */
function entered(corpus: Corpus, entering: readonly Entering[]): Corpus {
  const most = Math.max(corpus.most, ...entering.map(({ ids }) => ids.at(-1) ?? 0))
  const lengths = enlarged(corpus.lengths, (most + 1) * fields.length)
  const languages = enlarged(corpus.languages, most + 1)
  const totals = [...corpus.totals]
  let { size, spoken } = corpus
  for (const { part, ids } of entering) {
    const { spoken: all, places } = joined(spoken, part.spoken)
    const some = new Set(ids)
    part.ids.forEach((id, place) => {
      if (!some.has(id)) return
      languages[id] = places[part.languages[place]!]!
      for (let field = 0; field < fields.length; field++) {
        const length = part.lengths[place * fields.length + field]!
        lengths[id * fields.length + field] = length
        totals[field]! += length
      }
    })
    size += ids.length
    spoken = all
  }
  return { ...corpus, size, most, lengths, languages, totals, spoken }
}

/** Returns both lists as one, with each combination once, and where in it those of the second list are. */
function joined(spoken: Corpus['spoken'], added: Corpus['spoken']) {
  const known = new Map(spoken.map((languages, place) => [JSON.stringify(languages), place]))
  const all = [...spoken]
  const places = added.map((languages) => {
    const key = JSON.stringify(languages)
    if (!known.has(key)) known.set(key, all.push(languages) - 1)
    return known.get(key)
  })
  return { spoken: all, places }
}

/** The corpus without these documents; some of them may not be in it. */
function left(corpus: Corpus, ids: readonly number[]): Corpus {
  const totals = [...corpus.totals]
  let size = corpus.size
  const parts = corpus.parts.map((part) => {
    const leaving = ids.filter((id) => hasBit(part.live, id))
    if (leaving.length === 0) return part
    const live = part.live.slice()
    for (const id of leaving) {
      removeBit(live, id)
      for (let field = 0; field < fields.length; field++) totals[field]! -= corpus.lengths[id * fields.length + field]!
    }
    size -= leaving.length
    return { ...part, live, isWhole: false }
  })
  return { ...corpus, parts, size, totals }
}

function enlarged(numbers: Uint16Array<ArrayBuffer>, length: number): Uint16Array<ArrayBuffer> {
  const copy = new Uint16Array(Math.max(length, numbers.length))
  copy.set(numbers)
  return copy
}
