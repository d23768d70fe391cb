import { invalid } from '#shared/refusal.ts'
import { type HeaderPlaces, headerPlaces, missingColumn } from './headerPlaces.ts'

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
  'published',
] as const

export type Column = (typeof requiredColumns)[number] | (typeof optionalColumns)[number]

const known = [...requiredColumns, ...optionalColumns]

/** The columns of a file of trainings. */
export type Columns = Pick<HeaderPlaces<Column>, 'places' | 'count' | 'unknown'>

/**
 * Reads the header.
 * @throws Refusal 400 that names every missing required column and every duplicate
 */
export function readHeader(values: readonly string[]): Columns {
  const { problems, ...columns } = headerPlaces(values, known)
  const missing = requiredColumns.filter((name) => !columns.places.has(name))
  if (missing.length > 0 || problems.length > 0) throw invalid([...missing.map(missingColumn), ...problems])
  return columns
}
