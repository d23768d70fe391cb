import { addAllBits, addBit, type Bits, emptyBits, hasBit, keepCommon } from '../../memory/bits.ts'
import type { Corpus, LivePart } from './corpus.ts'
import { fields } from './indexPart.ts'
import type { SoughtWord } from './sought.ts'
import { type StandIn, standInsFor } from './standIns.ts'

/** The entries of one word in one field, from place `from` of a part to before `to`. */
export interface Entries {
  part: LivePart
  from: number
  to: number
}

/** All entries of one word in one field, which add to the scores of their documents. */
export interface ScoredList {
  field: number
  factor: number
  entries: readonly Entries[]
}

/** The documents that hold sought words. */
export interface Matching {
  matches: Bits
  lists: readonly ScoredList[]
  /** The documents of each sought word: who holds more of them scores higher. */
  holders: readonly Bits[]
}

const BOOSTS: Record<(typeof fields)[number], number> = { title: 4, topics: 1.6, provider: 1.2, summary: 1, more: 0.4 }

/** Finds the documents that hold one of the sought words of every group, or of any. */
export function matchWords(corpus: Corpus, groups: readonly SoughtWord[][], which: 'every' | 'any'): Matching {
  const holders = new Map<string, Bits>()
  const lists: ScoredList[] = []
  const ofGroups = groups.map((group) => {
    const matches = emptyBits(corpus.most)
    for (const sought of group) {
      const standIns = standInsFor(corpus, sought)
      // Most spellings of a word are no words.
      if (standIns.length === 0) continue
      const bits = emptyBits(corpus.most)
      for (const standIn of standIns) lists.push(...listsOf(corpus, standIn, bits))
      addAllBits(matches, bits)
      holders.set(sought.word, addAllBits(bits, holders.get(sought.word) ?? bits))
    }
    return matches
  })
  const combine = which === 'every' ? keepCommon : addAllBits
  return { matches: ofGroups.reduce(combine), lists, holders: [...holders.values()] }
}

/** Returns the lists of a word, and adds its documents to `bits`. */
function listsOf({ size }: Corpus, { weight, at }: StandIn, bits: Bits): ScoredList[] {
  return fields.flatMap((name, field) => {
    const entries = at.flatMap(({ part, place }): Entries[] => {
      const list = place * fields.length + field
      const [from, to] = [part.starts[list]!, part.starts[list + 1]!]
      return from === to ? [] : [{ part, from, to }]
    })
    const count = entries.reduce((sum, some) => sum + addDocuments(some, bits), 0)
    if (count === 0) return []
    // A word is worth more the fewer documents have it (the formula of BM25).
    const rarity = Math.log(1 + (size - count + 0.5) / (count + 0.5))
    return [{ field, factor: weight * BOOSTS[name] * rarity, entries }]
  })
}

/** Adds the documents that count, and returns their number. */
function addDocuments({ part: { documents, live, isWhole }, from, to }: Entries, bits: Bits): number {
  let count = 0
  for (let at = from; at < to; at++) {
    const id = documents[at]!
    if (!isWhole && !hasBit(live, id)) continue
    addBit(bits, id)
    count++
  }
  return count
}
