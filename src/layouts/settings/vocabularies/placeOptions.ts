/** A term as the page of its vocabulary shows it. */
export interface PlacedTerm {
  tid: number
  parent: number | null
  name: string
  /** The name for the reader of the page. */
  own: string
  translations: Readonly<Record<string, string>>
  depth: number
  position: number
  siblings: number
}

/** The terms as choices for a list, with their level; terms at `depth` and deeper are left out. */
export function placeOptions(tree: readonly PlacedTerm[], depth = Number.POSITIVE_INFINITY) {
  return tree
    .filter((term) => term.depth < depth)
    .map((term) => ({ value: String(term.tid), label: `${'— '.repeat(term.depth)}${term.own}` }))
}
