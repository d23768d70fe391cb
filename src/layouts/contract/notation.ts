import { alternatives, type Forms } from './forms.ts'
import { list, member, number, text, type Thing } from './json.ts'

/** Text, and the names of schemas that are described elsewhere. */
export type Part = string | { form: string }

/** Writes a schema in short: `{ title: text ≤ 200, price?: Price }`, a tenth of the length of JSON Schema. */
export function notation(schema: Thing, { nameOf }: Pick<Forms, 'nameOf'>): Part[] {
  const known = writings.get(nameOf) ?? new WeakMap<Thing, Part[]>()
  writings.set(nameOf, known)
  const parts = known.get(schema) ?? written(schema, 0, nameOf)
  known.set(schema, parts)
  return parts
}

/** The contract never changes while the site runs: each schema is written once. */
const writings = new WeakMap<NameOf, WeakMap<Thing, Part[]>>()

type NameOf = Forms['nameOf']

/** @param depth the indentation of the inner lines */
function writtenOrNamed(schema: Thing, depth: number, nameOf: NameOf): Part[] {
  const form = /^#\/components\/schemas\/(\w+)$/.exec(text(schema, '$ref'))?.[1] ?? nameOf(schema)
  return form ? [{ form }] : written(schema, depth, nameOf)
}

function written(schema: Thing, depth: number, nameOf: NameOf): Part[] {
  const items = member(schema, 'items')
  const values = 'const' in schema ? [schema.const] : list(schema, 'enum')
  const choices = alternatives(schema).map((choice) => writtenOrNamed(choice, depth, nameOf))
  if (values.length > 0) return [values.map((value) => JSON.stringify(value)).join(' | ')]
  if (choices.length > 0) return joined(choices, ' | ')
  if (items) return ['list of ', ...writtenOrNamed(items, depth, nameOf), sized(schema, 'Items')]
  if (text(schema, 'type') === 'object') return object(schema, depth, nameOf)
  return [simple(schema)]
}

function object(schema: Thing, depth: number, nameOf: NameOf): Part[] {
  const properties = member(schema, 'properties') ?? {}
  const further = member(schema, 'additionalProperties')
  const required = new Set<unknown>(list(schema, 'required'))
  const line = (name: string, form: Thing): Part[] => [
    `\n${'  '.repeat(depth + 1)}${name}: `,
    ...writtenOrNamed(form, depth + 1, nameOf),
    'default' in form ? ` = ${JSON.stringify(form.default)}` : '',
  ]
  const lines = Object.keys(properties).map((name) =>
    line(required.has(name) ? name : `${name}?`, member(properties, name) ?? {}),
  )
  if (further && Object.keys(further).length > 0) lines.push(line('[name]', further))
  return lines.length > 0 ? ['{', ...lines.flat(), `\n${'  '.repeat(depth)}}`] : ['{}']
}

const words: Readonly<Record<string, string>> = { string: 'text', '': 'anything' }

/** One of several types. */
function typesOf(schema: Thing): string {
  const several = 'type' in schema && Array.isArray(schema.type) ? schema.type.map(String) : [text(schema, 'type')]
  return several.map((type) => words[type] ?? type).join(' | ')
}

function simple(schema: Thing): string {
  const above = number(schema, 'exclusiveMinimum')
  const bounds = [number(schema, 'minimum') ?? (above === undefined ? above : above + 1), number(schema, 'maximum')]
  // A limit that no JavaScript number exceeds is left out.
  const [least, most] = bounds.map((bound) => (Math.abs(bound ?? 0) === Number.MAX_SAFE_INTEGER ? undefined : bound))
  const range = least === undefined && most === undefined ? '' : ` ${least ?? '…'}–${most ?? '…'}`
  const pattern = text(schema, 'pattern')
  return `${text(schema, 'format') || typesOf(schema)}${range}${sized(schema, 'Length')}${pattern && ` /${pattern}/`}`
}

function sized(schema: Thing, what: 'Items' | 'Length'): string {
  const [least, most] = [number(schema, `min${what}`), number(schema, `max${what}`)]
  if (least === undefined) return most === undefined ? '' : ` ≤ ${most}`
  return most === undefined ? ` ≥ ${least}` : ` ${least}–${most}`
}

function joined(all: readonly Part[][], between: string): Part[] {
  return all.flatMap((parts, place) => (place === 0 ? parts : [between, ...parts]))
}
