/** A member of an object anywhere inside a value. */
export interface Member {
  name: string
  value: unknown
  path: readonly PropertyKey[]
}

/** Returns every member inside a value, from the outside to the inside; items of lists are members, too. */
export function membersIn(value: unknown, at: readonly PropertyKey[] = []): Member[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) => {
    const path = [...at, name]
    return [{ name, value: member, path }, ...membersIn(member, path)]
  })
}
