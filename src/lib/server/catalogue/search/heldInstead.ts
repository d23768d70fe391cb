import { hasBit } from '../../memory/bits.ts'
import type { Corpus } from './corpus.ts'
import { fields } from './indexPart.ts'
import type { SoughtWord } from './sought.ts'
import { type StandIn, standInsFor } from './standIns.ts'

/** Returns the word that a document holds in place of a word as typed; none if it holds that one, or nothing like it. */
export function heldInstead(
  corpus: Corpus,
  { word, sought, id }: { word: string; sought: readonly SoughtWord[]; id: number },
): string[] {
  const held = sought
    .flatMap((one) => standInsFor(corpus, one))
    .filter((standIn) => holds(standIn, id))
    .sort((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1))
  return held.some((standIn) => standIn.word === word) ? [] : held.slice(0, 1).map((standIn) => standIn.word)
}

/** A word's lists lie one after the other, one for each field. */
function holds({ at }: StandIn, id: number): boolean {
  return at.some(({ part: { documents, starts, live }, place }) => {
    const list = place * fields.length
    return hasBit(live, id) && documents.subarray(starts[list], starts[list + fields.length]).includes(id)
  })
}
