import { msg } from '#shared/i18n/message.ts'
import type { Refused } from '#shared/refusal.ts'

/** The columns of a file. */
export interface HeaderPlaces<Name extends string> {
  /** The position of each column in a row, from 0. */
  places: ReadonlyMap<Name, number>
  count: number
  /** Columns that are not read, as the file names them. */
  unknown: string[]
  /** A problem for each column that appears twice. */
  problems: Refused[]
}

/** Finds the known columns of a header; `External ID` is `external_id`. */
export function headerPlaces<Name extends string>(
  values: readonly string[],
  known: readonly Name[],
): HeaderPlaces<Name> {
  const places = new Map<Name, number>()
  const unknown: string[] = []
  const problems: Refused[] = []
  for (const [place, value] of values.entries()) {
    const written = value
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_')
    const name = known.find((one) => one === written)
    if (name === undefined) unknown.push(value.trim())
    else if (!places.has(name)) places.set(name, place)
    else problems.push(columnProblem(msg('The column “{{column}}” appears twice.'), name, 'column_twice'))
  }
  return { places, count: values.length, unknown: unknown.filter(Boolean), problems }
}

/** The problem of a file whose header has no such column. */
export function missingColumn(name: string): Refused {
  return columnProblem(msg('The column “{{column}}” is missing.'), name, 'missing_column')
}

function columnProblem(message: string, column: string, code: string): Refused {
  return { message, values: { column }, path: 'file', code }
}
