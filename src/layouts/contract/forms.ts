import { list, member, text, type Thing } from './json.ts'

/** Schemas that occur in several places, each with its own name. */
export interface Forms {
  /** In the order of their first occurrence. */
  named: { name: string; schema: Thing }[]
  nameOf(schema: Thing): string | undefined
}

/** Shorter schemas are written in place, because a link to another place is harder to read. */
const WORTH_A_NAME = 200

/**
 * Finds the schemas that occur in several places. Those of `components` keep their names.
 * @param schemas each with a word for its subject
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
    // Inner schemas get a name only if they occur elsewhere too.
    if (!before) for (const [inner, innerHint] of within(schema, hint)) meet(inner, innerHint)
  }

  // A schema may also be `true`, which needs no name.
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

/** The member of every answer that contains its data. */
const frame = new Set(['data'])

/** The parts of a schema, each with a word for its subject. */
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

/** The alternatives of a schema. */
export function alternatives(schema: Thing): Thing[] {
  return [...list(schema, 'anyOf'), ...list(schema, 'oneOf')]
}

function isComposed(schema: Thing): boolean {
  return member(schema, 'properties') !== undefined || alternatives(schema).length > 0
}

/** A schema with a constant type (`"type": "paragraph"`) gets that type as its name. */
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
