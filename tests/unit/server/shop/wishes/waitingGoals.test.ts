import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { award } from '#server/points/award.ts'
import { createSchedule } from '#server/points/schedules/saveSchedule.ts'
import { dropGoal, goalOf, saveFor } from '#server/shop/wishes/goals.ts'
import { changeProduct } from '#server/shop/products/saveProduct.ts'
import type { LearnerVisit } from '#server/people/visit.ts'
import { ScheduleTerms } from '#shared/points/scheduleTerms.ts'
import { freshDatabase, later, morning } from '#tests/support/freshDatabase.ts'
import { buy, addBuyer, addProduct, openShop, timeZone } from '../shopFixture.ts'
import { afterReading, look, lookAsIs, told } from './waitingDesk.ts'

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
  expect(await told(db, ada)).toEqual(['goal_affordable Enamel mug'])
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
  expect(await told(db, ada)).toEqual(['goal_affordable Enamel mug'])
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
  await changeProduct(db, mug.id, { revision: 1, stock: 3, stock_seen: 0 }, morning)
  expect(await look(db)).toBe(1)
  expect(await look(db, new Date('2026-11-22T00:00:00Z'))).toBe(1)
  expect([await told(db, ada), await told(db, bea)]).toEqual([['goal_affordable Enamel mug'], ['goal_affordable Bag']])
})

test('a learner is notified of a goal only once they can see it in the shop again', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 50, country: 'DK' })
  const mug = await addProduct(db, { price: 50 })
  await saveFor(db, ada, mug.id)
  const restrictions = [{ type: 'country' as const, value: 'NO', rule: 'and' as const }]
  await changeProduct(db, mug.id, { revision: 1, restrictions }, morning)
  expect(await look(db)).toBe(0)
  await changeProduct(db, mug.id, { revision: 2, restrictions: [] }, morning)
  expect(await look(db)).toBe(1)
})

async function give(db: Database, { user: { uid } }: LearnerVisit, points: number, now: Date): Promise<void> {
  const gift = { uid, kind: 'earn', points, reason: 'story', key: `gift ${now.toISOString()}` } as const
  await db.transact((tx) => award(tx, gift, { now, timeZone }))
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
  expect(await told(db, ada)).toEqual([goal, 'order_state Pen', goal])
})

test('a learner whose points expire, or whose goal has a higher price, is notified again later', async () => {
  const db = await freshDatabase()
  const [ada, bea] = [await addBuyer(db), await addBuyer(db, { points: 50 })]
  const [mug, bag] = [await addProduct(db, { price: 50 }), await addProduct(db, { title: 'Bag', price: 50 })]
  const gift = { uid: ada.user.uid, kind: 'earn', points: 50, reason: 'story', key: 'gift' } as const
  const terms = ScheduleTerms.parse({ type: 'rolling', amount: 1, unit: 'days' })
  const named = { name: 'A day', description: '', status: 'active', is_default: false } as const
  const { id: scheduleId } = await createSchedule(db, { ...named, terms }, morning)
  await saveFor(db, ada, mug.id)
  await saveFor(db, bea, bag.id)
  await db.transact((tx) => award(tx, { ...gift, scheduleId }, { now: morning, timeZone }))
  expect(await look(db)).toBe(2)
  await changeProduct(db, bag.id, { revision: 1, price: 60 }, morning)
  const [monday, tuesday] = [new Date('2026-11-23T09:00:00Z'), new Date('2026-11-24T09:00:00Z')]
  expect(await look(db, monday)).toBe(0)
  await give(db, ada, 50, tuesday)
  await changeProduct(db, bag.id, { revision: 2, price: 40 }, tuesday)
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
  await changeProduct(db, mug.id, { revision: 1, stock_add: 5 }, later(6))
  expect(await look(db, later(10))).toBe(1)
  await changeProduct(db, mug.id, { revision: 2, status: 'paused' }, later(11))
  expect(await look(db, later(11))).toBe(0)
  await changeProduct(db, mug.id, { revision: 3, status: 'active' }, later(12))
  expect(await look(db, later(12))).toBe(1)
  await changeProduct(db, mug.id, { revision: 4, visible: { from: null, until: '2026-11-21 09:13:00' } }, later(12))
  expect(await look(db, later(13))).toBe(0)
  await changeProduct(db, mug.id, { revision: 5, visible: { from: null, until: null } }, later(14))
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

test('a goal that the learner sets while the job runs is announced by the next run', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 50 })
  const [mug, pen] = [await addProduct(db, { price: 50 }), await addProduct(db, { title: 'Pen', price: 50 })]
  await openShop(db)
  await saveFor(db, ada, mug.id)
  expect(await lookAsIs(afterReading(db, () => saveFor(db, ada, pen.id)))).toBe(0)
  expect(await look(db)).toBe(1)
  expect(await told(db, ada)).toEqual(['goal_affordable Pen'])
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
  expect(await told(db, ada)).toEqual(['goal_affordable Enamel mug'])
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
  expect(await told(db, last)).toEqual(['goal_affordable Cap'])
})

/** Adds users with the same points and the same goal. */
async function addAlike(db: Database, { user: { uid } }: LearnerVisit, count: number): Promise<void> {
  await db.transact(async (tx) => {
    const { uid: _, ...user } = await tx
      .selectFrom('users')
      .selectAll()
      .where('uid', '=', uid)
      .executeTakeFirstOrThrow()
    const wallet = await tx.selectFrom('wallets').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow()
    const goal = await tx.selectFrom('saving_goals').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow()
    for (let n = 0; n < count; n++) {
      const keys = { name: `alike${n}`, mail: `alike${n}@saltmarsh.test` }
      const named = { ...user, ...keys, name_key: keys.name, mail_key: keys.mail }
      const alike = await tx.insertInto('users').values(named).returning('uid').executeTakeFirstOrThrow()
      await tx
        .insertInto('wallets')
        .values({ ...wallet, ...alike })
        .execute()
      await tx
        .insertInto('saving_goals')
        .values({ ...goal, ...alike })
        .execute()
    }
  })
}
