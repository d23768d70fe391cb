import { setImmediate } from 'node:timers/promises'
import type { Reader } from '../../db/database.ts'
import { documentsAfter, readTermNames, type TermNames } from './documents.ts'
import { type IndexPart, partBuilder } from './indexPart.ts'

/** An index of all published trainings, and the names of terms that it was made with. */
export interface BuiltIndex {
  part: IndexPart
  names: TermNames
}

/** Reads and indexes all published trainings, a slice at a time, so that other requests are not delayed. */
export async function buildIndex(reader: Reader, slice = 80): Promise<BuiltIndex> {
  const names = await readTermNames(reader)
  const builder = partBuilder()
  for (let after = 0; ;) {
    const documents = await documentsAfter(reader, { after, limit: slice }, names)
    for (const document of documents) builder.add(document)
    after = documents.at(-1)?.id ?? after
    if (documents.length < slice) break
    await setImmediate()
  }
  return { part: builder.build(), names }
}
