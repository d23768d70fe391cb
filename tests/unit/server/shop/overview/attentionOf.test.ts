import { expect, test } from 'vitest'
import { attentionOf } from '#server/shop/overview/attentionOf.ts'
import type { OverviewStock, UnfinishedOrder } from '#shared/contract/overview.ts'
import { rulesOf } from '../../points/earning/earningSite.ts'

type Figures = Parameters<typeof attentionOf>[0]
type Facts = Figures['facts']

/** A shop in which nothing needs attention. */
const calm: Figures = {
  day: '2026-11-21',
  outstanding: { points: 0, holders: 0, point_value: null, trend: [] },
  expiring: { within: [], dates: [], people: [] },
  redemption: { since: '2025-11-22', issued: 0, redeemed: 0, rate: null, trend: [] },
  weeks: [],
  orders: { open: 0, to_decide: 0, to_hand_over: 0, ages: [], oldest: [] },
  stock: [],
  facts: {
    products: { active: 1, low: 0, sold_out: 0 },
    schedules: { active: 1, draft: 0, default_name: 'Two months' },
    rules: { enabled: true, on: 1, total: 1, changed: null },
    shop: { open: true, banner: false },
    transactions: { open_orders: 0, entries_today: 0 },
  },
  ledger: { at: '2026-11-21 01:00:00', wallets: 2, findings: 0 },
}

interface Given {
  figures?: Partial<Figures>
  facts?: Partial<Facts>
  undecided?: UnfinishedOrder
  rules?: Parameters<typeof rulesOf>[0]
}

function attention({ figures = {}, facts = {}, undecided, rules = [] }: Given = {}) {
  const read = { ...calm, ...figures, facts: { ...calm.facts, ...facts } }
  return attentionOf(read, { undecided, rules: rulesOf(rules).rules as Parameters<typeof attentionOf>[1]['rules'] })
}

const product = (id: number, left: number): OverviewStock => ({
  id,
  title: `Mug ${id}`,
  lang: 'en',
  own_title: null,
  type: 'physical',
  image: null,
  left,
  low_stock_at: 5,
  waiting: 0,
  saving: 0,
})

const undecided: UnfinishedOrder = {
  id: 7,
  state: 'pending_approval',
  placed_at: '2026-11-10 11:00:00',
  total: 200,
  title: 'Boat trip',
  buyer: 'Ada',
}

test('a shop that runs well, and a ledger that was not proved yet, need no attention', () => {
  expect(attention()).toEqual([])
  expect(attention({ figures: { ledger: null } })).toEqual([])
})

test('the most urgent comes first: a ledger that does not hold, orders, rules, schedules, the shop, stock, the end of points', () => {
  const all = attention({
    undecided,
    figures: {
      ledger: { at: '2026-11-21 01:00:00', wallets: 2, findings: 3 },
      orders: { ...calm.orders, to_decide: 4 },
      stock: [product(1, 0), product(2, 5)],
      expiring: { ...calm.expiring, dates: [{ date: '2026-11-22', points: 30 }] },
    },
    facts: {
      rules: { enabled: false, on: 2, total: 2, changed: null },
      schedules: { active: 1, draft: 0, default_name: null },
      shop: { open: false, banner: false },
    },
    rules: [{ name: 'Everything' }, { id: 'second', name: 'Second' }],
  })
  expect(all).toEqual([
    { code: 'ledger', findings: 3, at: '2026-11-21 01:00:00' },
    { code: 'decisions', count: 4, oldest: undecided },
    { code: 'rules_off' },
    { code: 'unreached_rule', id: 'second', name: 'Second', position: 2, taker: 'Everything' },
    { code: 'no_schedule' },
    { code: 'shop_closed' },
    { code: 'sold_out', product: product(1, 0) },
    { code: 'low_stock', product: product(2, 5) },
    { code: 'expiring', date: '2026-11-22', points: 30, days: 1 },
  ])
})

test('a site without an active rule shows only that, whether its rules are on or off', () => {
  for (const enabled of [true, false]) {
    expect(attention({ facts: { rules: { enabled, on: 0, total: 3, changed: null } } })).toEqual([{ code: 'no_rules' }])
  }
})

test('at most four products and three rules are named', () => {
  const stock = [1, 2, 3, 4, 5].map((id) => product(id, 0))
  expect(attention({ figures: { stock } }).map((item) => 'product' in item && item.product.id)).toEqual([1, 2, 3, 4])
  const rules = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, name: id }))
  expect(attention({ rules }).map((item) => 'position' in item && item.position)).toEqual([2, 3, 4])
})

test('points are worth a look if they end within 45 days', () => {
  const on = (date: string) => attention({ figures: { expiring: { ...calm.expiring, dates: [{ date, points: 9 }] } } })
  expect(on('2027-01-05')).toEqual([{ code: 'expiring', date: '2027-01-05', points: 9, days: 45 }])
  expect(on('2027-01-06')).toEqual([])
})
