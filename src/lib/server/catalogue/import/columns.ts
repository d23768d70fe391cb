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

export type Column = (typeof requiredColumns)[number] | (typeof optionalColumns)[number]

const known: readonly string[] = [...requiredColumns, ...optionalColumns]

/** The columns of a file. */
export interface Columns {
  /** The position of each column in a row, from 0. */
  places: ReadonlyMap<Column, number>
  count: number
  /** Columns that are not read, as the file names them. */
  unknown: string[]
}

/**
 * Reads the header; `External ID` is `external_id`.
 * @throws Refusal 400 that names every missing required column and every duplicate
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
