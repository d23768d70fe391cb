import { expect, onTestFinished, test } from 'vitest'
import { touch } from '#server/cache/clock.ts'
import { openDatabase } from '#server/db/database.ts'
import { isDatabaseAway } from '#server/db/failures.ts'
import { freshDatabaseUrl } from '#tests/support/freshDatabase.ts'

test('a server that has become a standby is away for writes', async () => {
  const db = openDatabase(`${await freshDatabaseUrl('empty')}?options=-c%20default_transaction_read_only%3Don`)
  onTestFinished(() => db.close())
  const failure = await db.transact((tx) => touch(tx, [])).catch((error: unknown) => error)
  expect(isDatabaseAway(failure), String(failure)).toBe(true)
})
