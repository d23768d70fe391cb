import { describe, expect, test } from 'vitest'
import { toInstant } from '#shared/instant.ts'
import { ScheduleTerms } from '#shared/points/scheduleTerms.ts'
import { createSchedule } from '#server/points/schedules/saveSchedule.ts'
import { countSums } from '#server/points/sums/countSums.ts'
import { saveSettings } from '#server/site/saveSettings.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { obey } from '../../points/earning/earningSite.ts'
import { addBuyer, addProduct, buy, timeZone, visitAt } from '../shopFixture.ts'
import { lookAt, overviewStart, overviewNow } from './overviewDesk.ts'

describe('the facts of the areas', () => {
  test('count schedules and rules by whether they are used, and the entries of today', async () => {
    const db = await freshDatabase()
    const terms = ScheduleTerms.parse({ type: 'rolling', amount: 2, unit: 'months' })
    const schedule = { description: '', terms, status: 'active', is_default: false } as const
    await createSchedule(db, { ...schedule, name: 'Short' }, { by: null, now: overviewStart })
    await createSchedule(db, { ...schedule, name: 'Long', is_default: true }, { by: null, now: overviewStart })
    await createSchedule(db, { ...schedule, name: 'Later' }, { by: null, now: overviewStart })
    await createSchedule(db, { ...schedule, name: 'Idea', status: 'draft' }, { by: null, now: overviewStart })
    await obey(db, [{ id: 'one' }, { id: 'two', enabled: false }, { id: 'three' }], { enabled: false })
    for (const day of ['2026-11-20', '2026-11-21', '2026-11-21']) {
      await addBuyer(db, { points: 5, now: new Date(`${day}T10:00:00Z`) })
    }
    const { facts, attention } = await lookAt(db)
    expect(facts).toMatchObject({
      schedules: { active: 3, draft: 1, default_name: 'Long' },
      rules: { enabled: false, on: 2, total: 3, changed: '2026-11-21 09:00:00' },
      transactions: { open_orders: 0, entries_today: 2 },
      shop: { open: true, banner: false },
    })
    expect(attention.map(({ code }) => code)).toContain('rules_off')
    const banner = '/media/banner/00000000000000000000000000000000-60x50.webp'
    await db.transact((tx) => saveSettings(tx, 'incentives_shop', { banner }, toInstant(overviewNow)))
    expect((await lookAt(db)).facts.shop.banner).toBe(true)
  })
})

describe('the points that expire', () => {
  test('are shown by their next six days, from today on, without points that stay or were spent', async () => {
    const db = await freshDatabase()
    await addBuyer(db, { points: 1, now: overviewStart })
    const terms = ScheduleTerms.parse({ type: 'rolling', amount: 10, unit: 'days', grace_days: 7 })
    await createSchedule(
      db,
      { name: 'Ten', description: '', terms, status: 'active', is_default: true },
      { by: null, now: overviewStart },
    )
    const earn = (day: number, points: number) =>
      addBuyer(db, { points, now: new Date(`2026-11-${String(day).padStart(2, '0')}T10:00:00Z`) })
    for (const day of [20, 19, 18]) await earn(day, day)
    await countSums(db, { findings: [], begun: overviewNow }, { now: overviewNow, timeZone })
    for (const day of [17, 15, 14, 13, 11]) await earn(day, day)
    const spender = await earn(16, 10)
    const mug = await addProduct(db, { price: 10 })
    await buy(db, visitAt(spender, '2026-11-20T10:00:00Z'), [mug.id])
    // In its days of grace.
    await earn(8, 100)
    const { expiring } = await lookAt(db)
    expect(expiring.dates).toEqual([
      { date: '2026-11-21', points: 11 },
      { date: '2026-11-23', points: 13 },
      { date: '2026-11-24', points: 14 },
      { date: '2026-11-25', points: 15 },
      { date: '2026-11-27', points: 17 },
      { date: '2026-11-28', points: 18 },
    ])
    expect(expiring.within.map(({ points }) => points)).toEqual([227, 227, 227])
  })

  test('count within thirty days if their last day is the thirtieth', async () => {
    const db = await freshDatabase()
    const terms = ScheduleTerms.parse({ type: 'rolling', amount: 30, unit: 'days' })
    await createSchedule(
      db,
      { name: 'Thirty', description: '', terms, status: 'active', is_default: true },
      { by: null, now: overviewStart },
    )
    await addBuyer(db, { points: 5, now: overviewNow })
    const { expiring } = await lookAt(db)
    expect(expiring.within[0]).toEqual({ days: 30, until: '2026-12-21', points: 5 })
  })

  test('of long ago count in the rates of the months before', async () => {
    const db = await freshDatabase()
    const ada = await addBuyer(db, { points: 100, now: new Date('2024-12-05T10:00:00Z') })
    const mug = await addProduct(db, { price: 50 })
    await buy(db, visitAt(ada, '2025-01-10T10:00:00Z'), [mug.id])
    const { redemption, outstanding } = await lookAt(db)
    expect(redemption.trend[0]).toEqual({ day: '2025-11-30', rate: 0.5 })
    expect(redemption.trend.at(-1)).toEqual({ day: '2026-11-21', rate: null })
    expect(outstanding.trend[0]).toEqual({ day: '2025-11-30', points: 50 })
  })
})
