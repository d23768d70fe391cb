import { expect, test } from 'vitest'
import type { WalletEntry } from '#shared/contract/walletEntries.ts'
import { foldRuns } from '#layouts/points/foldRuns.ts'
import { waysToEarn } from '#server/points/earning/waysToEarn.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { asking, takeIn } from '../../accounts/cast.ts'
import { obey, offer } from './earningSite.ts'

const noMax = { day: null, week: null, month: null, lifetime: null }
const noFilters = { trainings: [], terms: [], min_score: null }

test('learners see the rules that apply to them now, in their language, with their limits', async () => {
  const db = await freshDatabase()
  await obey(
    db,
    [
      { id: 'training', name: 'Training completed', translations: { ar: { name: 'إتمام تدريب' } }, points: 40 },
      {
        id: 'test',
        name: 'Test',
        trigger: 'test_passed',
        points: 50,
        times_score: true,
        filters: { ...noFilters, min_score: 60 },
      },
      {
        id: 'visit',
        name: 'Visit',
        trigger: 'daily_login',
        points: 2,
        repeat: 'periodic',
        period: 'day',
        max: { ...noMax, month: 10 },
      },
      { id: 'off', name: 'Off', enabled: false },
      { id: 'over', name: 'Over', until: '2026-01-01 00:00:00' },
      { id: 'norway', name: 'Norway', restrictions: [{ type: 'country', value: ['NO'], rule: 'and' }] },
    ],
    { daily_cap: 120 },
  )
  const user = await asking(db, await takeIn(db))
  const { ways, daily_cap, monthly_cap } = await waysToEarn(db.reader, {
    user,
    now: morning,
    language: 'ar',
    siteLanguage: 'en',
  })
  expect({ daily_cap, monthly_cap }).toEqual({ daily_cap: 120, monthly_cap: null })
  expect(ways.map(({ id, name, lang, points, isByScore }) => [id, name, lang, points, isByScore])).toEqual([
    ['training', 'إتمام تدريب', 'ar', 40, false],
    ['test', 'Test', 'en', 50, true],
    ['visit', 'Visit', 'en', 2, false],
  ])
  expect(ways.map(({ limits }) => limits)).toEqual([
    [{ message: 'Once for each training' }],
    [{ message: 'From {{count}}% on', count: 60 }, { message: 'Once for each training' }],
    [{ message: 'Once a day' }, { message: '{{count}} times a month at most', count: 10 }],
  ])
  await obey(db, [{ points: 40 }], { enabled: false })
  expect((await waysToEarn(db.reader, { user, now: morning, language: 'en', siteLanguage: 'en' })).ways).toEqual([])
})

test('a way to earn is shown from its first moment, and no longer at its end', async () => {
  const db = await freshDatabase()
  await obey(db, [
    { id: 'begins-now', from: '2026-11-21 09:00:00' },
    { id: 'begins-later', from: '2026-11-21 09:00:01' },
    { id: 'ends-now', until: '2026-11-21 09:00:00' },
    { id: 'ends-later', until: '2026-11-21 09:00:01' },
  ])
  const user = await asking(db, await takeIn(db))
  const { ways } = await waysToEarn(db.reader, { user, now: morning, language: 'en', siteLanguage: 'en' })
  expect(ways.map(({ id, until }) => [id, until])).toEqual([
    ['begins-now', null],
    ['ends-later', '2026-11-21 09:00:01'],
  ])
})

test('ways to earn come with the names of their trainings and topics; while earning is off there is nothing', async () => {
  const db = await freshDatabase()
  const knots = await offer(db, 'Knots')
  const rule = { filters: { ...noFilters, trainings: [knots] } }
  const user = await asking(db, await takeIn(db))
  const reading = { user, now: morning, language: 'en', siteLanguage: 'en' }
  await obey(db, [rule], { daily_cap: 20, monthly_cap: 100 })
  expect(await waysToEarn(db.reader, reading)).toMatchObject({
    names: [{ field: 'trainings', value: knots, name: 'Knots' }],
    daily_cap: 20,
    monthly_cap: 100,
  })
  await obey(db, [rule], { enabled: false, daily_cap: 20, monthly_cap: 100 })
  expect(await waysToEarn(db.reader, reading)).toEqual({ ways: [], names: [], daily_cap: null, monthly_cap: null })
})

test('consecutive daily visits are one row; entries with a training or an order stay separate', () => {
  const entry = (id: number, changes: Partial<WalletEntry> = {}): WalletEntry => ({
    id,
    kind: 'earn',
    amount: 2,
    balance_after: 100 + 2 * id,
    at: `2026-11-0${id} 08:00:00`,
    title: 'A day at the academy',
    lang: 'en',
    rule: '',
    rule_lang: null,
    training: null,
    order: null,
    ...changes,
  })
  const course = { title: 'Plain words', training: 7 }
  const runs = foldRuns([entry(6), entry(5), entry(4), entry(3, course), entry(2, course), entry(1)])
  expect(runs.map(({ entry: { id }, count, amount, since }) => [id, count, amount, since])).toEqual([
    [6, 3, 6, '2026-11-04 08:00:00'],
    [3, 1, 2, '2026-11-03 08:00:00'],
    [2, 1, 2, '2026-11-02 08:00:00'],
    [1, 1, 2, '2026-11-01 08:00:00'],
  ])
})
