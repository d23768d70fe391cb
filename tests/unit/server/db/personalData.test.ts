import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { dialectOf } from '#server/db/dialect.ts'
import { personalData } from '#server/db/personalData.ts'
import { tableNames } from '#server/db/tables.ts'
import { demoDatabase } from '#tests/support/freshDatabase.ts'

describe('the list of personal columns', () => {
  test('names every column that refers to a person', async () => {
    const db = await demoDatabase()
    if (dialectOf(db.reader) !== 'sqlite') return
    for (const table of tableNames) {
      const { rows } = await sql<{ from: string }>`
        select "from" from pragma_foreign_key_list(${table}) where "table" = 'users'`.execute(db.reader)
      const { person, acts = [] } = personalData[table] as { person: unknown; acts?: readonly string[] }
      for (const { from } of rows) expect([person, ...acts], `${table}.${from}`).toContain(from)
    }
  })
})
