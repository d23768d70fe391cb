import { pipeline } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { msg } from '#shared/i18n/message.ts'
import { refused } from './readUtf8.ts'

/** A row with this many characters is no row: a quotation mark was left open. */
export const MAX_ROW_CHARACTERS = 512 * 1024

/** The values between two line ends outside of quotation marks (RFC 4180). */
export interface CsvRow {
  /** The line it begins on, the header being line 1. */
  line: number
  values: string[]
  /** Places of values whose quotation marks do not match. */
  broken: number[]
}

/**
 * Reads rows of comma-separated text; without `delimiter` the header says whether comma, semicolon or tabulator.
 * Empty lines are left out.
 * @throws Refusal 400 where a row does not end
 */
export async function* readCsv(
  text: AsyncIterable<Buffer>,
  { delimiter }: { delimiter?: string | undefined } = {},
): AsyncGenerator<CsvRow> {
  const pieces = text[Symbol.asyncIterator]()
  const head = await readHead(pieces)
  if (head.length === 0) return
  // The line on which the row before the present one ended: rows are cut ahead of the loop that takes them.
  let cutUpTo = 0
  const parser = parse({
    bom: true,
    delimiter: delimiter ?? delimiterOf(head.toString('utf8')),
    info: true,
    raw: true,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: MAX_ROW_CHARACTERS,
    on_record(row, { lines }) {
      cutUpTo = lines
      return row
    },
  })
  const source = async function* () {
    yield head
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value
  }
  // An error reaches whoever reads the last stream, which is the loop below.
  pipeline(source, parser, () => {})
  const rows: AsyncIterable<{ record: string[]; raw: string; info: { lines: number } }> = parser
  let lastLine = 0
  try {
    for await (const { record: values, raw, info } of rows) {
      const line = lastLine + 1
      lastLine = info.lines
      if (values.some((value) => value !== '')) yield { line, values, broken: brokenPlaces(values, raw) }
    }
  } catch (error) {
    throw error instanceof CsvError ? endless(error, cutUpTo + 1) : error
  }
}

/** The first pieces, up to the end of the header (or of what may be one). */
async function readHead(pieces: AsyncIterator<Buffer>): Promise<Buffer> {
  let head: Buffer = Buffer.alloc(0)
  while (head.length < MAX_ROW_CHARACTERS && !/[\r\n]/.test(head.toString('latin1'))) {
    const next = await pieces.next()
    if (next.done) break
    head = Buffer.concat([head, next.value])
  }
  return head
}

/** A value that begins with a quotation mark was written with all its marks doubled, or it is broken. */
function brokenPlaces(values: readonly string[], raw: string): number[] {
  return values.flatMap((value, place) =>
    value.startsWith('"') && !raw.includes(`"${value.replaceAll('"', '""')}"`) ? [place] : [],
  )
}

function endless(error: CsvError, line: number) {
  const knownCodes = ['CSV_MAX_RECORD_SIZE', 'CSV_QUOTE_NOT_CLOSED']
  if (!knownCodes.includes(error.code)) return error
  return refused(
    msg('The row that begins on line {{line}} does not end. Close its quotation mark, or break the line.'),
    { line },
    'endless_row',
  )
}

/** Of the usual delimiters the one that occurs most in the header, outside of quotation marks. */
function delimiterOf(start: string): string {
  // linear: a search that fails reached the end, and there is only one such.
  const header = start.split(/\r|\n/, 1)[0]!.replace(/"[^"]*"/g, '')
  const counted = [',', ';', '\t', '|'].map((mark) => ({ mark, count: header.split(mark).length }))
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).mark
}
