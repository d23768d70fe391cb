import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database, Tx } from '#server/db/database.ts'
import { preparedOnceOnly } from '#server/db/onceOnly.ts'
import { freshDatabase, later } from '#tests/support/freshDatabase.ts'

const repeatable = { uid: 7, key: 'tap-1', call: { body: 1 }, now: later(0) }

function run(db: Database, prepare: (tx: Tx) => Promise<unknown>) {
  return db.transact((tx) =>
    preparedOnceOnly(tx, repeatable, { prepare: () => prepare(tx), run: async () => ({ done: true }) }),
  )
}

test('a repeated call gets the first answer, also if its preparation is refused by now', async () => {
  const db = await freshDatabase()
  await expect(run(db, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await run(db, async () => {})).toEqual({ done: true })
  expect(await run(db, () => Promise.reject(new Error('no')))).toEqual({ done: true })
})

test('a repeated call whose preparation fails in the database fails with that error', async () => {
  const db = await freshDatabase()
  await run(db, async () => {})
  await expect(run(db, (tx) => sql`select 1 / 0`.execute(tx))).rejects.toMatchObject({ code: '22012' })
})
