import { type RawBuilder, sql } from 'kysely'
import { toInstant } from '#shared/contract/time.ts'
import { HOUR_MS } from '#shared/time.ts'
import type { Database, Tx } from '../db/database.ts'
import type { Schema } from '../db/schema/schema.ts'
import type { Storage } from './storage.ts'
import { storedName } from './uploadNames.ts'

type Use = { [Table in keyof Schema]: readonly [Table, keyof Schema[Table] & string] }[keyof Schema]

/** The columns that may name an upload. A new place for uploaded files is one more line here. */
export const uploadUses: readonly Use[] = [
  ['products', 'images'],
  ['products', 'description'],
  ['settings', 'value'],
  ['storefront_sections', 'content'],
  ['storefront_sections', 'settings'],
  ['storefront_sections', 'appearance'],
  ['users', 'avatar'],
  ['trainings', 'cover'],
  ['order_lines', 'snapshot'],
]

/** A file is kept for a day after its upload and after the last save with it: a form may still be open. */
const KEPT_MS = 24 * HOUR_MS
/** A transaction holds the rows while their files are removed, so it takes a few at a time. */
const AT_ONCE = 20

/** Removes the uploaded files that nothing uses. Returns their number. */
export async function removeUnused(
  db: Database,
  storage: Pick<Storage, 'remove'>,
  now: Date,
  { signal }: { signal?: AbortSignal } = {},
): Promise<number> {
  let removed = 0
  for (;;) {
    signal?.throwIfAborted()
    const count = await db.transact((tx) => removeSome(tx, storage, toInstant(new Date(now.getTime() - KEPT_MS))))
    removed += count
    if (count < AT_ONCE) return removed
  }
}

/** The rows stay locked until the files are gone: a new upload of the same content waits, and then stores them again. */
async function removeSome(tx: Tx, storage: Pick<Storage, 'remove'>, before: string): Promise<number> {
  const isOld = sql<boolean>`created < ${before} and (saved is null or saved < ${before})`
  const unused = await tx
    .selectFrom('uploads')
    .select('file')
    .where(isOld)
    .where(isUnused())
    .orderBy('file')
    .limit(AT_ONCE)
    .execute()
  if (unused.length === 0) return 0
  const rows = await tx
    .deleteFrom('uploads')
    .where(
      'file',
      'in',
      unused.map(({ file }) => file),
    )
    .where(isOld)
    .returning('files')
    .execute()
  for (const address of rows.flatMap(({ files }) => JSON.parse(files) as string[])) {
    const name = storedName(address)
    if (name) await storage.remove(name)
  }
  return rows.length
}

/** No column names the file. A name has no character with a meaning in `like`. */
function isUnused(): RawBuilder<boolean> {
  const uses = uploadUses.map(
    ([table, column]) =>
      sql`not exists (select 1 from ${sql.table(table)} as used where used.${sql.ref(column)} like '%' || uploads.file || '%')`,
  )
  return sql<boolean>`${sql.join(uses, sql` and `)}`
}
