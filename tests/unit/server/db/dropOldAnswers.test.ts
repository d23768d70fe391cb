import { expect, test } from 'vitest'
import { toInstant } from '#shared/instant.ts'
import type { Database } from '#server/db/database.ts'
import { dropOldAnswers } from '#server/db/dropOldAnswers.ts'
import { freshDatabase, later } from '#tests/support/freshDatabase.ts'

test('stored answers that are older than a day are deleted, a few in each transaction, and no others', async () => {
  const db = await freshDatabase()
  const row = { uid: 7, body_hash: '', status: 201, answer: '{}' }
  const keys = (count: number, minute: number) =>
    Array.from({ length: count }, (_, n) => ({ ...row, key: `${minute}-${n}`, created: toInstant(later(minute)) }))
  await db.transact((tx) =>
    tx
      .insertInto('idempotency_keys')
      .values([...keys(25, 0), ...keys(3, 1)])
      .execute(),
  )
  let transactions = 0
  const counted: Database = {
    ...db,
    transact(run) {
      transactions += 1
      return db.transact(run)
    },
  }
  expect(await dropOldAnswers(counted, later(24 * 60), { batch: 10 })).toBe(25)
  expect(transactions).toBe(3)
  expect(await db.reader.selectFrom('idempotency_keys').select('key').execute()).toHaveLength(3)
})
