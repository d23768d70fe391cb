import { expect, test } from 'vitest'
import { takeAdjustmentAction } from '#server/points/takeAdjustmentAction.ts'
import { balanceOf } from '#server/points/wallet.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { at, createSavers, timeZone } from './savers.ts'

const now = at('2026-11-20')
const key = 'a3f1d0a4-5a0e-4a52-9c57-1f0f3f7c2b11'

async function form() {
  const db = await freshDatabase()
  const [actor = 0, uid = 0, other = 0] = await createSavers(db, 3)
  const send = (sent: Record<string, string>, to = uid) =>
    takeAdjustmentAction(
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

test('each form adjusts for itself, also one whose key is not one of the site', async () => {
  const { db, uid, send } = await form()
  await send({})
  await send({ key: key.replace('a3f1', 'b3f1') })
  for (const odd of ['', 'x', `${key}0`, `0${key}`]) {
    await send({ key: odd })
    await send({ key: odd })
  }
  expect(await balanceOf(db.reader, uid, now)).toBe(100)
})

test('points are taken by the same form', async () => {
  const { db, uid, send } = await form()
  await send({ amount: ' 15 ' })
  await send({ direction: 'take', amount: '4', key: 'x' })
  expect(await balanceOf(db.reader, uid, now)).toBe(11)
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

test('a text that is no number of points is refused with the numbers that are possible', async () => {
  const { send } = await form()
  const problem = { path: 'amount', message: 'Write a whole number from 1 to {{most}}.', values: { most: 1_000_000 } }
  for (const amount of ['abc', '1.5', '1,000', '-5', '', '5x', '10000000']) {
    await expect(send({ amount })).rejects.toMatchObject({ status: 400, problems: [problem] })
  }
  const tooMany = { code: 'too_big', message: expect.not.stringContaining('whole number') }
  await expect(send({ amount: '1000001' })).rejects.toMatchObject({ problems: [tooMany] })
  const noReason = { path: 'reason', message: expect.not.stringContaining('whole number') }
  await expect(send({ reason: '' })).rejects.toMatchObject({ problems: [noReason] })
})

test('a form without its fields is refused with a problem for each', async () => {
  const { db, uid } = await form()
  const sent = takeAdjustmentAction(db, { actor: 1, uid, form: {} }, { now, timeZone })
  await expect(sent).rejects.toMatchObject({
    status: 400,
    problems: [{ path: 'amount' }, { path: 'reason' }, { path: 'direction', code: 'choice' }],
  })
})

test('a direction that the form does not have is refused beside the other problems', async () => {
  const { db, uid, send } = await form()
  const refusal = { status: 400, problems: [{ path: 'reason' }, { path: 'direction', code: 'choice' }] }
  await expect(send({ direction: 'gift', reason: '' })).rejects.toMatchObject(refusal)
  await expect(send({ direction: 'gift' })).rejects.toMatchObject({ problems: [{ path: 'direction' }] })
  expect(await balanceOf(db.reader, uid, now)).toBe(0)
})

test.each(['a bell\u0007', 'reversed \u202e text'])(
  'the reason “%s” is refused, because it breaks pages',
  async (reason) => {
    const { send } = await form()
    await expect(send({ reason })).rejects.toMatchObject({
      status: 400,
      problems: [{ path: 'reason', code: 'format' }],
    })
  },
)
