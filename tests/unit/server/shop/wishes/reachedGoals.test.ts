import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { takeCheckoutAction } from '#server/shop/checkout/takeCheckoutAction.ts'
import { goalOf, saveFor } from '#server/shop/wishes/goals.ts'
import { boughtAddress } from '#shared/shop/boughtAddress.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { addBuyer, addProduct, addTraining, buy, openShop, visitAt } from '../shopFixture.ts'
import { addAlike, look, lookAsIs, noticeLines } from './waitingDesk.ts'

const once = { limit: { count: 1, period: 'lifetime' } } as const

test('a purchase after which the learner can never buy the goal again ends the goal and says so', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100 })
  const mug = await addProduct(db, { limit: { count: 2, period: 'lifetime' } })
  await saveFor(db, ada, mug.id)
  expect(await buy(db, ada, [mug.id])).not.toHaveProperty('goal_reached')
  expect(await goalOf(db.reader, ada)).toMatchObject({ product: { id: mug.id } })
  const answer = await buy(db, ada, [mug.id])
  expect(answer).toHaveProperty('goal_reached', true)
  expect(boughtAddress(answer)).toBe(`/incentives/purchase-success?order=${answer.order.id}&notice=goal-reached`)
  expect(await goalOf(db.reader, ada)).toBeNull()
  expect(await look(db)).toBe(0)
})

test('a goal that can be bought again, a goal of another product and a goal of another learner stay', async () => {
  const db = await freshDatabase()
  const [ada, bea, cleo] = [await addBuyer(db, { points: 50 }), await addBuyer(db, { points: 50 }), await addBuyer(db)]
  const [pen, mug] = [await addProduct(db, { title: 'Pen' }), await addProduct(db, once)]
  for (const [visit, { id }] of [
    [ada, pen],
    [bea, pen],
    [cleo, mug],
  ] as const)
    await saveFor(db, visit, id)
  expect(boughtAddress(await buy(db, ada, [pen.id]))).not.toContain('notice')
  await buy(db, bea, [mug.id])
  const goals = await Promise.all([ada, bea, cleo].map(async (visit) => (await goalOf(db.reader, visit))?.product.id))
  expect(goals).toEqual([pen.id, pen.id, mug.id])
})

test('a place in a training ends a goal with the same training', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 50 })
  const training = { type: 'training', training: await addTraining(db) } as const
  const [place, other] = [await addProduct(db, training), await addProduct(db, { ...training, price: 20 })]
  await saveFor(db, ada, other.id)
  expect(await buy(db, ada, [place.id])).toHaveProperty('goal_reached', true)
  expect(await goalOf(db.reader, ada)).toBeNull()
})

test('a purchase that is refused leaves the goal, and a repeated form says again that it is reached', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 10 })
  const mug = await addProduct(db, { ...once, stock: 1 })
  await saveFor(db, ada, mug.id)
  await expect(buy(db, ada, [mug.id, mug.id])).rejects.toThrow()
  expect(await goalOf(db.reader, ada)).not.toBeNull()
  const form = { key: 'one-purchase-by-form', expected_price: String(mug.price) }
  const first = await takeCheckoutAction(db, ada, mug.id, form)
  expect(first).toHaveProperty('goal_reached', true)
  expect(await takeCheckoutAction(db, ada, mug.id, form)).toEqual(first)
})

test('goals that are at the limit of their product cost the job no transaction, until the next period', async () => {
  const db = await freshDatabase()
  await openShop(db)
  const ada = await addBuyer(db, { points: 100 })
  const mug = await addProduct(db, { limit: { count: 1, period: 'month' } })
  await saveFor(db, ada, mug.id)
  expect(await buy(db, ada, [mug.id])).not.toHaveProperty('goal_reached')
  const { db: counting, transactions } = counted(db)
  expect(await lookAsIs(counting)).toBe(0)
  expect(transactions()).toBe(0)
  const december = visitAt(ada, '2026-12-01T09:00:00Z')
  expect(await look(db, december.now)).toBe(1)
  expect(await noticeLines(db, ada)).toEqual(['order_state Enamel mug', 'goal_affordable Enamel mug'])
})

test('goals of blocked learners and of learners outside the audience cost the job no transaction', async () => {
  const db = await freshDatabase()
  await openShop(db)
  const [ada, bea] = [await addBuyer(db, { points: 50 }), await addBuyer(db, { points: 50, country: 'NO' })]
  const mug = await addProduct(db)
  const restrictions = [{ type: 'country' as const, value: 'DK', rule: 'and' as const }]
  const bag = await addProduct(db, { title: 'Bag', restrictions })
  await saveFor(db, ada, mug.id)
  await saveFor(db, { ...bea, user: { ...bea.user, country: 'DK' } }, bag.id)
  await addAlike(db, bea, 20)
  await db.transact((tx) =>
    tx.updateTable('users').set({ status: 'blocked' }).where('uid', '=', ada.user.uid).execute(),
  )
  const { db: counting, transactions } = counted(db)
  expect(await lookAsIs(counting)).toBe(0)
  expect(transactions()).toBe(0)
})

/** The database, with the number of its transactions from now on. */
function counted(db: Database) {
  let transactions = 0
  const counting: Database = {
    ...db,
    transact(run) {
      transactions++
      return db.transact(run)
    },
  }
  return { db: counting, transactions: () => transactions }
}
