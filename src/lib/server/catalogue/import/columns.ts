import { msg } from '#shared/i18n/message.ts'
import { invalid } from '#shared/refusal.ts'

export const requiredColumns = ['external_id', 'title', 'language', 'url'] as const
export const optionalColumns = [
  'topic',
  'subtopic',
  'provider',
  'notes',
  'summary',
  'description',
  'type',
  'duration_minutes',
  'price',
  'currency',
] as const

/** A column that an import reads. */
export type Column = (typeof requiredColumns)[number] | (typeof optionalColumns)[number]

const known: readonly string[] = [...requiredColumns, ...optionalColumns]

/** Which column stands at which place of a row. */
export interface Columns {
  places: ReadonlyMap<Column, number>
  count: number
  /** Columns of the file that are not read, as they are written there. */
  unknown: string[]
}

/**
 * Reads the header; `External ID` is `external_id`.
 * @throws Refusal 400 naming every required column that is missing and every one that stands twice
 */
export function readHeader(values: readonly string[]): Columns {
  const places = new Map<Column, number>()
  const unknown: string[] = []
  const twice: Column[] = []
  for (const [place, value] of values.entries()) {
    const name = value
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_')
    if (!isColumn(name)) unknown.push(value.trim())
    else if (places.has(name)) twice.push(name)
    else places.set(name, place)
  }
  const missing = requiredColumns.filter((name) => !places.has(name))
  const problems = [
    ...missing.map((column) => ({
      message: msg('The column “{{column}}” is missing.'),
      column,
      code: 'missing_column',
    })),
    ...twice.map((column) => ({
      message: msg('The column “{{column}}” appears twice.'),
      column,
      code: 'column_twice',
    })),
  ]
  if (problems.length > 0) {
    throw invalid(problems.map(({ message, column, code }) => ({ message, values: { column }, path: 'file', code })))
  }
  return { places, count: values.length, unknown: unknown.filter(Boolean) }
}

function isColumn(name: string): name is Column {
  return known.includes(name)
}
