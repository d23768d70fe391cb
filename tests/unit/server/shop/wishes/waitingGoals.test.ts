import { expect, test } from 'vitest'
import { award } from '#server/points/award.ts'
import { dropGoal, goalOf, saveFor } from '#server/shop/wishes/goals.ts'
import { changeProduct } from '#server/shop/products/saveProduct.ts'
import { freshDatabase, later, morning } from '#tests/support/freshDatabase.ts'
import { addBuyer, addProduct, openShop, timeZone } from '../shopFixture.ts'
import { addAlike, afterReading, look, lookAsIs, noticeLines } from './waitingDesk.ts'

test('a learner is notified once when the points are enough for the goal', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 30 })
  const mug = await addProduct(db, { price: 100 })
  await saveFor(db, ada, mug.id)
  expect(await look(db)).toBe(0)
  const gift = { uid: ada.user.uid, kind: 'earn', points: 70, reason: 'story', key: 'gift' } as const
  await db.transact((tx) => award(tx, gift, { now: morning, timeZone }))
  expect(await look(db)).toBe(1)
  expect(await look(db)).toBe(0)
  expect(await noticeLines(db, ada)).toEqual(['goal_affordable Enamel mug'])
  expect(await goalOf(db.reader, ada)).toMatchObject({ missing: 0 })
  const untold = await db.reader.selectFrom('saving_goals').select('uid').where('told_at', 'is', null).execute()
  expect(untold, 'nobody is looked at again for nothing').toEqual([])
})

/** Ada saves for a mug of 70 points, which she has but cannot spend for three days. */
async function pendingSaver() {
  const db = await freshDatabase()
  const ada = await addBuyer(db)
  const mug = await addProduct(db, { price: 70 })
  await saveFor(db, ada, mug.id)
  const gift = { uid: ada.user.uid, kind: 'earn', points: 70, reason: 'story', key: 'gift', pendingDays: 3 } as const
  await db.transact((tx) => award(tx, gift, { now: morning, timeZone }))
  return { db, ada }
}

test('pending points are not enough', async () => {
  const { db } = await pendingSaver()
  expect(await look(db)).toBe(0)
})

test('points that become available count, even if the wallet was not opened', async () => {
  const { db, ada } = await pendingSaver()
  expect(await look(db, new Date('2026-11-25T09:00:00Z'))).toBe(1)
  expect(await noticeLines(db, ada)).toEqual(['goal_affordable Enamel mug'])
})

test('a learner with enough points is notified when a sold-out goal is back, or when a later sale begins', async () => {
  const db = await freshDatabase()
  const [ada, bea] = [await addBuyer(db, { points: 50 }), await addBuyer(db, { points: 50 })]
  const mug = await addProduct(db, { price: 50, stock: 0 })
  const bag = await addProduct(db, {
    title: 'Bag',
    price: 50,
    purchasable: { from: '2026-11-22 00:00:00', until: null },
  })
  await saveFor(db, ada, mug.id)
  await saveFor(db, bea, bag.id)
  expect(await look(db)).toBe(0)
  await changeProduct(db, mug.id, { revision: 1, stock: 3, stock_seen: 0 }, { by: null, now: morning })
  expect(await look(db)).toBe(1)
  expect(await look(db, new Date('2026-11-22T00:00:00Z'))).toBe(1)
  expect([await noticeLines(db, ada), await noticeLines(db, bea)]).toEqual([
    ['goal_affordable Enamel mug'],
    ['goal_affordable Bag'],
  ])
})

test('a learner is notified of a goal only once they can see it in the shop again', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 50, country: 'DK' })
  const mug = await addProduct(db, { price: 50 })
  await saveFor(db, ada, mug.id)
  const restrictions = [{ type: 'country' as const, value: 'NO', rule: 'and' as const }]
  await changeProduct(db, mug.id, { revision: 1, restrictions }, { by: null, now: morning })
  expect(await look(db)).toBe(0)
  await changeProduct(db, mug.id, { revision: 2, restrictions: [] }, { by: null, now: morning })
  expect(await look(db)).toBe(1)
})

test('a goal that the learner sets while the job runs is announced by the next run', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 50 })
  const [mug, pen] = [await addProduct(db, { price: 50 }), await addProduct(db, { title: 'Pen', price: 50 })]
  await openShop(db)
  await saveFor(db, ada, mug.id)
  expect(await lookAsIs(afterReading(db, () => saveFor(db, ada, pen.id)))).toBe(0)
  expect(await look(db)).toBe(1)
  expect(await noticeLines(db, ada)).toEqual(['goal_affordable Pen'])
})

test('a goal that is dropped and set again while the job runs is announced once, as the new goal', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 50 })
  const mug = await addProduct(db, { price: 50 })
  await openShop(db)
  await saveFor(db, ada, mug.id)
  const setAgain = async () => {
    await dropGoal(db, ada, mug.id)
    await saveFor(db, { ...ada, now: later(1) }, mug.id)
  }
  expect(await lookAsIs(afterReading(db, setAgain))).toBe(0)
  expect(await look(db, later(2))).toBe(1)
  expect(await look(db, later(3))).toBe(0)
  expect(await noticeLines(db, ada)).toEqual(['goal_affordable Enamel mug'])
})

test('no goal is forgotten behind more than a thousand goals that cannot be bought', async () => {
  const db = await freshDatabase()
  const soldOut = await addProduct(db, { price: 50, stock: 0 })
  const cap = await addProduct(db, { title: 'Cap', price: 50 })
  const first = await addBuyer(db, { points: 50 })
  await saveFor(db, first, soldOut.id)
  await addAlike(db, first, 1000)
  const last = await addBuyer(db, { points: 50 })
  await saveFor(db, last, cap.id)
  expect(await look(db)).toBe(1)
  expect(await noticeLines(db, last)).toEqual(['goal_affordable Cap'])
})
