import { describe, expect, test } from 'vitest'
import { availabilityOf, type Offered, refusalsOf, soldOut } from '#server/shop/shelf/availability.ts'
import type { BuyerFacts } from '#server/shop/shelf/buyerFacts.ts'

const [before, at, after] = ['2026-11-21 08:59:59', '2026-11-21 09:00:00', '2026-11-21 09:00:01']

function offer(given: Partial<Offered> = {}): Offered {
  return {
    id: 1,
    type: 'physical',
    status: 'active',
    price: 10,
    tracks_stock: 1,
    low_stock_at: null,
    limit_count: null,
    limit_period: null,
    purchasable_from: null,
    purchasable_until: null,
    training_id: null,
    ...given,
  }
}

function facts(given: Partial<BuyerFacts> = {}): BuyerFacts {
  const nothing = { bought: new Map(), enrolled: new Set<number>(), ordered: new Set<number>() }
  return { at, points: 10, stock: new Map([[1, 1]]), ...nothing, ...given }
}

const codes = (product: Partial<Offered>, known: Partial<BuyerFacts> = {}) =>
  availabilityOf(offer(product), facts(known)).reasons.map(({ code }) => code)

describe('a product is available', () => {
  test('if the points and the pieces just suffice', () => {
    expect(availabilityOf(offer(), facts())).toEqual({ status: 'available', reasons: [] })
    expect(codes({}, { stock: new Map() })).toEqual([])
    expect(codes({}, { stock: new Map([[1, null]]) })).toEqual([])
  })

  test('from the second on in which it begins, until the second in which it ends', () => {
    for (const purchasable_from of [before, at]) expect(codes({ purchasable_from })).toEqual([])
    expect(codes({ purchasable_until: after })).toEqual([])
    expect(refusalsOf(offer({ purchasable_from: after }), facts(), 1)).toEqual([{ code: 'not_started', from: after }])
    for (const until of [before, at]) {
      expect(refusalsOf(offer({ purchasable_until: until }), facts(), 1)).toEqual([{ code: 'ended', until }])
    }
  })

  test('up to its limit in a period', () => {
    const bought = new Map([[1, { pieces: 2, until: after }]])
    expect(refusalsOf(offer({ limit_count: 3 }), facts({ bought }), 1)).toEqual([])
    const reached = { code: 'limit_reached', count: 3, next: after }
    expect(refusalsOf(offer({ limit_count: 3 }), facts({ bought }), 2)).toEqual([reached])
    expect(refusalsOf(offer({ limit_count: 3 }), facts(), 3)).toEqual([])
    expect(refusalsOf(offer({ limit_count: 3 }), facts(), 4)).toEqual([{ ...reached, next: null }])
  })
})

describe('a product is unavailable', () => {
  test('with all its reasons', () => {
    const product = offer({ status: 'paused', price: 25, purchasable_until: at })
    expect(availabilityOf(product, facts({ stock: new Map([[1, 0]]) }))).toEqual({
      status: 'unavailable',
      reasons: [
        { code: 'paused' },
        { code: 'ended', until: at },
        { code: 'sold_out' },
        { code: 'insufficient_points', missing: 15 },
      ],
    })
  })

  test('if fewer pieces are left than are bought', () => {
    expect(soldOut(offer(), facts({ stock: new Map([[1, 2]]) }), 2)).toEqual([])
    expect(soldOut(offer(), facts({ stock: new Map([[1, 2]]) }), 3)).toEqual([{ code: 'sold_out' }])
  })

  test('if its training is taken or ordered already', () => {
    const [enrolled, ordered] = [new Set([7]), new Set([7])]
    expect(codes({ training_id: 7 }, { enrolled })).toEqual(['already_enrolled'])
    expect(codes({ training_id: 7 }, { ordered })).toEqual(['already_ordered'])
    expect(codes({ training_id: 7 }, { enrolled, ordered })).toEqual(['already_enrolled'])
    expect(codes({ training_id: 8 }, { enrolled, ordered })).toEqual([])
    expect(codes({}, { enrolled, ordered })).toEqual([])
  })
})
