/** The longest strictly increasing subsequence of a list of numbers: what can stay where it is when a list is sorted. */
export function longestIncreasingSubsequence(numbers: readonly number[]): number[] {
  // `ends[n]` is the place of the smallest number that ends an increasing subsequence of n + 1 numbers.
  const ends: number[] = []
  const before: (number | undefined)[] = []
  for (const [place, number] of numbers.entries()) {
    const longer = ends.findIndex((end) => numbers[end]! >= number)
    const length = longer < 0 ? ends.length : longer
    before[place] = ends[length - 1]
    ends[length] = place
  }
  const found: number[] = []
  for (let place = ends.at(-1); place !== undefined; place = before[place]) found.unshift(numbers[place]!)
  return found
}
