import { setImmediate as nextTurn } from 'node:timers/promises'
import { type ColumnMapping, IMPORT_FILE_BYTES, type ImportKind, type LeftOutRow } from '#shared/contract/imports.ts'
import { msg } from '#shared/i18n/message.ts'
import { invalid } from '#shared/refusal.ts'
import { type ImportContext, readImportContext } from '../accounts/import/importContext.ts'
import { type PersonRow, peopleRows } from '../accounts/import/peopleRows.ts'
import { savePeople } from '../accounts/import/savePeople.ts'
import { tryPeople } from '../accounts/import/tryPeople.ts'
import { type FileRow, fileRows } from '../catalogue/import/fileRows.ts'
import { bytesInPieces } from '../catalogue/import/bytesInPieces.ts'
import { readCsv } from '../catalogue/import/readCsv.ts'
import { readUtf8, refused } from '../catalogue/import/readUtf8.ts'
import { type RowsResult, saveRows, tryRows } from '../catalogue/import/saveRows.ts'
import type { Reader, Tx } from '../db/database.ts'

/** A problem of a row: the message is a source string. */
export interface StoredProblem {
  column: string
  message: string
  values?: Record<string, string | number>
}

/** The result of one row. */
export type ImportedRow =
  | { outcome: 'created' | 'updated' | 'unchanged' }
  | { outcome: 'bad'; line: number; named: string; problems: StoredProblem[] }

/** The results of rows. */
export interface ImportedRows {
  rows: ImportedRow[]
  /** The topics that the rows add to the vocabulary. */
  newTopics?: readonly string[]
}

interface Importing {
  context: ImportContext
  by: number | null
  now: Date
}

/** One kind of file: how its rows are read, compared with the site, and saved. */
interface FileKind<Row> {
  rows(text: string, mapping: ColumnMapping): AsyncGenerator<Row>
  plan(reader: Reader, rows: Row[], context: ImportContext): Promise<ImportedRows>
  save(tx: Tx, rows: Row[], around: Importing): Promise<ImportedRows>
}

const people: FileKind<PersonRow> = {
  rows: (text, mapping) => peopleRows(() => bytesInPieces(text), { mapping, maxBytes: IMPORT_FILE_BYTES }),
  plan: async (reader, rows, context) => ({ rows: await tryPeople(reader, rows, context) }),
  save: async (tx, rows, around) => ({ rows: await savePeople(tx, rows, around) }),
}

const trainings: FileKind<FileRow> = {
  rows: (text, mapping) =>
    fileRows(
      () => bytesInPieces(text),
      { mapping, maxBytes: IMPORT_FILE_BYTES },
      () => {},
    ),
  plan: async (reader, rows) => outcomesOf(rows, await tryRows(reader, rows)),
  save: async (tx, rows, { now }) => outcomesOf(rows, await saveRows(tx, rows, now)),
}

/** A file with its mapping; both calls go through its rows in batches. */
export interface ImportFile {
  /** The batches after the first `skip` rows. */
  batches(skip?: number): AsyncGenerator<ImportBatch>
}

export interface ImportBatch {
  rows: number
  plan(reader: Reader): Promise<ImportedRows>
  save(tx: Tx, now: Date): Promise<ImportedRows>
}

const BATCH_ROWS = 200

/** @param by the user who imports */
export function importFile(
  kind: ImportKind,
  { text, mapping, by }: { text: string; mapping: ColumnMapping; by: number | null },
): ImportFile {
  return kind === 'people' ? batchesOf(people, text, mapping, by) : batchesOf(trainings, text, mapping, by)
}

/** The names in the header of a file, and the first values below each. */
export async function fileHeader(text: string): Promise<{ name: string; examples: string[] }[]> {
  const rows: string[][] = []
  for await (const { values } of readCsv(readUtf8(bytesInPieces(text), IMPORT_FILE_BYTES))) {
    rows.push(values)
    if (rows.length === 4) break
  }
  const [header, ...first] = rows
  if (!header) throw refused(msg('The file is empty.'), {}, 'empty')
  if (text.includes('\0'))
    throw invalid([{ message: msg('The file is not a text file.'), path: 'file', code: 'encoding' }])
  return header.map((name, place) => ({
    name: name.trim(),
    examples: first.map((values) => (values[place] ?? '').trim().slice(0, 60)).filter(Boolean),
  }))
}

function batchesOf<Row>(kind: FileKind<Row>, text: string, mapping: ColumnMapping, by: number | null): ImportFile {
  async function* batches(skip = 0): AsyncGenerator<ImportBatch> {
    let place = 0
    let rows: Row[] = []
    for await (const row of kind.rows(text, mapping)) {
      if (place++ < skip) continue
      rows.push(row)
      if (rows.length < BATCH_ROWS) continue
      yield batchOf(rows)
      rows = []
      // SQLite answers in the calling thread: without this, no other request would be answered before the end.
      await nextTurn()
    }
    if (rows.length > 0) yield batchOf(rows)
  }
  // A trial compares all rows with the same moment; terms and organisations are read once.
  let tried: Promise<ImportContext> | undefined
  const batchOf = (rows: Row[]): ImportBatch => ({
    rows: rows.length,
    plan: async (reader) => {
      tried ??= readImportContext(reader, by)
      return kind.plan(reader, rows, await tried)
    },
    save: async (tx, now) => kind.save(tx, rows, { context: await readImportContext(tx, by), by, now }),
  })
  return { batches }
}

/** The results of rows of trainings; a bad one with its line and its name. */
function outcomesOf(rows: readonly FileRow[], { outcomes, newTopics }: RowsResult): ImportedRows {
  const results = rows.map(({ line, row, bad }, place): ImportedRow => {
    const outcome = outcomes[place]!
    if (!Array.isArray(outcome)) return { outcome }
    return { outcome: 'bad', line, named: (row ?? bad).external_id, problems: outcome }
  })
  return { rows: results, newTopics }
}

/** The problems of bad rows in the reader's language. */
export function leftOutIn(
  rows: readonly { line: number; named: string; problems: readonly StoredProblem[] }[],
  t: (message: string, values?: Record<string, string | number>) => string,
): LeftOutRow[] {
  return rows.map(({ line, named, problems }) => ({
    line,
    named,
    problems: problems.map(({ column, message, values }) => ({ column, message: t(message, values) })),
  }))
}
