import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { fulfil } from '#server/shop/orders/decide.ts'
import { openStates } from '#shared/shop/orderTransitions.ts'
import { demoDatabase, freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { addBuyer, addProduct, buy } from '../shopFixture.ts'
import { searchLedger, viewPurchase } from './ledgerDesk.ts'

test('all open orders wait for the team, counted and the oldest first', async () => {
  const db = await demoDatabase()
  const open = await openOrders(db)
  const { waiting } = await searchLedger(db)
  expect(waiting?.count).toBe(open.length)
  expect(waiting?.points).toBe(open.reduce((sum, { total }) => sum + total, 0))
  expect(waiting?.isMore).toBe(false)
  expect(waiting?.transactions.map(({ order }) => order?.id)).toEqual(open.slice(0, 20).map(({ id }) => id))
  expect(new Set(waiting?.transactions.map(({ kind }) => kind))).toEqual(new Set(['purchase']))
})

test('the waiting orders are not above a filtered list, a search or an older page', async () => {
  const db = await demoDatabase()
  const [entry] = (await searchLedger(db)).found.data
  for (const asked of [{ filter: { kind: ['earn' as const] } }, { search: 'Amoah' }, { after: entry?.id }]) {
    expect((await searchLedger(db, asked)).waiting, JSON.stringify(asked)).toBeUndefined()
  }
})

test('older pages of a search by name hold only entries of the person that was found', async () => {
  const db = await demoDatabase()
  const { people, found } = await searchLedger(db, { search: 'Amoah' })
  const [person] = people
  expect(new Set(found.data.map(({ uid }) => uid))).toEqual(new Set([person?.uid]))
  const older = await searchLedger(db, { search: 'Amoah', after: found.data[0]?.id })
  expect(older.found.data.map(({ id }) => id)).toEqual(found.data.slice(1).map(({ id }) => id))
  expect(older.narrowed.uid).toBe(person?.uid)
})

test('a number finds its order, and a name that no user has finds nothing', async () => {
  const db = await demoDatabase()
  const [order] = await openOrders(db)
  const { found, people } = await searchLedger(db, { search: String(order?.id) })
  expect(new Set(found.data.map((entry) => entry.order?.id))).toEqual(new Set([order?.id]))
  expect(people).toEqual([])
  expect((await searchLedger(db, { search: 'Nobody has this name' })).found.data).toEqual([])
})

test('words with a number in them are a name, and so is a number that is too long for an order', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 5 })
  const { uid, full_name } = ada.user
  const { people, found, narrowed } = await searchLedger(db, { search: full_name })
  expect(full_name).toMatch(/\d$/)
  expect([people, found.data.map((entry) => entry.uid), narrowed]).toMatchObject([[{ uid, full_name }], [uid], { uid }])
  for (const search of ['3rd class', '1234567890']) {
    const { narrowed, found } = await searchLedger(db, { search })
    expect(narrowed, search).toEqual({ uid: undefined })
    expect(found, search).toEqual({ data: [], meta: { limit: 50, next: null, isLastPage: true, total: null } })
  }
})

test('the number of an order finds no people, even if it is in a name, and a list without a search names none', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 50 })
  const { order } = await buy(db, ada, [(await addProduct(db)).id])
  await db.transact((tx) =>
    tx
      .updateTable('users')
      .set({ full_name: `Ada ${order.id}` })
      .execute(),
  )
  const { people, narrowed } = await searchLedger(db, { search: `${order.id}` })
  expect([people, narrowed]).toEqual([[], { order: order.id }])
  const all = await searchLedger(db, { filter: { uid: undefined, kind: undefined } })
  expect([all.people, all.narrowed.uid, all.person]).toEqual([[], undefined, undefined])
  expect(all.waiting, 'filters without a value filter nothing').toBeDefined()
})

test('the filters of a link have names: the person and the product', async () => {
  const db = await demoDatabase()
  const user = await db.reader.selectFrom('users').select(['uid', 'full_name']).limit(1).executeTakeFirstOrThrow()
  const product = await db.reader.selectFrom('products').select(['id', 'title']).limit(1).executeTakeFirstOrThrow()
  const { person, products } = await searchLedger(db, { filter: { uid: user.uid, product: product.id } })
  expect(person).toBe(user.full_name)
  expect(products).toContainEqual(product)
})

test('an open order leads to the next one, the last to the oldest, and a delivered one to those that wait', async () => {
  const db = await demoDatabase()
  const open = await openOrders(db)
  const queues = []
  for (const { id } of open) queues.push((await viewPurchase(db, id)).queue)
  expect(queues.map((queue) => queue?.position)).toEqual(open.map((_, at) => at + 1))
  expect(queues.map((queue) => queue?.next?.order?.id)).toEqual([...open.slice(1), open[0]].map((order) => order?.id))
  expect(queues.map((queue) => queue?.previous?.order?.id)).toEqual([
    undefined,
    ...open.slice(0, -1).map(({ id }) => id),
  ])
  const second = open[1]!
  const ready = open.find(({ state }) => state !== 'pending_approval')!
  await fulfil(db, { orderId: ready.id, actor: 1, reason: '', now: morning, timeZone: 'UTC' })
  const { queue: delivered } = await viewPurchase(db, ready.id)
  expect(delivered).toMatchObject({ position: null, total: open.length - 1 })
  expect(delivered?.next?.order?.id).toBe(ready.id === open[0]?.id ? second.id : open[open.indexOf(ready) + 1]?.id)
})

function openOrders(db: Database) {
  return db.reader
    .selectFrom('orders')
    .select(['id', 'total', 'state'])
    .where('state', 'in', openStates)
    .orderBy('placed_at')
    .orderBy('id')
    .execute()
}

test('each organisation can be chosen, also the last of several hundred', async () => {
  const db = await demoDatabase()
  const rows = Array.from({ length: 300 }, (_, index) => ({ name: `Ward ${String(index).padStart(3, '0')}` }))
  await db.transact((tx) => tx.insertInto('organizations').values(rows).execute())
  const { organizations } = await searchLedger(db)
  expect(organizations.map(({ name }) => name)).toEqual(expect.arrayContaining(rows.map(({ name }) => name)))
})
