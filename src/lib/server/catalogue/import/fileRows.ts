import { createReadStream } from 'node:fs'
import { msg } from '#shared/i18n/message.ts'
import { type Column, type Columns, readHeader } from './columns.ts'
import { mapHeader } from './mapHeader.ts'
import { readCsv } from './readCsv.ts'
import { type ImportRow, type RowProblem, readRow } from './readRow.ts'
import { readUtf8, refused } from './readUtf8.ts'

/** A file's path, or a function that opens its bytes; it is called twice. */
export type Source = string | (() => AsyncIterable<Uint8Array>)

export interface ReadOptions {
  delimiter?: string | undefined
  /** The column for each name in the header; without it, the names decide. */
  mapping?: Readonly<Record<string, string>> | undefined
  /** 200 MB by default. */
  maxBytes?: number | undefined
}

export interface BadRow {
  /** The line on which the row begins; the header is line 1. */
  line: number
  external_id: string
  problems: RowProblem[]
}

/** One row of the file: good, or bad with the values that are right. */
export type FileRow =
  | { line: number; row: ImportRow; partial?: never; bad?: never }
  | { line: number; row?: never; partial: Partial<ImportRow>; bad: BadRow }

export const MAX_FILE_BYTES = 200_000_000

/**
 * Reads a file row by row.
 * @param onHeader called once with the columns, before the first row
 * @throws Refusal 400 if the file as a whole cannot be read
 */
export async function* fileRows(
  source: Source,
  { delimiter, mapping, maxBytes = MAX_FILE_BYTES }: ReadOptions,
  onHeader: (columns: Columns) => void,
): AsyncGenerator<FileRow> {
  const bytes = typeof source === 'string' ? createReadStream(source) : source()
  const firstLines = new Map<string, number>()
  let columns: Columns | undefined
  for await (const csv of readCsv(readUtf8(bytes, maxBytes), { delimiter })) {
    if (!columns) {
      columns = readHeader(mapHeader(csv.values, mapping))
      onHeader(columns)
      continue
    }
    const { line } = csv
    const { row, partial, problems = [] } = readRow(csv, columns)
    const earlier = firstLines.get((row ?? partial).external_id ?? '')
    if (earlier !== undefined) problems.push(twice(earlier))
    if (row && earlier === undefined) {
      firstLines.set(row.external_id, line)
      yield { line, row }
    } else {
      yield { line, partial: row ?? partial, bad: { line, external_id: idOf(csv.values, columns), problems } }
    }
  }
  if (!columns) throw refused(msg('The file is empty.'), {}, 'empty')
}

function twice(line: number): RowProblem {
  const column: Column = 'external_id'
  return { column, message: msg('Line {{line}} has the same external_id.'), values: { line } }
}

function idOf(values: readonly string[], { places }: Columns): string {
  const place = places.get('external_id')
  return (place === undefined ? undefined : values[place])?.trim().slice(0, 190) ?? ''
}
