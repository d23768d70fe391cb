import { expect, test } from 'vitest'
import { longestIncreasingSubsequence } from '#shared/longestIncreasingSubsequence.ts'

test.each([
  ['nothing', [], []],
  ['a list in order', [1, 2, 5], [1, 2, 5]],
  ['one number that moved to the end', [0, 2, 3, 1], [0, 2, 3]],
  ['one number that moved to the top', [9, 1, 2, 3], [1, 2, 3]],
  ['a list that is turned around', [3, 2, 1], [1]],
  ['equal numbers', [2, 2, 2, 3], [2, 3]],
  ['several moves', [0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15], [0, 2, 6, 9, 11, 15]],
])('the longest increasing subsequence of %s', (_, numbers, found) => {
  expect(longestIncreasingSubsequence(numbers)).toEqual(found)
})

test('the found subsequence increases, and no other one is longer', () => {
  for (const numbers of permutations([1, 2, 3, 4, 5, 6])) {
    const found = longestIncreasingSubsequence(numbers)
    const places = found.map((number) => numbers.indexOf(number))
    expect(found).toEqual([...found].sort((one, other) => one - other))
    expect(places).toEqual([...places].sort((one, other) => one - other))
    expect(found).toHaveLength(lengthOfLongest(numbers))
  }
})

function permutations(numbers: readonly number[]): number[][] {
  if (numbers.length === 0) return [[]]
  return numbers.flatMap((first) =>
    permutations(numbers.filter((number) => number !== first)).map((rest) => [first, ...rest]),
  )
}

/** The same by trying each number as the first. */
function lengthOfLongest(numbers: readonly number[], least = 0): number {
  const lengths = numbers.map((number, place) =>
    number > least ? 1 + lengthOfLongest(numbers.slice(place + 1), number) : 0,
  )
  return Math.max(0, ...lengths)
}
