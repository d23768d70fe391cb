import { type PeopleColumn, peopleColumns } from '#shared/contract/imports.ts'
import { foldKey } from '#shared/foldKey.ts'
import { controlCharacter, hasControlCharacter } from '#shared/contract/plainText.ts'
import { msg } from '#shared/i18n/message.ts'
import { invalid } from '#shared/refusal.ts'
import type { Source } from '../../catalogue/import/fileRows.ts'
import { type HeaderPlaces, headerPlaces, missingColumn } from '../../catalogue/import/headerPlaces.ts'
import { mapHeader } from '../../catalogue/import/mapHeader.ts'
import { type CsvRow, readCsv } from '../../catalogue/import/readCsv.ts'
import { readUtf8, refused } from '../../catalogue/import/readUtf8.ts'
import { rowFormProblems, type ValueProblem } from '../../catalogue/import/rowForm.ts'

export type PersonProblem = ValueProblem<PeopleColumn>

/** A row of a file of people as it is written; a column that the file does not have is missing. */
export interface PersonRow {
  line: number
  values: Partial<Record<PeopleColumn, string>>
  problems: PersonProblem[]
  /** The lines of the file whose people are found by the address alone, by address. */
  byMail: ReadonlyMap<string, number>
}

const LONGEST_VALUE = 1000

interface Reading {
  mapping?: Readonly<Record<string, string>> | undefined
  maxBytes: number
}

/** A row by itself. */
type SingleRow = Omit<PersonRow, 'byMail'>

/**
 * Reads a file of people row by row. The file is read twice: each row knows which others may be the same person.
 * @throws Refusal 400 if the file as a whole cannot be read
 */
export async function* peopleRows(source: Exclude<Source, string>, reading: Reading): AsyncGenerator<PersonRow> {
  const byMail = new Map<string, number>()
  for await (const { line, values } of singleRows(source, reading))
    if (values.mail && !values.external_id) byMail.set(foldKey(values.mail), line)
  const firstLines = new Map<string, number>()
  for await (const row of singleRows(source, reading))
    yield { ...row, problems: [...row.problems, ...repeated(row, firstLines)], byMail }
}

async function* singleRows(source: Exclude<Source, string>, { mapping, maxBytes }: Reading): AsyncGenerator<SingleRow> {
  let columns: HeaderPlaces<PeopleColumn> | undefined
  for await (const csv of readCsv(readUtf8(source(), maxBytes))) {
    if (!columns) {
      columns = readPeopleHeader(mapHeader(csv.values, mapping))
      continue
    }
    yield readPersonRow(csv, columns)
  }
  if (!columns) throw refused(msg('The file is empty.'), {}, 'empty')
}

function readPeopleHeader(values: readonly string[]): HeaderPlaces<PeopleColumn> {
  const columns = headerPlaces(values, peopleColumns)
  const missing = columns.places.has('mail') ? [] : [missingColumn('mail')]
  if (missing.length + columns.problems.length > 0) throw invalid([...missing, ...columns.problems])
  return columns
}

function readPersonRow(csv: CsvRow, columns: HeaderPlaces<PeopleColumn>): SingleRow {
  const problems: PersonProblem[] = rowFormProblems(csv, columns)
  const values: SingleRow['values'] = {}
  for (const [column, place] of columns.places) {
    const raw = csv.values[place] ?? ''
    if (hasControlCharacter(raw)) problems.push({ column, message: controlCharacter })
    const value = raw.replaceAll(/\s+/g, ' ').trim().normalize('NFC')
    if (value.length > LONGEST_VALUE) {
      const message = msg('The value has more than {{limit}} characters.')
      problems.push({ column, message, values: { limit: LONGEST_VALUE } })
    }
    values[column] = value.slice(0, LONGEST_VALUE)
  }
  if (problems.length === 0 && !values.mail) problems.push({ column: 'mail', message: msg('The value is empty.') })
  return { line: csv.line, values, problems }
}

/** The problems of a person who is in the file twice; the first row counts. */
function repeated({ line, values }: SingleRow, firstLines: Map<string, number>): PersonProblem[] {
  return (['external_id', 'mail', 'name'] as const).flatMap((column) => {
    const value = values[column]
    if (!value) return []
    const key = `${column} ${column === 'external_id' ? value : foldKey(value)}`
    const first = firstLines.get(key)
    if (first === undefined) firstLines.set(key, line)
    return first === undefined
      ? []
      : [{ column, message: msg('Line {{line}} has the same value.'), values: { line: first } }]
  })
}
