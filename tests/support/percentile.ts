/**
 * The number that this share of all numbers does not exceed, by the nearest rank: of 20 times, 0.95 is the second
 * slowest. 0 if there are no numbers.
 */
export function percentile(numbers: readonly number[], share: number): number {
  const place = Math.max(0, Math.ceil(numbers.length * share) - 1)
  return numbers.toSorted((one, other) => one - other)[place] ?? 0
}

export function median(numbers: readonly number[]): number {
  return percentile(numbers, 0.5)
}
