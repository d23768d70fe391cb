import { expect, test } from 'vitest'
import { adjustByForm } from '#server/points/adjustByForm.ts'
import { balanceOf } from '#server/points/wallet.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { at, createSavers, timeZone } from './savers.ts'

const now = at('2026-11-20')
const key = 'a3f1d0a4-5a0e-4a52-9c57-1f0f3f7c2b11'

async function form() {
  const db = await freshDatabase()
  const [actor = 0, uid = 0, other = 0] = await createSavers(db, 3)
  const send = (sent: Record<string, string>, to = uid) =>
    adjustByForm(
      db,
      { actor, uid: to, form: { direction: 'give', amount: '10', reason: 'Thanks', key, ...sent } },
      { now, timeZone },
    )
  return { db, uid, other, send }
}

test('a form of points that is sent twice adjusts once', async () => {
  const { db, uid, send } = await form()
  expect(await send({ reason: ' Thanks ' })).toBe(await send({}))
  expect(await balanceOf(db.reader, uid, now)).toBe(10)
})

test('another adjustment with the key of a saved form is refused, not dropped', async () => {
  const { db, uid, other, send } = await form()
  await send({})
  const refusal = { status: 409, problems: [{ path: '', code: 'sent_before' }] }
  await expect(send({ amount: '20' })).rejects.toMatchObject(refusal)
  await expect(send({ reason: 'Welcome' })).rejects.toMatchObject(refusal)
  await expect(send({ direction: 'take' })).rejects.toMatchObject(refusal)
  await expect(send({}, other)).rejects.toMatchObject(refusal)
  expect(await balanceOf(db.reader, uid, now)).toBe(10)
  expect(await balanceOf(db.reader, other, now)).toBe(0)
})
