import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { addBuyer, addProduct, buy, timeZone, visitAt } from '../shopFixture.ts'
import { searchLedger } from './ledgerDesk.ts'

/** Ada earned 500 half an hour after midnight on the site's clock, and spent 40 on the same day. */
async function oneDay() {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 500, now: new Date('2026-11-20T23:30:00Z') })
  const mug = await addProduct(db, { price: 40 })
  const { order } = await buy(db, visitAt(ada, '2026-11-21T10:00:00Z'), [mug.id])
  return { db, ada, mug, order, abroad: { ...ada, user: { ...ada.user, timezone: 'UTC' } } }
}

type Asked = Parameters<typeof searchLedger>[1]

async function totals(db: Database, asked: Asked = {}, reader: Parameters<typeof searchLedger>[2] = {}) {
  const { totals } = await searchLedger(db, asked, { timeZone, ...reader })
  return Object.fromEntries(totals)
}

test('each day of the list has its totals, on the clock of the reader or of the site', async () => {
  const { db, ada, abroad } = await oneDay()
  const whole = { '2026-11-21': { came: 500, went: -40 } }
  expect(await totals(db)).toEqual(whole)
  expect(await totals(db, {}, ada)).toEqual(whole)
  expect(await totals(db, {}, abroad)).toEqual({
    '2026-11-20': { came: 500, went: 0 },
    '2026-11-21': { came: 0, went: -40 },
  })
})

test('the totals of some kinds hold only entries of these kinds', async () => {
  const { db } = await oneDay()
  expect(await totals(db, { filter: { kind: ['purchase'] } })).toEqual({ '2026-11-21': { came: 0, went: -40 } })
  expect(await totals(db, { filter: { kind: ['refund'] } })).toEqual({})
})

test('a filter by day keeps the totals only for readers on the clock of the site, whose days it has', async () => {
  const { db, ada, abroad } = await oneDay()
  const own = { ...ada, user: { ...ada.user, timezone: timeZone } }
  for (const filter of [{ from: '2026-11-21' }, { until: '2026-11-21' }]) {
    for (const reader of [{}, ada, own])
      expect(Object.keys(await totals(db, { filter }, reader))).toEqual(['2026-11-21'])
    expect(await totals(db, { filter }, abroad)).toEqual({})
  }
})

test('a list that leaves out a part of a day has no totals', async () => {
  const { db, ada, mug, order } = await oneDay()
  const { uid } = ada.user
  for (const filter of [{ uid }, { product: mug.id }, { order: order.id }, { state: ['fulfilled' as const] }]) {
    expect(await totals(db, { filter }), JSON.stringify(filter)).toEqual({})
  }
  expect(await totals(db, { search: ada.user.full_name })).toEqual({})
  expect(await totals(db, { search: `${order.id}` })).toEqual({})
})
