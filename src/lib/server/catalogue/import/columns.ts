import { trainingColumnNames } from '#shared/contract/imports.ts'
import { invalid } from '#shared/refusal.ts'
import { type HeaderPlaces, headerPlaces, missingColumn } from './headerPlaces.ts'

export const requiredColumns = ['external_id', 'title', 'language', 'url'] as const

export type Column = (typeof trainingColumnNames)[number]

/** The columns of a file of trainings. */
export type Columns = Pick<HeaderPlaces<Column>, 'places' | 'count' | 'unknown'>

/**
 * Reads the header.
 * @throws Refusal 400 that names every missing required column and every duplicate
 */
export function readHeader(values: readonly string[]): Columns {
  const { problems, ...columns } = headerPlaces(values, trainingColumnNames)
  const missing = requiredColumns.filter((name) => !columns.places.has(name))
  if (missing.length > 0 || problems.length > 0) throw invalid([...missing.map(missingColumn), ...problems])
  return columns
}
