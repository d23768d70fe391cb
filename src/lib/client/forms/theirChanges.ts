import { isPlainObject, isSameValue } from '#shared/sameValue.ts'

/** One value that another user changed and saved. */
export interface TheirChange {
  /** Where it is in the values. A key can hold a dot: `date_time_formats`, `long.de`. */
  path: readonly string[]
  /** The path as the fields of the form are named: `title.ar`. */
  name: string
  mine: unknown
  theirs: unknown
  /** This user changed it too, to another value. */
  isConflict: boolean
}

/** The version of a value that a user takes. */
export type Side = 'mine' | 'theirs'

interface Versions {
  /** The values that this form started from. */
  base: unknown
  mine: unknown
  theirs: unknown
}

/** The values that another user changed since this form was loaded, as deep as objects go; lists are one value. */
export function theirChanges({ base, mine, theirs }: Versions, path: readonly string[] = []): TheirChange[] {
  if (isPlainObject(base) && isPlainObject(theirs) && isPlainObject(mine)) {
    const keys = new Set([...Object.keys(base), ...Object.keys(theirs)])
    return [...keys].flatMap((key) =>
      theirChanges({ base: base[key], mine: mine[key], theirs: theirs[key] }, [...path, key]),
    )
  }
  if (isSameValue(base, theirs) || isSameValue(mine, theirs)) return []
  return [{ path, name: path.join('.'), mine, theirs, isConflict: !isSameValue(base, mine) }]
}

/** The user's values, with those of the other user where the user takes them. */
export function takeTheirs<Values extends object>(
  mine: Values,
  changes: readonly TheirChange[],
  sideOf: (name: string) => Side,
): Values {
  const merged = structuredClone(mine)
  for (const { path, name, theirs } of changes) {
    if (sideOf(name) === 'theirs') setAt(merged, path, theirs)
  }
  return merged
}

function setAt(target: object, [key = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) Reflect.set(target, key, value)
  else {
    const inner: unknown = Reflect.get(target, key)
    if (isPlainObject(inner)) setAt(inner, rest, value)
  }
}
