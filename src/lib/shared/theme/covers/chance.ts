/** Random numbers that are equal for equal seeds. */
export interface SeededRandom {
  /** A number from `from` up to `to`. */
  between(from: number, to: number): number
  /** A whole number from `from` up to and including `to`. */
  whole(from: number, to: number): number
  pick<T>(from: readonly T[]): T
  /** True `share` (0–1) of the time. */
  happens(share: number): boolean
}

/** Returns random numbers from any text (a 32-bit FNV-1a hash starts a mulberry32 sequence). */
export function chanceFrom(seed: string): SeededRandom {
  let state = hash32(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    between: (from, to) => from + next() * (to - from),
    whole,
    pick: <T>(from: readonly T[]) => from[whole(0, from.length - 1)]!,
    happens: (share) => next() < share,
  }
}

/** A 32-bit hash of a text (FNV-1a over its UTF-16 units, mixed so that similar texts get different hashes). */
export function hash32(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
