import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hasAtMost } from '#server/shop/transactions/hasAtMost.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'

test('a query with two rows has at most two or three, and not at most one or none', async () => {
  const db = await freshDatabase()
  const two = sql`select 1 as one union all select 2`
  const answers = []
  for (const most of [0, 1, 2, 3]) answers.push(await hasAtMost(db.reader, two, most))
  expect(answers).toEqual([false, false, true, true])
})
