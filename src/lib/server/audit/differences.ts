import { isPlainObject, isSameValue } from '#shared/sameValue.ts'

/** Values by field; a field inside another one is `features.catalog`. */
export type FieldValues = Record<string, unknown>

/** The value that is stored in place of a secret. */
const HIDDEN_VALUE = '•••'

const MOST_FIELDS = 200
const LONGEST_TEXT = 2000
/** The maximum number of characters of all values of an entry. */
const MOST_TEXT = 100_000
const DEEPEST = 6
const secret = /passw|passphrase|secret|token|hash|recovery|private_?key|credential/i

/**
 * The fields in which two states differ, with their values in each state. Without one of the states these are all fields
 * of the other. Long values are cut, and what is too much for one entry is left out.
 */
export function differencesOf(
  before: object | undefined,
  after: object | undefined,
): { before: FieldValues; after: FieldValues; count: number } {
  const old = fieldsOf(before)
  const young = fieldsOf(after)
  const names = [...new Set([...old.keys(), ...young.keys()])].filter(
    (name) => !isSameValue(old.get(name), young.get(name)),
  )
  return { ...stored(old, young, names.slice(0, MOST_FIELDS)), count: names.length }
}

function fieldsOf(state: object | undefined): Map<string, unknown> {
  const fields = new Map<string, unknown>()
  // Both states are compared as they are stored: an absent member and an undefined one are the same.
  if (state) addFields(fields, JSON.parse(JSON.stringify(state)), [])
  return fields
}

function addFields(fields: Map<string, unknown>, value: unknown, path: readonly string[]): void {
  if (!isPlainObject(value) || path.length === DEEPEST) fields.set(path.join('.'), value)
  else for (const [name, inner] of Object.entries(value)) addFields(fields, inner, [...path, name])
}

function stored(old: ReadonlyMap<string, unknown>, young: ReadonlyMap<string, unknown>, names: readonly string[]) {
  const before: [string, unknown][] = []
  const after: [string, unknown][] = []
  let room = MOST_TEXT
  for (const name of names) {
    if (old.has(name)) before.push([name, storedValue(name, old.get(name))])
    if (young.has(name)) after.push([name, storedValue(name, young.get(name))])
    room -= JSON.stringify([old.has(name) && before.at(-1), young.has(name) && after.at(-1)]).length
    if (room < 0) break
  }
  return { before: Object.fromEntries(before), after: Object.fromEntries(after) }
}

function storedValue(name: string, value: unknown): unknown {
  if (secret.test(name)) return HIDDEN_VALUE
  const open = withoutSecrets(value)
  const text = typeof open === 'string' ? open : JSON.stringify(open)
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : open
}

/** The same for objects in lists. */
function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (!isPlainObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, secret.test(name) ? HIDDEN_VALUE : withoutSecrets(inner)]),
  )
}
