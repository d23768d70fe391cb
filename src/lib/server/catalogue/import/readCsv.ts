import { pipeline } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { msg } from '#shared/i18n/message.ts'
import { refused } from './readUtf8.ts'

/** A row with more characters is refused: a quotation mark is not closed. */
export const MAX_ROW_CHARACTERS = 512 * 1024

/** One row (RFC 4180). */
export interface CsvRow {
  /** The line on which it begins; the header is line 1. */
  line: number
  values: string[]
  /** Positions of values whose quotation marks do not match. */
  broken: number[]
}

/**
 * Reads rows of comma-separated text and skips empty lines. Without `delimiter`, the header decides on it.
 * @throws Refusal 400 if a row does not end
 */
export async function* readCsv(
  text: AsyncIterable<Buffer>,
  { delimiter }: { delimiter?: string | undefined } = {},
): AsyncGenerator<CsvRow> {
  const pieces = text[Symbol.asyncIterator]()
  const head = await readHead(pieces)
  if (head.length === 0) return
  // The line on which the previous row ended: the parser is ahead of the loop that takes its rows.
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
  // The loop below reads the last stream, so it receives every error.
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

/** Returns the first pieces, up to the end of the header. */
async function readHead(pieces: AsyncIterator<Buffer>): Promise<Buffer> {
  let head: Buffer = Buffer.alloc(0)
  while (head.length < MAX_ROW_CHARACTERS && !/[\r\n]/.test(head.toString('latin1'))) {
    const next = await pieces.next()
    if (next.done) break
    head = Buffer.concat([head, next.value])
  }
  return head
}

/** Returns the positions of values that begin with a quotation mark without doubling all of theirs. */
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

/** Returns the usual delimiter that occurs most in the header, outside of quotation marks. */
function delimiterOf(start: string): string {
  // linear: only one search can fail, at the end.
  const header = start.split(/\r|\n/, 1)[0]!.replace(/"[^"]*"/g, '')
  const counted = [',', ';', '\t', '|'].map((mark) => ({ mark, count: header.split(mark).length }))
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).mark
}
