import { describe, expect, test } from 'vitest'
import type { LotRow } from '#server/db/schema/points.ts'
import { earlier, isAvailable, nextWalletChange, shares, sumOf } from '#server/points/book/lots.ts'
import { afterTaking, availableShares } from '#server/points/book/taking.ts'

const [before, at, after] = ['2026-11-21 08:59:59', '2026-11-21 09:00:00', '2026-11-21 09:00:01']

/** A lot of 10 points that can be spent and never ends. */
function lotOf(given: Partial<LotRow> = {}): LotRow {
  const lot = { id: 1, uid: 7, remaining: 10, earned_at: '2026-01-01 00:00:00', available_at: '2026-01-01 00:00:00' }
  return { ...lot, expires_on: null, expires_at: null, ...given } as LotRow
}

describe('a lot can be spent', () => {
  test('from the second on in which it is available', () => {
    expect(isAvailable(lotOf({ available_at: at }), at)).toBe(true)
    expect(isAvailable(lotOf({ available_at: before }), at)).toBe(true)
    expect(isAvailable(lotOf({ available_at: after }), at)).toBe(false)
  })

  test('at once if it does not wait, even if a wrong clock dated it later', () => {
    expect(isAvailable(lotOf({ available_at: after, earned_at: after }), at)).toBe(true)
  })

  test('until the second in which it expires, and no longer', () => {
    expect(isAvailable(lotOf({ expires_at: after }), at)).toBe(true)
    expect(isAvailable(lotOf({ expires_at: at }), at)).toBe(false)
    expect(isAvailable(lotOf({ expires_at: before }), at)).toBe(false)
    expect(isAvailable(lotOf({ expires_at: at, available_at: at, earned_at: at }), at)).toBe(false)
  })
})

describe('points out of several lots', () => {
  const lots = [lotOf({ id: 1, remaining: 3 }), lotOf({ id: 2, remaining: 0 }), lotOf({ id: 3, remaining: 5 })]
  const taken = (points: number) => shares(lots, points).map(({ lot, points }) => [lot.id, points])

  test('come from the first ones, and no lot gives nothing', () => {
    expect(taken(2)).toEqual([[1, 2]])
    expect(taken(3)).toEqual([[1, 3]])
    expect(taken(4)).toEqual([
      [1, 3],
      [3, 1],
    ])
    expect(taken(0)).toEqual([])
  })

  test('are fewer if the lots hold fewer', () => {
    expect(sumOf(lots)).toBe(8)
    expect(taken(9)).toEqual([
      [1, 3],
      [3, 5],
    ])
  })

  test('come only from lots that can be spent now, or nothing is taken', () => {
    const mixed = [lotOf({ id: 1, expires_at: at }), lotOf({ id: 2, available_at: after }), lotOf({ id: 3 })]
    expect(availableShares(mixed, 10, at).map(({ lot }) => lot.id)).toEqual([3])
    expect(() => availableShares(mixed, 11, at)).toThrow('7 hold 10 of 11')
    expect(() => availableShares([], 1, at)).toThrow('hold 0 of 1')
    expect(availableShares([], 0, at)).toEqual([])
  })
})

describe('a wallet changes next by itself', () => {
  test('when a lot with points becomes available or expires, whichever is first', () => {
    const soon = '2026-12-01 00:00:00'
    const late = '2026-12-31 00:00:00'
    expect(nextWalletChange([lotOf({ expires_at: late }), lotOf({ available_at: soon })], at)).toBe(soon)
    expect(nextWalletChange([lotOf({ expires_at: soon }), lotOf({ available_at: late })], at)).toBe(soon)
    expect(nextWalletChange([lotOf({ expires_at: soon, remaining: 0 }), lotOf({ expires_at: late })], at)).toBe(late)
  })

  test('never for what is past or happens now', () => {
    expect(nextWalletChange([lotOf(), lotOf({ available_at: at, expires_at: at })], at)).toBeNull()
    expect(nextWalletChange([lotOf({ expires_at: after })], at)).toBe(after)
    expect(nextWalletChange([], at)).toBeNull()
  })

  test('without the lots that were just emptied', () => {
    const [first, second] = [lotOf({ id: 1, expires_at: after }), lotOf({ id: 2, expires_at: '2027-01-01 00:00:00' })]
    const lots = [first, second]
    expect(afterTaking(lots, [{ lot: first, points: 10 }], at)).toBe('2027-01-01 00:00:00')
    expect(afterTaking(lots, [{ lot: first, points: 9 }], at)).toBe(after)
    expect(afterTaking(lots, [], at)).toBe(after)
  })
})

test('of two moments the earlier one counts, and never is later than any', () => {
  expect(earlier(at, after)).toBe(at)
  expect(earlier(after, at)).toBe(at)
  expect(earlier(null, at)).toBe(at)
  expect(earlier(at, null)).toBe(at)
  expect(earlier(null, null)).toBeNull()
})
