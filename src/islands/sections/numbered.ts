/**
 * Returns items with their position as a key: they have no ids, two may be equal, and their views have no state.
 */
export function numbered<Item>(items: readonly Item[]): { key: number; item: Item }[] {
  return items.map((item, key) => ({ key, item }))
}
