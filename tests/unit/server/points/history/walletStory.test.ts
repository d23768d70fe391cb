import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { adjust } from '#server/points/adjust.ts'
import { award } from '#server/points/award.ts'
import { clawBack } from '#server/points/clawBack.ts'
import { walletStory } from '#server/points/history/walletStory.ts'
import { refund } from '#server/points/refund.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { firstEarningOf, giveByHand, noon } from '../boards/board.ts'
import { at, buy, createSavers, createTerms, earn, timeZone } from '../savers.ts'

const reading = { language: 'en', siteLanguage: 'en', list: (names: readonly string[]) => names.join(' & ') }

function storyOf(db: Database, uid: number, now: Date) {
  return walletStory(db.reader, uid, reading, { now, timeZone })
}

test('earned, added, removed, spent and expired points add up to the available and pending points', async () => {
  const db = await freshDatabase()
  await createTerms(db, { type: 'rolling', amount: 1, unit: 'months' })
  const [uid = 0, manager = 0] = await createSavers(db, 2)
  await earn(db, { uid, points: 100, now: at('2026-10-02') })
  await buy(db, { uid, points: 30, now: at('2026-10-03') })
  await earn(db, { uid, points: 50, now: at('2026-11-10') }) // 70 have expired by now
  await giveByHand(db, uid, 40, 'import')
  await giveByHand(db, uid, 15, 'manual_credit')
  await adjust(db, { uid, amount: -5, reason: 'story', actor: manager, key: 'taken' }, { now: noon, timeZone })
  await earn(db, { uid, points: 9, now: noon, pendingDays: 10 })
  const entryId = await firstEarningOf(db, uid)
  await db.transact((tx) => clawBack(tx, { entryId, reason: 'story' }, { now: noon, timeZone }))

  for (const now of [noon, at('2026-11-25'), at('2026-12-15'), at('2027-03-01')]) {
    const { wallet, sums, lots } = await storyOf(db, uid, now)
    const total = Object.values(sums).reduce((sum, amount) => sum + amount, 0)
    expect(total, now.toISOString()).toBe(wallet.points + wallet.pending)
    expect(lots.reduce((sum, { remaining }) => sum + remaining, 0)).toBe(total)
  }
  const { sums } = await storyOf(db, uid, noon)
  expect(sums).toMatchObject({ earned: 159, brought: 40, adjusted: 10, spent: -30, expired: -70 })
})

test('each lot has its reason, its rest and its last day, in the order in which lots are spent', async () => {
  const db = await freshDatabase()
  await createTerms(db, { type: 'rolling', amount: 6, unit: 'months' })
  const soon = await createTerms(db, { type: 'fixed', date: '2026-12-31' })
  const [uid = 0] = await createSavers(db, 1)
  await earn(db, { uid, points: 30, now: at('2026-11-02') })
  await earn(db, { uid, points: 20, now: at('2026-11-03'), scheduleId: soon })
  await earn(db, { uid, points: 10, now: noon, pendingDays: 5 })
  await buy(db, { uid, points: 8, now: noon })
  const { lots, wallet } = await storyOf(db, uid, noon)
  expect(lots).toMatchObject([
    { title: 'story', amount: 20, remaining: 12, until: '2026-12-31', available_at: null },
    { title: 'story', amount: 30, remaining: 30, until: '2027-05-02', available_at: null },
    { title: 'story', amount: 10, remaining: 10, until: '2027-05-18', available_at: '2026-11-23 19:00:00' },
  ])
  expect(wallet).toMatchObject({ points: 42, pending: 10 })
})

test('a lot is shown with the kind of its entry until its last moment, and an endless one stays', async () => {
  const db = await freshDatabase()
  const yearEnd = await createTerms(db, { type: 'fixed', date: '2026-12-31' })
  const never = await createTerms(db, { type: 'never' })
  const [uid = 0] = await createSavers(db, 1)
  const give = (kind: 'earn' | 'import' | 'manual_credit', scheduleId: number) =>
    db.transact((tx) =>
      award(tx, { uid, kind, points: 5, reason: kind, key: kind, scheduleId }, { now: noon, timeZone }),
    )
  await give('earn', yearEnd)
  await give('import', yearEnd)
  await give('manual_credit', never)
  const lotsAt = async (moment: string) =>
    (await storyOf(db, uid, at(moment))).lots.map(({ kind, until }) => [kind, until])
  expect(await lotsAt('2027-01-01T06:59:59Z')).toEqual([
    ['earn', '2026-12-31'],
    ['import', '2026-12-31'],
    ['manual_credit', null],
  ])
  expect(await lotsAt('2027-01-01T07:00:00Z')).toEqual([['manual_credit', null]])
})

test('a refund lowers what was spent', async () => {
  const db = await freshDatabase()
  const [uid = 0] = await createSavers(db, 1)
  await earn(db, { uid, points: 100, now: at('2026-11-02') })
  await buy(db, { uid, points: 30, now: at('2026-11-03') })
  const entryId = await buy(db, { uid, points: 20, now: at('2026-11-04') })
  await db.transact((tx) => refund(tx, { entryId, reason: 'story' }, { now: noon, timeZone }))
  expect((await storyOf(db, uid, noon)).sums).toMatchObject({ earned: 100, spent: -30 })
})

test('a pending lot that ends before it can be spent says so', async () => {
  const db = await freshDatabase()
  await createTerms(db, { type: 'fixed', date: '2026-12-31' })
  const [uid = 0] = await createSavers(db, 1)
  // The last day ends at 07:00 in UTC.
  for (const now of ['2026-12-18T06:59:59Z', '2026-12-18T07:00:00Z'])
    await earn(db, { uid, points: 10, now: at(now), pendingDays: 14 })
  const { lots, wallet } = await storyOf(db, uid, at('2026-12-20'))
  expect(lots).toMatchObject([
    { available_at: '2027-01-01 06:59:59', ends_pending: false },
    { available_at: '2027-01-01 07:00:00', ends_pending: true },
  ])
  expect(wallet).toMatchObject({ pending: 20, next_expiry: { points: 20, date: '2026-12-31' } })
  expect((await storyOf(db, uid, at('2027-01-01T06:59:59Z'))).lots[0]).toMatchObject({
    available_at: null,
    ends_pending: false,
  })
})
