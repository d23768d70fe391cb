/** Numbers from 0 up to (not including) 1. */
export type Chance = () => number

/** The same seed always gives the same numbers (mulberry32). Good enough for a demo, never for a secret. */
export function chance(seed: number): Chance {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A whole number from `least` to `most`, both possible. */
export function between(random: Chance, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1))
}

/** The place of one of the weights, the heavier the likelier; at least one of them must be above 0. */
export function weighted(random: Chance, weights: readonly number[]): number {
  const mark = random() * weights.reduce((sum, weight) => sum + weight, 0)
  let sum = 0
  for (const [place, weight] of weights.entries()) {
    sum += weight
    if (mark < sum) return place
  }
  // Only rounding brings us here.
  return weights.findLastIndex((weight) => weight > 0)
}
