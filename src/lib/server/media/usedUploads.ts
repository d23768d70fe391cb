import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../db/database.ts'
import type { Schema } from '../db/schema/schema.ts'
import { keyOf } from '../db/tables.ts'

type Use = { [Table in keyof Schema]: readonly [Table, readonly (keyof Schema[Table] & string)[]] }[keyof Schema]

/** The columns that may name an upload. A new place for uploaded files is one more column here. */
export const uploadUses: readonly Use[] = [
  ['products', ['images', 'description']],
  ['settings', ['value']],
  ['appearance_versions', ['appearance']],
  ['appearance_drafts', ['appearance']],
  ['organization_brands', ['brand']],
  ['storefront_sections', ['content', 'settings', 'appearance']],
  ['storefront_versions', ['uploads']],
  ['users', ['avatar']],
  ['trainings', ['cover']],
  ['order_lines', ['snapshot']],
]

/** The number of rows in memory at a time. */
const ROWS = 500
// linear: each part has a bound, and a slash ends the first one.
const stems = /\/media\/\w{1,20}\/[0-9a-f]{32}/g

/**
 * The stems of all uploads that a column names, in whatever form. Every table is read once, in pages, so the time grows
 * with the number of rows and not with the number of uploads.
 */
export async function usedUploads(reader: Reader, signal?: AbortSignal): Promise<ReadonlySet<string>> {
  const used = new Set<string>()
  for (const use of uploadUses) {
    for await (const texts of namingTexts(reader, use)) {
      signal?.throwIfAborted()
      for (const stem of uploadStems(texts)) used.add(stem)
    }
  }
  return used
}

/** The stems of all uploads that a text names, in whatever form. */
export function uploadStems(text: string): Set<string> {
  return new Set(text.match(stems))
}

/** `/media/product/{hash}-1440x1080.webp` → `/media/product/{hash}`: the part that all forms of an upload share. */
export function uploadStem(file: string): string {
  return file.match(stems)?.[0] ?? file
}

/** The texts of some rows at a time that may name an upload. */
async function* namingTexts(reader: Reader, [table, columns]: Use): AsyncGenerator<string> {
  const [key = ''] = keyOf(table)
  const refs = columns.map((column) => sql.ref(column))
  const names = sql.join(
    refs.map((ref) => sql`${ref} like '%/media/%'`),
    sql` or `,
  )
  const text: RawBuilder<unknown> = sql.join(
    refs.map((ref) => sql`coalesce(${ref}, '')`),
    sql` || ' ' || `,
  )
  for (let after: unknown; ;) {
    const from = after === undefined ? sql`` : sql`${sql.ref(key)} > ${after} and`
    const { rows } = await sql<{ key: unknown; text: string }>`select ${sql.ref(key)} as key, ${text} as text
      from ${sql.table(table)} where ${from} (${names}) order by ${sql.ref(key)} limit ${ROWS}`.execute(reader)
    if (rows.length > 0) yield rows.map(({ text }) => text).join(' ')
    after = rows.at(-1)?.key
    if (rows.length < ROWS) return
  }
}
