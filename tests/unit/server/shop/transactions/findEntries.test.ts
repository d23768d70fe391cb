import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { cancelForBuyer, reject, takeReturn } from '#server/shop/orders/decide.ts'
import { entriesOfMembers } from '#server/shop/transactions/entriesOfMembers.ts'
import { entriesOfOrders } from '#server/shop/transactions/entriesOfOrders.ts'
import { findEntriesBehind } from '#server/shop/transactions/findEntries.ts'
import { latest } from '#server/shop/transactions/wantedEntries.ts'
import type { TransactionFilter } from '#shared/contract/transactions.ts'
import { fromInstant } from '#shared/instant.ts'
import { dayOf, startOfDay, endOfDay } from '#shared/zonedDays.ts'
import { demoDatabase, freshDatabase, later, morning } from '#tests/support/freshDatabase.ts'
import { addBuyer, timeZone } from '../shopFixture.ts'

test('every combination of filters finds the same entries as reading the whole ledger', async () => {
  const db = await ledgerWithRefunds()
  const found = await filtersOf(db)
  expect(found.length).toBeGreaterThan(200)
  for (const { filter, expected } of found) {
    const page = await findEntriesBehind(db.reader, filter, { last: undefined, limit: 25, timeZone })
    expect(idsOf(page.entries), JSON.stringify(filter)).toEqual(idsOf(expected.slice(0, 25)))
    expect(page.isLastPage).toBe(expected.length <= 25)
    const middle = expected[Math.floor(expected.length / 2)]
    const behind = await findEntriesBehind(db.reader, filter, { last: middle, limit: 25, timeZone })
    const rest = middle ? expected.slice(expected.indexOf(middle) + 1) : []
    expect(idsOf(behind.entries), JSON.stringify(filter)).toEqual(idsOf(rest.slice(0, 25)))
  }
})

test('many orders and large organisations have the same entries as few', async () => {
  const db = await ledgerWithRefunds()
  for (const { filter, expected } of await filtersOf(db)) {
    const isOfOrders = filter.state !== undefined || filter.product !== undefined
    if (filter.uid !== undefined || filter.order !== undefined) continue
    if (!isOfOrders && filter.organization === undefined) continue
    const middle = expected[Math.floor(expected.length / 3)]
    for (const last of [undefined, middle]) {
      const [from, until] = [
        filter.from && startOfDay(filter.from, timeZone),
        filter.until && endOfDay(filter.until, timeZone),
      ]
      const wanted = { ...filter, from, until, last, limit: 26 }
      const rest = last ? expected.slice(expected.indexOf(last) + 1) : expected
      const found = isOfOrders
        ? await entriesOfOrders(db.reader, wanted, 0)
        : await entriesOfMembers(db.reader, filter.organization ?? 0, wanted, 0)
      expect(idsOf(latest(found, wanted)), JSON.stringify(filter)).toEqual(idsOf(rest.slice(0, 26)))
    }
  }
})

test('a page that has fewer entries than an organisation has members holds the newest of all its members', async () => {
  const db = await ledgerWithRefunds()
  const filters = (await filtersOf(db)).filter(
    ({ filter: { organization, state, product } }) => organization !== undefined && !state && product === undefined,
  )
  expect(filters.length).toBeGreaterThan(10)
  for (const { filter, expected } of filters) {
    const page = await findEntriesBehind(db.reader, filter, { last: undefined, limit: 2, timeZone })
    expect(idsOf(page.entries), JSON.stringify(filter)).toEqual(idsOf(expected.slice(0, 2)))
  }
})

test('entries are sorted by their moment, also one that was written after a later one', async () => {
  const db = await freshDatabase()
  const points = 5
  const late = await addBuyer(db, { points, now: later(5) })
  const early = await addBuyer(db, { points, now: later(0) })
  for (const kind of [undefined, ['earn' as const, 'refund' as const]]) {
    const { entries } = await findEntriesBehind(db.reader, { kind }, { last: undefined, limit: 2, timeZone })
    expect(entries.map(({ uid }) => uid)).toEqual([late.user.uid, early.user.uid])
  }
})

