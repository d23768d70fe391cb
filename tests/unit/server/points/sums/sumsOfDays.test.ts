import { expect, test } from 'vitest'
import { runDaily } from '#server/jobs/daily.ts'
import { sumsOfDays } from '#server/points/sums/sumsOfDays.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { node } from '../nodes.ts'
import { at, buy, createSavers, createTerms, earn, setClock, timeZone } from '../savers.ts'

const site = { timeZone, siteZone: timeZone }
const days = ['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13']

/** Two learners on the site's clock, seven hours behind UTC. */
async function academy() {
  const db = await freshDatabase()
  await setClock(db)
  await createTerms(db, { type: 'rolling', amount: 2, unit: 'months' })
  const [anna = 0, boris = 0] = await createSavers(db, 2)
  // Still the 10th on the site's clock.
  await earn(db, { uid: boris, points: 40, now: at('2026-11-11T06:59:00Z') })
  await earn(db, { uid: anna, points: 100, now: at('2026-11-11T07:00:00Z') })
  await buy(db, { uid: anna, points: 30, now: at('2026-11-12') })
  await earn(db, { uid: boris, points: 5, now: at('2026-11-12') })
  return db
}

test('the totals of a day are those of all its entries, before and after the daily job kept them', async () => {
  const db = await academy()
  const expected = [
    ['2026-11-10', { came: 40, went: 0 }],
    ['2026-11-11', { came: 100, went: 0 }],
    ['2026-11-12', { came: 5, went: -30 }],
  ]
  const totals = async () => [...(await sumsOfDays(db.reader, { days, ...site }))]
  expect(await totals()).toEqual(expected)
  await runDaily(node(db, at('2026-11-12')))
  expect(await totals(), 'the 12th is still open').toEqual(expected)
  await runDaily(node(db, at('2026-11-14')))
  expect(await totals()).toEqual(expected)
})

test('no days have no totals, on any clock', async () => {
  const db = await academy()
  expect(await sumsOfDays(db.reader, { days: [], ...site })).toEqual(new Map())
  expect(await sumsOfDays(db.reader, { days: [], timeZone: 'UTC', siteZone: timeZone })).toEqual(new Map())
})

test('the totals count only the kinds that the list shows', async () => {
  const db = await academy()
  const totals = await sumsOfDays(db.reader, { days, kinds: ['purchase'], ...site })
  expect([...totals]).toEqual([['2026-11-12', { came: 0, went: -30 }]])
})

test('a reader on another clock gets the totals of their own days, also after the daily job', async () => {
  const db = await academy()
  await runDaily(node(db, at('2026-11-14')))
  const totals = await sumsOfDays(db.reader, {
    days: ['2026-11-11', '2026-11-12'],
    timeZone: 'UTC',
    siteZone: timeZone,
  })
  expect([...totals]).toEqual([
    ['2026-11-11', { came: 140, went: 0 }],
    ['2026-11-12', { came: 5, went: -30 }],
  ])
})

test('a day that only a long reading could add up has no totals', async () => {
  const db = await academy()
  await runDaily(node(db, at('2026-11-12')))
  const { uid } = await db.reader.selectFrom('users').select('uid').executeTakeFirstOrThrow()
  const entry = (n: number) => ({
    uid,
    kind: 'earn' as const,
    amount: 1,
    reason: 'x',
    key: `many:${n}`,
    at: '2026-11-12 20:00:00',
    balance_after: n,
    shortfall: 0,
    actor: null,
    rule: null,
    rules_revision: null,
    event_id: null,
    order_id: null,
    reverses: null,
  })
  const add = (first: number, last: number) =>
    db.transact(async (tx) => {
      for (let from = first; from <= last; from += 500) {
        const some = Array.from({ length: Math.min(500, last - from + 1) }, (_, n) => entry(from + n))
        await tx.insertInto('point_entries').values(some).execute()
      }
    })
  const known = async () => [...(await sumsOfDays(db.reader, { days, ...site })).keys()]
  await add(1, 4998)
  expect(await known(), 'the 12th has 5,000 entries').toEqual(['2026-11-10', '2026-11-11', '2026-11-12'])
  await add(4999, 5000)
  expect(await known(), 'the 12th has 5,002 entries').toEqual(['2026-11-10', '2026-11-11'])
  const elsewhere = await sumsOfDays(db.reader, { days: ['2026-11-11'], timeZone: 'UTC', siteZone: timeZone })
  expect([...elsewhere], 'they are on a later day').toEqual([['2026-11-11', { came: 140, went: 0 }]])
})
