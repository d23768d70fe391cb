import { expect, test } from 'vitest'
import { approve } from '#server/shop/orders/decide.ts'
import { oldestUndecided, openOrders } from '#server/shop/overview/openOrders.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { addBuyer, addProduct, buy, orderChange, timeZone, visitAt } from '../shopFixture.ts'

const now = new Date('2026-11-21T12:00:00Z')

/** A shop with a trip, which waits for a decision, and a cup and a mug, which wait for their delivery. */
async function harbour() {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100, now: new Date('2026-11-01T10:00:00Z') })
  const boss = await addBuyer(db)
  const trip = await addProduct(db, { title: 'Trip', price: 7, fulfilment: 'approval' })
  const cup = await addProduct(db, { title: 'Cup', price: 3, fulfilment: 'manual' })
  const mug = await addProduct(db, { title: 'Mug', price: 3, fulfilment: 'manual' })
  const order = async (at: string, ...products: { id: number }[]) => {
    const bought = await buy(
      db,
      visitAt(ada, at),
      products.map(({ id }) => id),
    )
    return bought.order.id
  }
  return { db, boss, trip, cup, mug, order, read: () => openOrders(db.reader, { now, timeZone }) }
}

test('open orders are counted by the step that they wait for and by their age, the youngest first', async () => {
  const { db, boss, trip, cup, order, read } = await harbour()
  const approved = await order('2026-11-10T10:00:00Z', trip)
  await approve(db, orderChange(boss, approved))
  await order('2026-11-10T11:00:00Z', trip)
  await order('2026-11-12T11:00:00Z', cup)
  await order('2026-11-21T09:00:00Z', trip)
  await order('2026-11-21T10:00:00Z', trip)
  const { oldest, ...counts } = await read()
  expect(counts).toEqual({
    open: 5,
    to_decide: 3,
    to_hand_over: 2,
    ages: [
      { days: 0, to_decide: 2, to_hand_over: 0 },
      { days: 9, to_decide: 0, to_hand_over: 1 },
      { days: 11, to_decide: 1, to_hand_over: 1 },
    ],
  })
  expect(oldest).toHaveLength(5)
})

test('an order whose day begins only after that of this node is no day old', async () => {
  const { cup, order, read } = await harbour()
  await order('2026-11-22T12:00:00Z', cup)
  expect((await read()).ages).toEqual([{ days: 0, to_decide: 0, to_hand_over: 1 }])
})

test('the five oldest open orders are named by their first product, and the oldest one without a decision apart', async () => {
  const { db, trip, cup, mug, order, read } = await harbour()
  expect(await oldestUndecided(db.reader)).toBeUndefined()
  await order('2026-11-12T11:00:00Z', trip)
  const undecided = await order('2026-11-11T11:00:00Z', trip, cup)
  const ids = [await order('2026-11-10T10:00:00Z', cup, mug)]
  for (const minute of [1, 2, 3, 4]) ids.push(await order(`2026-11-10T11:0${minute}:00Z`, mug))
  const { oldest } = await read()
  expect(oldest.map(({ id }) => id)).toEqual(ids)
  expect(oldest.map(({ title }) => title)).toEqual(['Cup', 'Mug', 'Mug', 'Mug', 'Mug'])
  expect(oldest[1]).toEqual({
    id: ids[1],
    state: 'placed',
    placed_at: '2026-11-10 11:01:00',
    total: 3,
    title: 'Mug',
    buyer: expect.stringMatching(/^Buyer buyer\d+$/),
  })
  expect(await oldestUndecided(db.reader)).toMatchObject({ id: undecided, state: 'pending_approval', title: 'Trip' })
})
