import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sliceAfter } from '#server/db/rowsByKey.ts'
import { isKept, keyOf, tableNames } from '#server/db/tables.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'

test.each(tableNames.filter(isKept))(
  'a slice of %s begins at its place in an index and sorts nothing',
  async (table) => {
    const db = await freshDatabase()
    const columns = keyOf(table)
    const last = Object.fromEntries(columns.map((name) => [name, 1]))
    const slice = sliceAfter({ table, columns: [...columns], limit: 10 }, last)
    const { rows } = await sql<{ detail: string }>`explain query plan ${slice}`.execute(db.reader)
    expect(rows.map(({ detail }) => detail)).toEqual([expect.stringMatching(/^SEARCH /)])
  },
)
