import { percentile } from '#tests/support/percentile.ts'
import type { Outcome } from './ask.ts'

export interface Line {
  player: string
  kind: string
  requests: number
  /** Without a good answer: no answer, or a status from 500 on. */
  failures: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** The longest time in milliseconds in which no answer was good. */
  gap: number
}

/** Sums outcomes up by player and kind. */
export function sumUp(outcomes: readonly Outcome[], { from, until }: { from: number; until: number }): Line[] {
  const inside = outcomes.filter(({ at }) => at >= from && at <= until)
  const groups = Map.groupBy(inside, ({ player, kind }) => `${player} ${kind}`)
  return [...groups.values()].map((group) => {
    const [{ player, kind }] = group as [Outcome]
    const good = group.filter(({ status }) => isGood(status))
    const times = good.map(({ ms }) => ms)
    return {
      player,
      kind,
      requests: group.length,
      failures: group.length - good.length,
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
      gap: longestGap(
        good.map(({ at }) => at),
        { from, until },
      ),
    }
  })
}

/** The longest time without one of these moments, all in milliseconds. */
export function longestGap(moments: readonly number[], { from, until }: { from: number; until: number }): number {
  const inOrder = [from, ...moments.toSorted((a, b) => a - b), until]
  return Math.max(...inOrder.slice(1).map((moment, place) => moment - (inOrder[place] ?? from)))
}

/** A refusal with a reason is an answer, too. */
export function isGood(status: number): boolean {
  return status > 0 && status < 500
}
