import { useState } from 'react'

interface Keyed {
  items: readonly object[]
  keys: readonly string[]
  /** The number of keys that were given. */
  given: number
}

/**
 * Keys of entries that have no ids. An entry keeps its key when it is moved, and when it is changed in its place; so its
 * row stays open and its field keeps the focus.
 */
export function useItemKeys(items: readonly object[]): readonly string[] {
  const [known, setKnown] = useState<Keyed>(() => keyed({ items: [], keys: [], given: 0 }, items))
  if (known.items === items) return known.keys
  const next = keyed(known, items)
  setKnown(next)
  return next.keys
}

function keyed(known: Keyed, items: readonly object[]): Keyed {
  const isSameLength = known.items.length === items.length
  const stays = (place: number) => known.items[place] !== undefined && items.includes(known.items[place])
  const taken = new Set<string>()
  let { given } = known
  const keys = items.map((item, place) => {
    const before = known.items.indexOf(item)
    // A changed entry of a list of the same length is the one that was in its place.
    const at = before >= 0 ? before : isSameLength && !stays(place) ? place : -1
    const key = known.keys[at]
    const free = key === undefined || taken.has(key) ? `item-${++given}` : key
    taken.add(free)
    return free
  })
  return { items, keys, given }
}
