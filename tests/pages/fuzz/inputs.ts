import fc from 'fast-check'

/** The part of a JSON schema that inputs are made from. */
export interface InputSchema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: InputSchema[]
  oneOf?: InputSchema[]
  properties?: Record<string, InputSchema>
  required?: string[]
  additionalProperties?: InputSchema | boolean
  items?: InputSchema
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minItems?: number
}

const samples: Record<string, readonly string[]> = {
  email: ['someone@example.org'],
  uri: ['https://example.org/a'],
  uuid: ['6f1c8d2e-3b7a-4c59-9e10-5a4b3c2d1e0f'],
  date: ['2026-11-22'],
  'date-time': ['2026-11-22T10:00:00Z'],
}

/** Moments that exist, near to each other: most calls with a span of time refuse other ones. */
const instants = ['2026-11-30 09:00:00', '2026-12-01 10:30:00', '2026-12-07 12:00:00']

/** Members whose values a description cannot describe. */
const named = new Map([['time_zone', fc.constantFrom('Europe/Oslo', 'UTC')]])

const plainStrings = ['a', '/a/b.svg', '#aabbcc', '2026-11-22', '12:30', ...Object.values(samples).flat()]

/**
 * Strings on which programs stumble: control characters, half characters, other scripts, names of members, too long.
 */
export const oddStrings = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u2066',
  'ﷺ',
  '👩‍👩‍👧',
  '__proto__',
  'constructor',
  "'; --",
  '%',
  '-1',
  '1e9',
  '99999999999999999999',
  '2026-02-30',
  '2026-02-30 25:61:61',
  'null',
  '[]',
  'x'.repeat(5000),
]
const oddValues = [null, true, -1, 0, 1.5, 2 ** 31, 2 ** 53, 1e300, [], {}, [[]], { a: { b: 1 } }, ...oddStrings]

/** Makes values that a schema allows; `find` follows a `$ref`. */
export function validInput(schema: InputSchema, find: (ref: string) => InputSchema, depth = 0): fc.Arbitrary<unknown> {
  const inner = (one: InputSchema) => validInput(one, find, depth + 1)
  if (schema.$ref) return inner(find(schema.$ref))
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(inner))
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => inner({ ...schema, type })))
  switch (schema.type) {
    case 'object': {
      const { properties = {}, required = [], additionalProperties } = schema
      const members = Object.fromEntries(
        Object.entries(properties).map(([name, one]) => [name, named.get(name) ?? inner(one)]),
      )
      const known = fc.record(members, { requiredKeys: required.filter((name) => name in members) })
      if (typeof additionalProperties !== 'object' || depth > 4) return known
      const further = fc.dictionary(fc.constantFrom('a', 'b', '1', 'name'), inner(additionalProperties), { maxKeys: 2 })
      return fc.tuple(known, further).map(([own, others]) => ({ ...others, ...own }))
    }
    case 'array': {
      const least = schema.minItems ?? 0
      return fc.array(inner(schema.items ?? {}), { minLength: least, maxLength: least + 2 })
    }
    case 'integer':
      // Small numbers name things that exist.
      return fc.oneof(
        { weight: 4, arbitrary: fc.integer(bounds(schema, 8)) },
        { weight: 1, arbitrary: fc.integer(bounds(schema, 2 ** 31 - 1)) },
      )
    case 'number':
      return fc.integer(bounds(schema, 1000))
    case 'string':
      return validString(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.constantFrom<unknown>('a', 1, null)
  }
}

/** Makes values that are one step away from valid ones: a member is missing, unknown, or of another kind. */
export function wrongInput(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.tuple(valid, fc.nat(), fc.constantFrom('drop', 'add', 'replace'), fc.constantFrom(...oddValues)).map(spoil)
}

function spoil([value, place, how, odd]: [unknown, number, string, unknown]): unknown {
  if (typeof value !== 'object' || value === null) return odd
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>
  const names = Object.keys(copy)
  const name = names[place % Math.max(1, names.length)]
  if (how === 'add' || name === undefined) copy[Array.isArray(value) ? String(names.length) : 'no_such_member'] = odd
  else if (how === 'drop' && !Array.isArray(value)) delete copy[name]
  else copy[name] = place % 3 === 0 ? spoil([copy[name], place >> 2, how, odd]) : odd
  return copy
}

function validString({ pattern, format, minLength = 0, maxLength = 40 }: InputSchema): fc.Arbitrary<unknown> {
  const known = samples[format ?? '']
  if (known) return fc.constantFrom(...known)
  if (pattern?.includes('(?')) {
    // fast-check makes no strings for patterns that look ahead.
    const fitting = plainStrings.filter((text) => new RegExp(pattern).test(text))
    return fc.constantFrom(...(fitting.length > 0 ? fitting : plainStrings))
  }
  if (pattern && isOfInstants(pattern)) return fc.constantFrom(...instants)
  if (pattern) return fc.stringMatching(new RegExp(pattern)).filter((text) => text.length <= 200)
  const longest = Math.min(maxLength, Math.max(minLength, 40))
  return fc.oneof(
    fc.string({ minLength, maxLength: longest }),
    fc.string({ minLength, maxLength: longest, unit: 'binary' }),
  )
}

function bounds({ minimum, maximum, exclusiveMinimum }: InputSchema, reach: number): { min: number; max: number } {
  const min = Math.ceil(minimum ?? (exclusiveMinimum === undefined ? -reach : exclusiveMinimum + 1))
  return { min, max: Math.max(min, Math.min(maximum ?? reach, reach)) }
}

function isOfInstants(pattern: string): boolean {
  const form = new RegExp(pattern)
  return instants.every((instant) => form.test(instant)) && !form.test('a')
}
