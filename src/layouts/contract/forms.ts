import { list, member, text, type Thing } from './json.ts'

/** Schemas that stand in several places, each under a name of its own. */
export interface Forms {
  /** In the order in which they are first met. */
  named: { name: string; schema: Thing }[]
  nameOf(schema: Thing): string | undefined
}

/** Shorter ones are read faster where they stand than followed to another place. */
const WORTH_A_NAME = 200

/**
 * Finds what the schemas have in common. Those of `components` keep the names that they have.
 * @param schemas each with a word that tells what it is about
 */
export function formsOf(
  components: Readonly<Record<string, Thing | boolean>>,
  schemas: readonly (readonly [schema: Thing, hint: string])[],
): Forms {
  const met = new Map<string, { schema: Thing; hint: string; times: number }>()

  function meet(schema: Thing, hint: string): void {
    const key = JSON.stringify(schema)
    const before = met.get(key)
    if (before) before.times++
    else met.set(key, { schema, hint, times: 1 })
    // What lies within is named with it, unless it is also met elsewhere.
    if (!before) for (const [inner, innerHint] of within(schema, hint)) meet(inner, innerHint)
  }

  // A schema may also be `true`, which says nothing that would need a name.
  const known = Object.entries(components).flatMap(([name, schema]): [string, Thing][] =>
    typeof schema === 'object' ? [[name, schema]] : [],
  )
  for (const [name, schema] of known) meet(schema, name)
  for (const [schema, hint] of schemas) meet(schema, hint)
  const names = new Map(known.map(([name, schema]) => [JSON.stringify(schema), name]))
  const taken = new Set(names.values())
  for (const [key, { schema, hint, times }] of met) {
    if (times > 1 && key.length >= WORTH_A_NAME && isComposed(schema) && !names.has(key))
      names.set(key, unused(nameFor(schema, hint), taken))
  }
  return {
    named: [...names].map(([key, name]) => ({ name, schema: met.get(key)?.schema ?? {} })),
    nameOf: (schema) => names.get(JSON.stringify(schema)),
  }
}

/** The contract's frame around what an answer is about. */
const frame = new Set(['data'])

/** The parts of a schema, with the word that tells best what each is. */
function within(schema: Thing, hint: string): [Thing, string][] {
  const unnamed = ['items', 'additionalProperties'].flatMap((part) => member(schema, part) ?? [])
  const properties = Object.keys(member(schema, 'properties') ?? {})
  return [
    ...properties.map((name): [Thing, string] => [
      member(member(schema, 'properties') ?? {}, name) ?? {},
      frame.has(name) ? hint : name,
    ]),
    ...[...unnamed, ...alternatives(schema)].map((part): [Thing, string] => [part, hint]),
  ]
}

/** One of these holds. */
export function alternatives(schema: Thing): Thing[] {
  return [...list(schema, 'anyOf'), ...list(schema, 'oneOf')]
}

function isComposed(schema: Thing): boolean {
  return member(schema, 'properties') !== undefined || alternatives(schema).length > 0
}

/** What says its own kind (`"type": "paragraph"`) is called so. */
function nameFor(schema: Thing, hint: string): string {
  const kind = member(member(schema, 'properties') ?? {}, 'type')
  const words = (kind && text(kind, 'const')) || hint
  return words
    .split(/[^a-z0-9]+/i)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}

function unused(name: string, taken: Set<string>): string {
  let free = name
  for (let count = 2; taken.has(free); count++) free = `${name}${count}`
  taken.add(free)
  return free
}
