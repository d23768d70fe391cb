import { longestIncreasingSubsequence } from '../longestIncreasingSubsequence.ts'

/**
 * Merges two orders of the same things: theirs, in which the things that mine moved or added follow the thing that they
 * follow in mine. If both moved a thing, mine decides. The result has all things of both.
 */
export function mergeOrder<Key>(sides: { base: readonly Key[]; mine: readonly Key[]; theirs: readonly Key[] }): Key[] {
  const placed = placedByMine(sides)
  const order = sides.theirs.filter((key) => !placed.has(key))
  let previous: Key | undefined
  for (const key of sides.mine) {
    if (placed.has(key)) order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, key)
    previous = key
  }
  return order
}

/** The things whose place mine has decided: new ones, moved ones, and those that theirs removed. */
function placedByMine<Key>({
  base,
  mine,
  theirs,
}: {
  base: readonly Key[]
  mine: readonly Key[]
  theirs: readonly Key[]
}) {
  const there = new Set(theirs)
  const places = new Map(base.map((key, place) => [key, place]))
  const known = mine.filter((key) => places.has(key) && there.has(key))
  // These keep their order, so the things that move are the fewest.
  const still = new Set(longestIncreasingSubsequence(known.map((key) => places.get(key)!)).map((place) => base[place]))
  return new Set(mine.filter((key) => !still.has(key)))
}
