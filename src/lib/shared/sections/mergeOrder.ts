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
  const still = new Set(longestRise(known.map((key) => places.get(key)!)).map((place) => base[place]))
  return new Set(mine.filter((key) => !still.has(key)))
}

/** The longest rising part of a list of different numbers; the things that must move are the fewest. */
function longestRise(numbers: readonly number[]): number[] {
  /** By the length of a rise: the index of its lowest last number. */
  const ends: number[] = []
  const before: number[] = []
  numbers.forEach((number, index) => {
    const longer = ends.findIndex((end) => numbers[end]! > number)
    const length = longer === -1 ? ends.length : longer
    before[index] = ends[length - 1] ?? -1
    ends[length] = index
  })
  const rise: number[] = []
  for (let index = ends.at(-1) ?? -1; index !== -1; index = before[index]!) rise.unshift(numbers[index]!)
  return rise
}