/** The demo academy, in which some orders have ended. */
async function ledgerWithRefunds(): Promise<Database> {
  const db = await demoDatabase()
  const orders = await db.reader.selectFrom('orders').select(['id', 'state']).orderBy('id').execute()
  for (const [place, { id: orderId, state }] of orders.entries()) {
    if (place % 3 === 0) continue
    const change = { orderId, actor: 1, reason: 'Closed', now: morning, timeZone: 'UTC' }
    if (state === 'fulfilled') await takeReturn(db, change)
    if (state === 'pending_approval') await reject(db, change)
    if (state === 'placed' || state === 'approved') await cancelForBuyer(db, change)
  }
  return db
}

/** Filters of orders and organisations, each with all its entries, the newest first. */
async function filtersOf(db: Database) {
  const entries = await db.reader
    .selectFrom('point_entries')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const orders = await db.reader.selectFrom('orders').select(['id', 'state']).execute()
  const lines = await db.reader.selectFrom('order_lines').select(['order_id', 'product_id']).execute()
  const members = await db.reader.selectFrom('user_organizations').selectAll().execute()
  const stateOf = new Map(orders.map(({ id, state }) => [id, state]))
  const products = new Set(lines.slice(0, 6).map(({ product_id }) => product_id))
  const organizations = new Set(members.slice(0, 4).map(({ organization_id }) => organization_id))
  const filters: TransactionFilter[] = []
  for (const kind of [undefined, ['purchase'], ['refund', 'purchase'], ['earn', 'refund']] as const) {
    for (const state of [
      undefined,
      ['fulfilled'],
      ['returned', 'rejected'],
      ['placed', 'cancelled_by_admin'],
    ] as const) {
      for (const product of [undefined, ...products]) {
        for (const organization of [undefined, ...organizations]) {
          if (!state && product === undefined && organization === undefined) continue
          filters.push({ kind: kind && [...kind], state: state && [...state], product, organization })
        }
      }
    }
  }
  const [first, last] = [entries.at(-100), entries[100]]
  const days = [
    { from: dayOfEntry(first) },
    { until: dayOfEntry(last) },
    { from: dayOfEntry(first), until: dayOfEntry(last) },
  ]
  const buyer = entries.find(({ kind, at }) => kind === 'purchase' && dayOfEntry({ at }) === dayOfEntry(last))
  const [uid, order] = [buyer?.uid, buyer?.order_id ?? undefined]
  const [product] = products
  const [organization] = organizations
  const narrow: TransactionFilter[] = [
    { uid },
    { order },
    { uid, order },
    { order, product },
    { uid, kind: ['earn' as const] },
    { uid, state: ['fulfilled' as const], organization },
    { order, kind: ['purchase' as const] },
  ]
  const others: TransactionFilter[] = [{}, { kind: ['earn'] }, { kind: ['refund', 'purchase', 'earn'] }, ...narrow]
  for (const other of [...others, { product }, { state: ['placed', 'returned'] as const }, { organization }]) {
    for (const day of [{}, ...days]) filters.push({ ...other, state: other.state && [...other.state], ...day })
  }
  return filters.map((filter) => {
    const { kind, state, uid, order, product, organization, from, until } = filter
    const expected = entries.filter(
      (entry) =>
        (!kind || kind.includes(entry.kind)) &&
        (uid === undefined || entry.uid === uid) &&
        (order === undefined || entry.order_id === order) &&
        (from === undefined || dayOfEntry(entry) >= from) &&
        (until === undefined || dayOfEntry(entry) <= until) &&
        (!state || state.some((wanted) => wanted === stateOf.get(entry.order_id ?? 0))) &&
        (product === undefined ||
          lines.some(({ order_id, product_id }) => order_id === entry.order_id && product_id === product)) &&
        (organization === undefined ||
          members.some(({ uid, organization_id }) => uid === entry.uid && organization_id === organization)),
    )
    return { filter, expected }
  })
}

/** The day of an entry on the site's clock. */
function dayOfEntry(entry: { at: string } | undefined): string {
  return entry ? dayOf(fromInstant(entry.at), timeZone).toString() : ''
}

function idsOf(entries: readonly { id: number }[]): number[] {
  return entries.map(({ id }) => id)
}
