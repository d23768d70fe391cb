import { expect, test } from 'vitest'
import type { DaySum } from '#shared/points/daySums.ts'
import { balancesAt, monthEnds, redemptionUntil, weeksOf } from '#shared/points/pointFigures.ts'

/** A Sunday. */
const today = Temporal.PlainDate.from('2026-11-22')

function sum(day: string, kind: DaySum['kind'], amount: number, entries = 1): DaySum {
  return { day, kind, entries, amount }
}

test('weeks begin on Monday, and the current one is the last of thirteen', () => {
  const weeks = weeksOf(
    [sum('2026-11-22', 'earn', 10), sum('2026-11-15', 'import', 3), sum('2026-08-23', 'earn', 99)],
    today,
  )
  expect(weeks).toHaveLength(13)
  expect(weeks.at(-1)).toMatchObject({ from: '2026-11-16', until: '2026-11-22', issued: 10 })
  expect(weeks.at(-2)).toMatchObject({ issued: 3 })
  expect(weeks[0]).toMatchObject({ from: '2026-08-24', issued: 0 })
})

test('a week holds its Monday, and shows what came and went by its kinds', () => {
  const week = weeksOf(
    [
      sum('2026-11-16', 'earn', 100),
      sum('2026-11-16', 'manual_credit', 20),
      sum('2026-11-17', 'import', 3),
      sum('2026-11-18', 'manual_debit', -5),
      sum('2026-11-18', 'clawback', -7),
      sum('2026-11-19', 'purchase', -40, 2),
      sum('2026-11-20', 'purchase', -10, 3),
      sum('2026-11-21', 'refund', 4, 6),
      sum('2026-11-22', 'expire', -9, 5),
    ],
    today,
  ).at(-1)
  expect(week).toEqual({
    from: '2026-11-16',
    until: '2026-11-22',
    issued: 123,
    taken_back: 12,
    spent: 50,
    refunded: 4,
    expired: 9,
    purchases: 5,
  })
})

test('balances are those of the ends of twelve months, and of today', () => {
  const ends = monthEnds(today)
  expect(ends.map(String).slice(-3)).toEqual(['2026-09-30', '2026-10-31', '2026-11-22'])
  expect(ends[0]?.toString()).toBe('2025-11-30')
  const days = [sum('2026-10-31', 'earn', 50), sum('2026-11-01', 'purchase', -20)]
  expect(balancesAt({ before: 100, days }, ends).slice(-3)).toEqual([
    { day: '2026-09-30', points: 100 },
    { day: '2026-10-31', points: 150 },
    { day: '2026-11-22', points: 130 },
  ])
})

test('the redemption rate leaves refunds out, and is never below zero', () => {
  const days = [
    sum('2025-11-22', 'earn', 1000),
    sum('2025-11-23', 'earn', 100),
    sum('2026-02-01', 'purchase', -60),
    sum('2026-02-02', 'refund', 20),
    sum('2026-03-01', 'expire', -10),
    // The last day counts, and the day after it does not.
    sum('2026-11-22', 'earn', 60),
    sum('2026-11-22', 'purchase', -24),
    sum('2026-11-23', 'earn', 1000),
  ]
  expect(redemptionUntil(days, today)).toEqual({ since: '2025-11-23', issued: 160, redeemed: 64, rate: 0.4 })
  const refunded = [sum('2026-01-01', 'earn', 10), sum('2026-01-02', 'refund', 30)]
  expect(redemptionUntil(refunded, today)).toMatchObject({ redeemed: -30, rate: 0 })
  expect(redemptionUntil([], today).rate).toBeNull()
})
