import { msg } from '#shared/i18n/message.ts'
import type { HeaderPlaces } from './headerPlaces.ts'
import type { CsvRow } from './readCsv.ts'

/** A problem with one value of a row; the message is a source string. */
export interface ValueProblem<Name extends string> {
  /** '' if it concerns the row as a whole. */
  column: Name | ''
  message: string
  values?: Record<string, string | number>
}

/** The problems of a row that does not split into the columns of the header. */
export function rowFormProblems<Name extends string>(
  { values, broken }: CsvRow,
  { places, count }: Pick<HeaderPlaces<Name>, 'places' | 'count'>,
): ValueProblem<Name>[] {
  const columnAt = new Map([...places].map(([column, place]) => [place, column]))
  const problems: ValueProblem<Name>[] = broken.map((place) => ({
    column: columnAt.get(place) ?? '',
    message: msg('A quotation mark inside the value must be written twice.'),
  }))
  const beyond = values.slice(count).findLastIndex((value) => value.trim() !== '') + 1
  const length = values.length < count ? values.length : count + beyond
  if (length === count) return problems
  const message = msg('The row has {{values}} values, the header has {{columns}}.')
  return [...problems, { column: '', message, values: { values: length, columns: count } }]
}
