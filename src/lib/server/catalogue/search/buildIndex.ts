import { setImmediate } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import type { Reader } from '../../db/database.ts'
import { documentsAfter, readTermNames, type TermNames } from './documents.ts'
import { type IndexPart, partBuilder } from './indexPart.ts'

/** An index of all published trainings, and the names of terms that it was made with. */
export interface BuiltIndex {
  part: IndexPart
  names: TermNames
  changes: LastChanges
}

/** The last change of each training, by id. Unpublished trainings are among them: they are read again if they change. */
export interface LastChanges {
  /** One more than the value of the cache clock; 0 if there is no such training. */
  changedAt: Uint32Array<ArrayBuffer>
  /**
   * Of the moment and the title: a restored or another database reaches the same values of the cache clock with other
   * changes. They are missed if value, second and title are the same: then the time of the machine has gone back.
   */
  checksums: Uint32Array<ArrayBuffer>
}

/** Reads and indexes all published trainings, a slice at a time, so that other requests are not delayed. */
export async function buildIndex(reader: Reader, slice = 80): Promise<BuiltIndex> {
  const names = await readTermNames(reader)
  const changes = { changedAt: await readChangedAt(reader), checksums: await readChecksums(reader) }
  const builder = partBuilder()
  for (let after = 0; ;) {
    const documents = await documentsAfter(reader, { after, limit: slice }, names)
    for (const document of documents) builder.add(document)
    after = documents.at(-1)?.id ?? after
    if (documents.length < slice) break
    await setImmediate()
  }
  return { part: builder.build(), names, changes }
}

/** Returns the trainings that were added, changed or deleted since the index was built, maybe of another database. */
export async function changedSince(reader: Reader, { changes }: Pick<BuiltIndex, 'changes'>): Promise<number[]> {
  const changedAt = await readChangedAt(reader)
  const checksums = (await hasLastChange(reader, changes)) ? changes.checksums : await readChecksums(reader)
  const isSame = (id: number) =>
    (changedAt[id] ?? 0) === (changes.changedAt[id] ?? 0) && (checksums[id] ?? 0) === (changes.checksums[id] ?? 0)
  const changed: number[] = []
  for (let id = 1; id < Math.max(changedAt.length, changes.changedAt.length); id++) if (!isSame(id)) changed.push(id)
  return changed
}

/** A database that has the last change has all changes before it: usually a start reads no checksums. */
async function hasLastChange(reader: Reader, { changedAt, checksums }: LastChanges): Promise<boolean> {
  const last = changedAt.reduce((latest, value, id) => (value > changedAt[latest]! ? id : latest), 0)
  const row = await reader
    .selectFrom('trainings')
    .select(['changed_at', 'changed', 'title_key'])
    .where('id', '=', last)
    .executeTakeFirst()
  return row !== undefined && row.changed_at + 1 === changedAt[last] && checksumOf(row) === checksums[last]
}

/** An index of the embedded file has these columns, and one has those of `readChecksums`: no long row is read. */
async function readChangedAt(reader: Reader): Promise<LastChanges['changedAt']> {
  const rows = await reader.selectFrom('trainings').select(['id', 'changed_at']).execute()
  return byId(rows, ({ changed_at }) => changed_at + 1)
}

async function readChecksums(reader: Reader): Promise<LastChanges['checksums']> {
  const rows = await reader.selectFrom('trainings').select(['id', 'title_key', 'changed']).execute()
  return byId(rows, checksumOf)
}

function checksumOf({ changed, title_key }: { changed: string; title_key: string }): number {
  return crc32(`${changed} ${title_key}`)
}

function byId<Row extends { id: number }>(rows: readonly Row[], numberOf: (row: Row) => number) {
  const values = new Uint32Array(rows.reduce((most, { id }) => Math.max(most, id), 0) + 1)
  for (const row of rows) values[row.id] = numberOf(row)
  return values
}
