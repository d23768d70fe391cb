/**
 * Items as an editor wrote them, each with its place as a key: they have no ids, two may be the same, and what is
 * drawn of them keeps no state that could go to the wrong one.
 */
export function numbered<Item>(items: readonly Item[]): { key: number; item: Item }[] {
  return items.map((item, key) => ({ key, item }))
}
