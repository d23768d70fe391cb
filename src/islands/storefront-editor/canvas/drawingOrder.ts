import { longestIncreasingSubsequence } from '#shared/longestIncreasingSubsequence.ts'

/** The distance between two fresh numbers: room for sections that come between them. */
const GAP = 2 ** 16

/**
 * Gives each section a number to be ordered by. Sections that keep their order keep their numbers, so an insertion, a
 * move or a removal changes one: an element whose number changes costs the browser its style and its layout.
 */
export function drawingOrder(): (ids: readonly number[]) => ReadonlyMap<number, number> {
  let numbers: ReadonlyMap<number, number> = new Map()
  return (ids) => {
    numbers = between(ids, numbers) ?? new Map(ids.map((id, place) => [id, place * GAP]))
    return numbers
  }
}

/** The numbers with those of the kept sections; null if there is no room for the others between them. */
function between(ids: readonly number[], before: ReadonlyMap<number, number>): ReadonlyMap<number, number> | null {
  const kept = new Set(longestIncreasingSubsequence(ids.flatMap((id) => before.get(id) ?? [])))
  if (kept.size === 0) return null
  const order = new Map<number, number>()
  let last = Number.NaN
  for (let place = 0; place < ids.length;) {
    const rest = ids.slice(place)
    const found = rest.findIndex((id) => kept.has(before.get(id) ?? Number.NaN))
    const others = rest.slice(0, found < 0 ? rest.length : found)
    const next = found < 0 ? Number.NaN : before.get(rest[found]!)!
    const filled = numbersBetween(others.length, last, next)
    if (!filled) return null
    for (const [at, id] of others.entries()) order.set(id, filled[at]!)
    if (found >= 0) order.set(rest[found]!, next)
    last = next
    place += others.length + 1
  }
  return order
}

/** Ascending whole numbers between two others, of which one may be NaN: no bound. Null if there are not enough. */
function numbersBetween(count: number, low: number, high: number): number[] | null {
  const start = Number.isNaN(low) ? high - GAP * (count + 1) : low
  const step = Number.isNaN(low) || Number.isNaN(high) ? GAP : Math.floor((high - low) / (count + 1))
  if (step < 1 || Math.abs(start) > 2 ** 30) return null
  return Array.from({ length: count }, (_, place) => start + step * (place + 1))
}
