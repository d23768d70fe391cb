import { type RawBuilder, sql } from 'kysely'
import { toInstant } from '#shared/instant.ts'
import { KEPT_SECTIONS_MS } from '#shared/browserKeys.ts'
import { HOUR_MS } from '#shared/time.ts'
import type { Database, Tx } from '../db/database.ts'
import type { Storage } from './storage.ts'
import { storedName } from './uploadNames.ts'
import { uploadStem, usedUploads } from './usedUploads.ts'

/** A file is kept for a day after its upload and after the last save with it: a form may still be open. */
const KEPT_MS = 24 * HOUR_MS
/** A browser keeps unsaved sections longer. */
const SECTION_KEPT_MS = KEPT_SECTIONS_MS + KEPT_MS
/** The number of uploads whose files are removed at the same time. */
const AT_ONCE = 20
/** The number of uploads in memory at a time. */
const ROWS = 1000

/**
 * Removes the uploaded files that nothing uses. Returns the number of uploads. No transaction waits for the storage: it
 * marks the rows, then the files are removed, then the rows. An interrupted run is completed by the next one.
 * @throws the error of the storage, after the other files were removed
 */
export async function removeUnused(
  db: Database,
  storage: Pick<Storage, 'remove'>,
  now: Date,
  { signal }: { signal?: AbortSignal } = {},
): Promise<number> {
  await db.transact((tx) => forgetFuture(tx, toInstant(now)))
  // Everything as of one moment. A later save notes its time in the row of the upload.
  const used = await db.snapshot((reader) => usedUploads(reader, signal))
  const isOld = isOldAt(now)
  const failures: unknown[] = []
  let removed = 0
  for await (const files of unusedFiles(db, { used, isOld })) {
    signal?.throwIfAborted()
    const rows = await db.transact((tx) => mark(tx, files, isOld))
    const gone = await Promise.allSettled(rows.map(async (row) => removeUploadFiles(storage, row)))
    failures.push(...gone.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])))
    const ended = gone.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    await db.transact((tx) => forgetUploads(tx, ended))
    removed += ended.length
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some unused files could not be removed.')
  return removed
}

/** A clock that was ahead would keep a file until that time: it counts as uploaded and saved now. */
async function forgetFuture(tx: Tx, now: string): Promise<void> {
  await tx.updateTable('uploads').set({ created: now }).where('created', '>', now).execute()
  await tx.updateTable('uploads').set({ saved: now }).where('saved', '>', now).execute()
}

interface Search {
  /** The stems of the files that are used. */
  used: ReadonlySet<string>
  isOld: Condition
}

/** The files of uploads that nothing uses, some at a time. */
async function* unusedFiles({ reader }: Database, { used, isOld }: Search): AsyncGenerator<string[]> {
  for (let after = ''; ;) {
    const rows = await reader
      .selectFrom('uploads')
      .select('file')
      .where('file', '>', after)
      .where(isOld)
      .orderBy('file')
      .limit(ROWS)
      .execute()
    const unused = rows.map(({ file }) => file).filter((file) => !used.has(uploadStem(file)))
    for (let from = 0; from < unused.length; from += AT_ONCE) yield unused.slice(from, from + AT_ONCE)
    after = rows.at(-1)?.file ?? ''
    if (rows.length < ROWS) return
  }
}

/** From now on no save takes the files, and a new upload of the same content has another name. */
function mark(tx: Tx, files: readonly string[], isOld: Condition): Promise<MarkedUpload[]> {
  return tx
    .updateTable('uploads')
    .set({ purpose: 'removed' })
    .where('file', 'in', files)
    .where(isOld)
    .returning(['file', 'files'])
    .execute()
}

/** An upload whose files are to be removed. */
export interface MarkedUpload {
  file: string
  files: string
}

/** Removes all forms of an upload; returns its name. */
export async function removeUploadFiles(
  storage: Pick<Storage, 'remove'>,
  { file, files }: MarkedUpload,
): Promise<string> {
  for (const address of JSON.parse(files) as string[]) {
    const name = storedName(address)
    if (name) await storage.remove(name)
  }
  return file
}

/** Deletes the rows of uploads whose files were removed. */
export async function forgetUploads(tx: Tx, files: readonly string[]): Promise<void> {
  if (files.length === 0) return
  await tx.deleteFrom('uploads').where('file', 'in', files).where('purpose', '=', 'removed').execute()
}

type Condition = RawBuilder<boolean>

function isOldAt(now: Date): Condition {
  const before = (kept: number) => toInstant(new Date(now.getTime() - kept))
  const limit = sql`case when purpose = 'section' then ${before(SECTION_KEPT_MS)} else ${before(KEPT_MS)} end`
  return sql<boolean>`created < ${limit} and (saved is null or saved < ${limit})`
}
