import { expect, test } from 'vitest'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { approve, cancelForBuyer } from '#server/shop/orders/decide.ts'
import { addBuyer, addProduct, buy, orderChange, visitAt } from '../shopFixture.ts'
import { addWaitingOrders, searchLedger, viewPurchase } from './ledgerDesk.ts'

/** Orders of one moment in each open state: 1 and 3 wait for a decision, 2 is approved, 4 waits for its delivery. */
async function oneMoment() {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100 })
  const trip = await addProduct(db, { fulfilment: 'approval', price: 7 })
  const cup = await addProduct(db, { fulfilment: 'manual', price: 5 })
  const ids: number[] = []
  for (const { id } of [trip, trip, trip, cup]) ids.push((await buy(db, ada, [id])).order.id)
  await approve(db, orderChange(ada, ids[1] ?? 0))
  return { db, ada, trip, ids }
}

test('orders that were placed at the same moment wait in the order of their numbers, whatever their state', async () => {
  const { db, ids } = await oneMoment()
  const { waiting } = await searchLedger(db)
  expect(waiting?.transactions.map(({ order }) => order?.id)).toEqual(ids)
  expect(waiting).toMatchObject({ count: 4, points: 26, isMore: false })
  expect(
    waiting?.transactions.flatMap(({ lots }) => lots),
    'only the page of an entry shows its lots',
  ).toEqual([])
  const queues = []
  for (const id of ids) queues.push((await viewPurchase(db, id)).queue)
  const [one, two, three, four] = ids
  expect(queues.map((queue) => [queue?.previous?.order?.id, queue?.position, queue?.next?.order?.id])).toEqual([
    [undefined, 1, two],
    [one, 2, three],
    [two, 3, four],
    [three, 4, one],
  ])
})

test('the only open order leads to no other', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100 })
  const cup = await addProduct(db, { fulfilment: 'manual' })
  const { order } = await buy(db, ada, [cup.id])
  expect((await viewPurchase(db, order.id)).queue).toEqual({
    position: 1,
    total: 1,
    previous: undefined,
    next: undefined,
  })
})

test('an order with a later number that was placed earlier waits before the others', async () => {
  const { db, ada, trip, ids } = await oneMoment()
  const early = (await buy(db, visitAt(ada, '2026-11-21T08:00:00Z'), [trip.id])).order.id
  const { waiting } = await searchLedger(db)
  expect(waiting?.transactions.map(({ order }) => order?.id)).toEqual([early, ...ids])
  expect((await viewPurchase(db, ids[0] ?? 0)).queue?.previous?.order?.id).toBe(early)
})

test('only the twenty oldest orders are shown, whatever they wait for', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 500 })
  const trip = await addProduct(db, { fulfilment: 'approval' })
  const cup = await addProduct(db, { fulfilment: 'manual' })
  const ids: number[] = []
  for (let made = 0; made < 24; made++) ids.push((await buy(db, ada, [made % 2 ? trip.id : cup.id])).order.id)
  const { waiting } = await searchLedger(db)
  expect(waiting?.transactions.map(({ order }) => order?.id)).toEqual(ids.slice(0, 20))
  expect(waiting?.count).toBe(24)
})

test('an order that has ended leads to the oldest open order, or to none', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100 })
  const cup = await addProduct(db, { fulfilment: 'manual' })
  const [one, two] = [(await buy(db, ada, [cup.id])).order.id, (await buy(db, ada, [cup.id])).order.id]
  await cancelForBuyer(db, orderChange(ada, two))
  const { queue } = await viewPurchase(db, two)
  expect(queue).toMatchObject({
    position: null,
    total: 1,
    previous: { order: { id: one } },
    next: { order: { id: one } },
  })
  await cancelForBuyer(db, orderChange(ada, one))
  expect((await viewPurchase(db, two)).queue).toEqual({
    position: null,
    total: 0,
    previous: undefined,
    next: undefined,
  })
})

test('a shop in which no order waits says so', async () => {
  const db = await freshDatabase()
  const { waiting } = await searchLedger(db)
  expect(waiting).toEqual({ transactions: [], count: 0, points: 0, isMore: false })
})

test('a thousand orders that wait are counted, and of more only their first thousand', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100 })
  const cup = await addProduct(db, { fulfilment: 'manual', price: 3 })
  await addWaitingOrders(db, ada.user.uid, { count: 999, at: '2026-11-20 10:00:00' })
  const { order } = await buy(db, ada, [cup.id])
  const { waiting } = await searchLedger(db)
  expect(waiting).toMatchObject({ count: 1000, points: 3000, isMore: false })
  expect((await viewPurchase(db, order.id)).queue).toMatchObject({ position: 1000, total: 1000 })
  const last = await buy(db, visitAt(ada, morning.toISOString()), [cup.id])
  const more = await searchLedger(db)
  expect(more.waiting).toMatchObject({ count: 1000, points: 3000, isMore: true })
  expect((await viewPurchase(db, last.order.id)).queue).toMatchObject({ position: null, total: 1001 })
})
