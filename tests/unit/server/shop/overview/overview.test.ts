import { describe, expect, test } from 'vitest'
import { ScheduleTerms } from '#shared/points/scheduleTerms.ts'
import { award } from '#server/points/award.ts'
import { adjust } from '#server/points/adjust.ts'
import { createSchedule } from '#server/points/schedules/saveSchedule.ts'
import { reconcile } from '#server/points/reconcile.ts'
import { countSums } from '#server/points/sums/countSums.ts'
import { cancelOrder } from '#server/shop/orders/cancel.ts'
import { overview } from '#server/shop/overview/overview.ts'
import { takeWishAction } from '#server/shop/wishes/takeWishAction.ts'
import { loadSite } from '#server/site/site.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { obey } from '../../points/earning/earningSite.ts'
import { addBuyer, addProduct, buy, timeZone, visitAt } from '../shopFixture.ts'
import { lookAt, overviewNow, overviewReading, overviewStart } from './overviewDesk.ts'

const start = overviewStart
const now = overviewNow

/**
 * Ada earned 500 and Ben 300 in the first week of November. Ada bought a mug for 100 and cancelled one for 40; a trip
 * for 200 waits for a decision since the 10th. Ben lost 50 by hand.
 */
async function november() {
  const db = await freshDatabase()
  const terms = ScheduleTerms.parse({ type: 'rolling', amount: 2, unit: 'months' })
  await createSchedule(
    db,
    { name: 'Two months', description: '', terms, status: 'active', is_default: true },
    { by: null, now: start },
  )
  const ada = await addBuyer(db, { points: 500, now: start })
  const ben = await addBuyer(db, { points: 300, now: start })
  const mug = await addProduct(db, { price: 100, stock: 3, low_stock_at: 5 })
  const cup = await addProduct(db, { title: 'Cup', price: 40, stock: 1, fulfilment: 'manual' })
  const trip = await addProduct(db, { title: 'Boat trip', price: 200, fulfilment: 'approval' })
  await buy(db, visitAt(ada, '2026-11-10T10:00:00Z'), [mug.id])
  await buy(db, visitAt(ada, '2026-11-10T11:00:00Z'), [trip.id])
  const { order } = await buy(db, visitAt(ada, '2026-11-17T10:00:00Z'), [cup.id])
  await cancelOrder(db, visitAt(ada, '2026-11-17T10:05:00Z'), order.id)
  const taking = { uid: ben.user.uid, amount: -50, reason: 'Mistake' }
  const adjustment = { ...taking, actor: ada.user.uid, key: 'story:taking' }
  await adjust(db, adjustment, { now: new Date('2026-11-18T10:00:00Z'), timeZone })
  return { db, ada, ben, mug, cup, trip }
}

describe('the overview of a ledger that was made by hand', () => {
  test('shows its balance, its weeks and what was redeemed, before and after the daily job counted', async () => {
    const { db } = await november()
    const live = await lookAt(db)
    expect(live.outstanding).toMatchObject({ points: 450, holders: null })
    expect(live.weeks).toHaveLength(13)
    expect(live.weeks.slice(-3)).toEqual([
      { ...week('2026-11-02', '2026-11-08'), issued: 800 },
      { ...week('2026-11-09', '2026-11-15'), spent: 300, purchases: 2 },
      { ...week('2026-11-16', '2026-11-22'), spent: 40, refunded: 40, taken_back: 50, purchases: 1 },
    ])
    expect(live.redemption).toMatchObject({ since: '2025-11-22', issued: 800, redeemed: 300, rate: 0.375 })
    expect(live.outstanding.trend.slice(-2)).toEqual([
      { day: '2026-10-31', points: 0 },
      { day: '2026-11-21', points: 450 },
    ])
    await countSums(db, { findings: await reconcile(db), begun: now }, { now, timeZone })
    const kept = await lookAt(db)
    expect(kept).toEqual({
      ...live,
      outstanding: { ...live.outstanding, holders: 2 },
      ledger: { at: '2026-11-21 12:00:00', wallets: 2, findings: 0 },
    })
  })

  test('shows the points that expire within 30, 60 and 90 days, and who loses them', async () => {
    const { db, ada, ben } = await november()
    const { expiring } = await lookAt(db)
    expect(expiring).toEqual({
      within: [
        { days: 30, until: '2026-12-21', points: 0 },
        { days: 60, until: '2027-01-20', points: 450 },
        { days: 90, until: '2027-02-19', points: 450 },
      ],
      dates: [{ date: '2027-01-03', points: 450 }],
      people: [
        { uid: ben.user.uid, full_name: ben.user.full_name, points: 250, date: '2027-01-03', days: 43 },
        { uid: ada.user.uid, full_name: ada.user.full_name, points: 200, date: '2027-01-03', days: 43 },
      ],
    })
  })

  test('shows the points that a learner loses with the day on which exactly these end', async () => {
    const db = await freshDatabase()
    const ada = await addBuyer(db)
    const schedules = [
      { points: 10, amount: 3 },
      { points: 490, amount: 85 },
    ]
    for (const { points, amount } of schedules) {
      const terms = ScheduleTerms.parse({ type: 'rolling', amount, unit: 'days' })
      const name = `${amount} days`
      const { id } = await createSchedule(
        db,
        { name, description: '', terms, status: 'active', is_default: false },
        { by: null, now },
      )
      const earning = { uid: ada.user.uid, kind: 'earn', points, reason: name, key: name, scheduleId: id } as const
      await db.transact((tx) => award(tx, earning, { now, timeZone }))
    }
    const { people } = (await lookAt(db)).expiring
    expect(people).toMatchObject([
      { uid: ada.user.uid, points: 490, date: '2027-02-14', days: 85 },
      { uid: ada.user.uid, points: 10, date: '2026-11-24', days: 3 },
    ])
  })

  test('shows the open orders with their age', async () => {
    const { db, ada } = await november()
    const { orders } = await lookAt(db)
    expect(orders).toMatchObject({ open: 1, to_decide: 1, to_hand_over: 0 })
    expect(orders.ages).toEqual([{ days: 11, to_decide: 1, to_hand_over: 0 }])
    expect(orders.oldest).toMatchObject([{ title: 'Boat trip', buyer: ada.user.full_name, total: 200 }])
  })
})

