import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import type { LearnerVisit } from '#server/people/visit.ts'
import { award } from '#server/points/award.ts'
import { createSchedule } from '#server/points/schedules/saveSchedule.ts'
import { changeProduct } from '#server/shop/products/saveProduct.ts'
import { saveFor } from '#server/shop/wishes/goals.ts'
import { ScheduleTerms } from '#shared/points/scheduleTerms.ts'
import { freshDatabase, later, morning } from '#tests/support/freshDatabase.ts'
import { addBuyer, addProduct, buy, timeZone } from '../shopFixture.ts'
import { addAlike, look, noticeLines } from './waitingDesk.ts'

async function give(db: Database, { user: { uid } }: LearnerVisit, points: number, now: Date): Promise<void> {
  const gift = { uid, kind: 'earn', points, reason: 'story', key: `gift ${now.toISOString()}` } as const
  await db.transact((tx) => award(tx, gift, { now, timeZone }))
}

/** Adds a schedule whose points last a day. */
async function aDay(db: Database): Promise<number> {
  const terms = ScheduleTerms.parse({ type: 'rolling', amount: 1, unit: 'days' })
  const named = { name: 'A day', description: '', status: 'active', is_default: false } as const
  return (await createSchedule(db, { ...named, terms }, { by: null, now: morning })).id
}

test('a learner who spends the points on something else is notified again when they are enough again', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 50 })
  const [mug, pen] = [await addProduct(db, { price: 50 }), await addProduct(db, { title: 'Pen', price: 20 })]
  await saveFor(db, ada, mug.id)
  expect(await look(db)).toBe(1)
  await buy(db, ada, [pen.id])
  expect(await look(db, later(5))).toBe(0)
  await give(db, ada, 19, later(6))
  expect(await look(db, later(6))).toBe(0)
  await give(db, ada, 1, later(7))
  expect(await look(db, later(10))).toBe(1)
  expect(await look(db, later(11))).toBe(0)
  const goal = 'goal_affordable Enamel mug'
  expect(await noticeLines(db, ada)).toEqual([goal, 'order_state Pen', goal])
})

test('a learner whose points expire, or whose goal has a higher price, is notified again later', async () => {
  const db = await freshDatabase()
  const [ada, bea] = [await addBuyer(db), await addBuyer(db, { points: 50 })]
  const [mug, bag] = [await addProduct(db, { price: 50 }), await addProduct(db, { title: 'Bag', price: 50 })]
  const gift = { uid: ada.user.uid, kind: 'earn', points: 50, reason: 'story', key: 'gift' } as const
  const scheduleId = await aDay(db)
  await saveFor(db, ada, mug.id)
  await saveFor(db, bea, bag.id)
  await db.transact((tx) => award(tx, { ...gift, scheduleId }, { now: morning, timeZone }))
  expect(await look(db)).toBe(2)
  await changeProduct(db, bag.id, { revision: 1, price: 60 }, { by: null, now: morning })
  const [monday, tuesday] = [new Date('2026-11-23T09:00:00Z'), new Date('2026-11-24T09:00:00Z')]
  expect(await look(db, monday)).toBe(0)
  await give(db, ada, 50, tuesday)
  await changeProduct(db, bag.id, { revision: 2, price: 40 }, { by: null, now: tuesday })
  expect(await look(db, tuesday)).toBe(2)
})

test('a goal that sold out, left the shop or was paused is announced again when it can be bought again', async () => {
  const db = await freshDatabase()
  const [ada, bea] = [await addBuyer(db, { points: 50 }), await addBuyer(db, { points: 50 })]
  const mug = await addProduct(db, { price: 50, stock: 1 })
  await saveFor(db, ada, mug.id)
  expect(await look(db)).toBe(1)
  await buy(db, bea, [mug.id])
  expect(await look(db, later(5))).toBe(0)
  await changeProduct(db, mug.id, { revision: 1, stock_add: 5 }, { by: null, now: later(6) })
  expect(await look(db, later(10))).toBe(1)
  await changeProduct(db, mug.id, { revision: 2, status: 'paused' }, { by: null, now: later(11) })
  expect(await look(db, later(11))).toBe(0)
  await changeProduct(db, mug.id, { revision: 3, status: 'active' }, { by: null, now: later(12) })
  expect(await look(db, later(12))).toBe(1)
  await changeProduct(
    db,
    mug.id,
    { revision: 4, visible: { from: null, until: '2026-11-21 09:13:00' } },
    { by: null, now: later(12) },
  )
  expect(await look(db, later(13))).toBe(0)
  await changeProduct(db, mug.id, { revision: 5, visible: { from: null, until: null } }, { by: null, now: later(14) })
  expect(await look(db, later(14))).toBe(1)
  expect(await look(db, later(15))).toBe(0)
})

test('a learner who has bought the goal is notified again only when they may buy it again', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 50 })
  const mug = await addProduct(db, { price: 50, limit: { count: 1, period: 'day' } })
  await saveFor(db, ada, mug.id)
  expect(await look(db)).toBe(1)
  await buy(db, ada, [mug.id])
  expect(await look(db, later(5))).toBe(0)
  await give(db, ada, 50, later(6))
  expect(await look(db, later(7))).toBe(0)
  expect(await look(db, new Date('2026-11-22T09:00:00Z'))).toBe(1)
})

test('a learner who loses points and still has enough for the goal is not notified again', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 50 })
  const mug = await addProduct(db, { price: 50 })
  const gift = { uid: ada.user.uid, kind: 'earn', points: 20, reason: 'story', key: 'gift' } as const
  const scheduleId = await aDay(db)
  await db.transact((tx) => award(tx, { ...gift, scheduleId }, { now: morning, timeZone }))
  await saveFor(db, ada, mug.id)
  expect(await look(db)).toBe(1)
  expect(await look(db, new Date('2026-11-24T09:00:00Z'))).toBe(0)
  expect(await noticeLines(db, ada)).toEqual(['goal_affordable Enamel mug'])
})

test('all learners wait again for a goal that is paused, however many they are', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 50 })
  const mug = await addProduct(db, { price: 50 })
  await saveFor(db, ada, mug.id)
  expect(await look(db)).toBe(1)
  await addAlike(db, ada, 1000)
  await changeProduct(db, mug.id, { revision: 1, status: 'paused' }, { by: null, now: later(1) })
  expect(await look(db, later(2))).toBe(0)
  const settled = await db.reader.selectFrom('saving_goals').select('uid').where('told_at', 'is not', null).execute()
  expect(settled).toEqual([])
})
