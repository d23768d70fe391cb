/**
 * The link of a column that sorts a list. The first click sorts as `start` says (`-`: downwards), the second one turns
 * the order round.
 */
export function sortLink<Key extends string>(
  sort: string,
  key: Key,
  addressOf: (next: Key | `-${Key}`) => string,
  start: '' | '-' = '',
) {
  const [first, second] = start ? ([`-${key}`, key] as const) : ([key, `-${key}`] as const)
  const sorted = sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : undefined
  return { href: addressOf(sort === first ? second : first), sorted } as const
}