describe('the overview of the shop', () => {
  test('counts the days of an order on the site’s clock, in zones of half an hour too', async () => {
    const db = await freshDatabase()
    const { features } = await loadSite(db.reader)
    const ada = await addBuyer(db, { points: 50, now: start })
    const cup = await addProduct(db, { price: 40, fulfilment: 'manual' })
    // A quarter past midnight in Kolkata.
    await buy(db, visitAt(ada, '2026-11-20T18:45:00Z'), [cup.id])
    const zone = { now: new Date('2026-11-20T19:00:00Z'), timeZone: 'Asia/Kolkata' }
    const { orders } = await overview(db.reader, { features, ...zone, ...overviewReading })
    expect(orders.ages).toEqual([{ days: 0, to_decide: 0, to_hand_over: 1 }])
  })

  test('counts a product that is not in the shop yet neither as on sale nor as sold out', async () => {
    const db = await freshDatabase()
    await addProduct(db, { stock: 3 })
    await addProduct(db, { stock: 0 })
    await addProduct(db, { stock: 1, low_stock_at: 2 })
    await addProduct(db, { stock: 0, visible: { from: '2026-12-01 00:00:00', until: null } })
    await addProduct(db, { stock: 4, purchasable: { from: '2026-12-01 00:00:00', until: null } })
    await addProduct(db, { stock: 0, purchasable: { from: null, until: '2026-11-20 00:00:00' } })
    const { facts, stock } = await lookAt(db)
    expect(facts.products).toEqual({ active: 2, low: 1, sold_out: 1 })
    expect(stock.map(({ left }) => left)).toEqual([0, 1])
  })
})

describe('the things that need attention', () => {
  test('begin with the orders that wait, and name what learners wait for', async () => {
    const { db, ben, mug, cup } = await november()
    await buy(db, visitAt(ben, '2026-11-19T10:00:00Z'), [cup.id])
    await takeWishAction(db, visitAt(ben, '2026-11-19T11:00:00Z'), cup.id, 'wish')
    const { attention, stock } = await lookAt(db)
    expect(attention.map(({ code }) => code)).toEqual(['decisions', 'no_rules', 'sold_out', 'low_stock', 'expiring'])
    expect(attention[0]).toMatchObject({ count: 1, oldest: { title: 'Boat trip', placed_at: '2026-11-10 11:00:00' } })
    expect(stock).toMatchObject([
      { id: cup.id, left: 0, waiting: 1, saving: 0 },
      { id: mug.id, left: 2, low_stock_at: 5 },
    ])
    expect(attention.at(-1)).toMatchObject({ points: 410, date: '2027-01-03', days: 43 })
  })

  test('name a product in the language of the manager, with its own title', async () => {
    const db = await freshDatabase()
    const translations = { ar: { title: 'كوب' } }
    await addProduct(db, { title: 'Cup', stock: 0, translations })
    const { stock } = await lookAt(db, now, 'ar')
    expect(stock).toMatchObject([{ title: 'كوب', lang: 'ar', own_title: 'Cup' }])
    const { stock: english } = await lookAt(db)
    expect(english).toMatchObject([{ title: 'Cup', lang: 'en', own_title: null }])
  })

  test('name a rule that no event reaches, with the rule that takes its events', async () => {
    const db = await freshDatabase()
    await obey(db, [
      { id: 'all', name: 'Everything' },
      { id: 'safety', name: 'Safety', filters: { trainings: [3], terms: [], min_score: null } },
    ])
    const { attention } = await lookAt(db)
    expect(attention).toContainEqual({
      code: 'unreached_rule',
      id: 'safety',
      name: 'Safety',
      position: 2,
      taker: 'Everything',
    })
  })

  test('name a ledger that does not hold', async () => {
    const { db, ada } = await november()
    await db.transact((tx) => tx.updateTable('wallets').set({ points: 9000 }).where('uid', '=', ada.user.uid).execute())
    await countSums(db, { findings: await reconcile(db), begun: now }, { now, timeZone })
    const { attention, ledger } = await lookAt(db)
    expect(ledger?.findings).toBeGreaterThan(0)
    expect(attention[0]).toMatchObject({ code: 'ledger' })
  })

  test('are a missing default schedule and a closed shop on a new site', async () => {
    const db = await freshDatabase()
    const { features } = await loadSite(db.reader)
    const closed = { ...features, incentives_shop_enabled: false }
    const { attention, ledger, redemption } = await overview(db.reader, {
      ...overviewReading,
      features: closed,
      now,
      timeZone,
    })
    expect(attention.map(({ code }) => code)).toEqual(['no_rules', 'no_schedule', 'shop_closed'])
    expect(ledger).toBeNull()
    expect(redemption.rate).toBeNull()
  })
})

function week(from: string, until: string) {
  return { from, until, issued: 0, spent: 0, refunded: 0, expired: 0, taken_back: 0, purchases: 0 }
}
