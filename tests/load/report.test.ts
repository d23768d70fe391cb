import { describe, expect, it } from 'vitest'
import type { Outcome } from '#tests/load/ask.ts'
import { longestGap, sumUp } from '#tests/load/report.ts'

const outcome = (at: number, status: number, ms = 5): Outcome => ({
  at,
  status,
  ms,
  player: 'visitor',
  kind: 'page',
  path: '/',
})

describe('The report of a load', () => {
  it('counts an answer with a status from 500 on, and none at all, as a failure', () => {
    const outcomes = [outcome(1000, 200, 2), outcome(2000, 503), outcome(3000, 0), outcome(4000, 404, 8)]
    const [line] = sumUp(outcomes, { from: 0, until: 5000 })
    expect(line).toEqual({ player: 'visitor', kind: 'page', requests: 4, failures: 2, p50: 2, p99: 8, gap: 3000 })
  })

  it('leaves out what was outside of the time', () => {
    expect(sumUp([outcome(1000, 200), outcome(9000, 503)], { from: 0, until: 5000 })[0]?.requests).toBe(1)
  })

  it('counts the time before the first and after the last answer as a gap, too', () => {
    expect(longestGap([], { from: 100, until: 700 })).toBe(600)
    expect(longestGap([600, 200], { from: 100, until: 1500 })).toBe(900)
  })
})
