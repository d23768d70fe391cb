/**
 * Gives each section a number to be ordered by. After a removal all others keep theirs, and after a move those outside
 * its way: an element whose number changes costs the browser its style and its layout.
 */
export function drawingOrder(): (ids: readonly number[]) => ReadonlyMap<number, number> {
  let numbers: ReadonlyMap<number, number> = new Map()
  return (ids) => {
    const used = ids.flatMap((id) => numbers.get(id) ?? []).sort((one, other) => one - other)
    const next = (used.at(-1) ?? -1) + 1
    const ascending = ids.map((_, place) => used[place] ?? next + place - used.length)
    numbers = new Map(ids.map((id, place) => [id, ascending[place]!]))
    return numbers
  }
}
