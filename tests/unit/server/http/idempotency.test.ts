import { expect, test } from 'vitest'
import { answeredBefore, keepAnswer } from '#server/http/idempotency.ts'
import { freshDatabase, later } from '#tests/support/freshDatabase.ts'

const call = { uid: 7, key: 'tap-1', call: { method: 'POST', path: '/api/v2/x', body: { a: 1 } } }
const answer = { data: { id: 3 }, status: 201 }

test('a call that is repeated with its key gets the first answer again', async () => {
  const db = await freshDatabase()
  expect(await answeredBefore(db, { ...call, now: later(0) })).toBeUndefined()
  await keepAnswer(db, { ...call, now: later(0) }, answer)
  await keepAnswer(db, { ...call, now: later(1) }, { data: { id: 4 }, status: 201 })
  expect(await answeredBefore(db, { ...call, now: later(2) })).toEqual(answer)
})

test('the same key with another body is refused, and means nothing to another person', async () => {
  const db = await freshDatabase()
  await keepAnswer(db, { ...call, now: later(0) }, answer)
  const other = { ...call, call: { ...call.call, body: { a: 2 } }, now: later(1) }
  await expect(answeredBefore(db, other)).rejects.toMatchObject({ status: 409 })
  expect(await answeredBefore(db, { ...other, uid: 8 })).toBeUndefined()
})

test('a key is forgotten after a day', async () => {
  const db = await freshDatabase()
  await keepAnswer(db, { ...call, now: later(0) }, answer)
  expect(await answeredBefore(db, { ...call, now: later(24 * 60) })).toBeUndefined()
  await keepAnswer(db, { ...call, now: later(24 * 60) }, { data: { id: 9 }, status: 201 })
  expect(await answeredBefore(db, { ...call, now: later(24 * 60 + 1) })).toEqual({ data: { id: 9 }, status: 201 })
})
