import { setImmediate } from 'node:timers/promises'
import type { Reader } from '../../db/database.ts'
import { documentsAfter, readTermNames, type TermNames } from './documents.ts'
import { type IndexPart, partBuilder } from './indexPart.ts'

/** An index of all published trainings, and the names of terms that it was made with. */
export interface BuiltIndex {
  part: IndexPart
  names: TermNames
  /** By id: one more than the value of the cache clock at the last change of the training; 0 if there was none. */
  changedAt: Uint32Array<ArrayBuffer>
}

/** Reads and indexes all published trainings, a slice at a time, so that other requests are not delayed. */
export async function buildIndex(reader: Reader, slice = 80): Promise<BuiltIndex> {
  const names = await readTermNames(reader)
  const changedAt = await readChanges(reader)
  const builder = partBuilder()
  for (let after = 0; ;) {
    const documents = await documentsAfter(reader, { after, limit: slice }, names)
    for (const document of documents) builder.add(document)
    after = documents.at(-1)?.id ?? after
    if (documents.length < slice) break
    await setImmediate()
  }
  return { part: builder.build(), names, changedAt }
}

/** Returns the trainings that were added, changed or deleted since the index was built. */
export async function changedSince(reader: Reader, { changedAt }: Pick<BuiltIndex, 'changedAt'>): Promise<number[]> {
  const current = await readChanges(reader)
  const changed: number[] = []
  for (let id = 1; id < Math.max(current.length, changedAt.length); id++) {
    if ((current[id] ?? 0) !== (changedAt[id] ?? 0)) changed.push(id)
  }
  return changed
}

/** Unpublished trainings are among them: they are not looked at again until they change. */
async function readChanges(reader: Reader): Promise<BuiltIndex['changedAt']> {
  const rows = await reader.selectFrom('trainings').select(['id', 'changed_at']).execute()
  const changedAt = new Uint32Array(rows.reduce((most, { id }) => Math.max(most, id), 0) + 1)
  for (const { id, changed_at } of rows) changedAt[id] = changed_at + 1
  return changedAt
}
