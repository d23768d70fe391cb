import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { inTransaction } from '#server/db/inTransaction.ts'
import { answerOnce } from '#server/db/onceOnly.ts'
import { freshDatabase, later } from '#tests/support/freshDatabase.ts'

const call = { method: 'POST', path: '/api/v2/x', body: { a: 1 } }

/** Creates an organisation once. Returns its identifier. */
function found(db: Database, { key = 'tap-1', uid = 7, now = later(0), sent = call as unknown } = {}) {
  return db.transact((tx) =>
    answerOnce(tx, { uid, key, call: sent, now }, async () => {
      const inside = inTransaction(tx)
      const { id } = await inside.transact((same) =>
        same.insertInto('organizations').values({ name: 'Saltmarsh' }).returning('id').executeTakeFirstOrThrow(),
      )
      await inside.transact((same) =>
        same
          .updateTable('organizations')
          .set({ name: `Saltmarsh ${id}` })
          .where('id', '=', id)
          .execute(),
      )
      const { name } = await inside.reader
        .selectFrom('organizations')
        .select('name')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return { data: { id, name }, status: 201 }
    }),
  )
}

async function founded(db: Database): Promise<number> {
  return (await db.reader.selectFrom('organizations').select('id').execute()).length
}

test('a call that is repeated with its key gets the first answer and changes nothing', async () => {
  const db = await freshDatabase()
  const first = await found(db)
  expect(first).toMatchObject({ status: 201, data: { name: expect.stringMatching(/^Saltmarsh \d+$/) } })
  expect(await found(db, { now: later(1) })).toEqual(first)
  expect(await founded(db)).toBe(1)
})

test('of equal calls at the same instant one works and the others get its answer', async () => {
  const db = await freshDatabase()
  const answers = await Promise.all(Array.from({ length: 4 }, () => found(db)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await founded(db)).toBe(1)
})

test('the same key with another body is refused, and means nothing to another person', async () => {
  const db = await freshDatabase()
  await found(db)
  await expect(found(db, { sent: { ...call, body: { a: 2 } } })).rejects.toMatchObject({ status: 409 })
  await found(db, { uid: 8, sent: { ...call, body: { a: 2 } } })
  expect(await founded(db)).toBe(2)
})

test('a key is forgotten after a day', async () => {
  const db = await freshDatabase()
  const first = await found(db)
  const second = await found(db, { now: later(24 * 60) })
  expect(second).not.toEqual(first)
  expect(await found(db, { now: later(24 * 60 + 1) })).toEqual(second)
})
