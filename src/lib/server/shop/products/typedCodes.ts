import { MAX_CODE_LENGTH, MAX_CODES_PER_CALL } from '#shared/contract/voucherCodes.ts'
import { msg } from '#shared/i18n/message.ts'
import { invalid, type Refused } from '#shared/refusal.ts'
import { bytesInPieces } from '../../catalogue/import/bytesInPieces.ts'
import { readCsv } from '../../catalogue/import/readCsv.ts'
import { readUtf8 } from '../../catalogue/import/readUtf8.ts'

/** The maximum number of lines that a message names. */
const NAMED = 10
/** A refused text is shown again up to this number of characters. */
const MOST_SHOWN = 100_000

interface TypedCode {
  code: string
  /** The line of the text, counted from 1. */
  line: number
}

/** The head of the column of codes. */
const HEAD = /^codes?$/i
/** Longer than the text of every form, so the form has the limit. */
const MOST_BYTES = 10_000_000

/**
 * Reads the codes of a form: the column `code` of a table, or codes that are separated by lines, commas or semicolons,
 * in quotes or not, with the head `code` or without.
 * @throws Refusal 400 for no code, too many codes, codes that are too long, or a table in which no column is named `code`
 */
export async function typedCodes(text: string): Promise<string[]> {
  const lines = text.split(/\r\n|[\r\n]/).map((line) => partsOf(line))
  const [head = []] = lines
  const isTable = head.length > 1 && head.some((part) => HEAD.test(part))
  const codes = isTable ? await codesOfColumn(text) : codesOfLines(lines)
  const problems = problemsOfCodes(codes)
  if (problems.length > 0) throw invalid(problems)
  return codes.map(({ code }) => code)
}

/** A refused text to show again: codes that are much too long are cut, but stay too long. */
export function codesToEcho(text: string): string {
  const parts = text.split(/([\r\n,;\t])/)
  return parts
    .map((part) => (part.length < 2 * MAX_CODE_LENGTH ? part : `${part.slice(0, MAX_CODE_LENGTH + 1)}…`))
    .join('')
    .slice(0, MOST_SHOWN)
}

function partsOf(line: string): string[] {
  return line.split(/[,;\t]/).map((part) => unquoted(part))
}

function unquoted(part: string): string {
  return part
    .trim()
    .replace(/^"([^"]*)"$/, '$1')
    .trim()
}

/** @throws Refusal 400 for a table: its other columns, such as prices and days, are no codes */
function codesOfLines(lines: readonly string[][]): TypedCode[] {
  const rows = lines.filter((parts) => parts.some(Boolean))
  const columns = rows[0]?.length ?? 0
  if (rows.length > 1 && columns > 1 && rows.every((parts) => parts.length === columns)) {
    const message = msg(
      'The lines have several columns. Write “code” above the column of the codes, or put each code on its own line.',
    )
    throw invalid([{ message, path: 'codes', code: 'columns' }])
  }
  const codes = lines.flatMap((parts, index) => parts.filter(Boolean).map((code) => ({ code, line: index + 1 })))
  return codes[0] && HEAD.test(codes[0].code) ? codes.slice(1) : codes
}

/** The codes of a table with a head. A heading in quotes can hold a comma, so only the table knows the columns. */
async function codesOfColumn(text: string): Promise<TypedCode[]> {
  const codes: TypedCode[] = []
  let place = -1
  for await (const { values, line } of readCsv(readUtf8(bytesInPieces(text), MOST_BYTES))) {
    if (line === 1) place = values.findIndex((heading) => HEAD.test(unquoted(heading)))
    const code = values[place]?.trim()
    if (code && line > 1) codes.push({ code, line })
  }
  return codes
}

function problemsOfCodes(codes: readonly TypedCode[]): Refused[] {
  if (codes.length === 0) {
    return [{ message: msg('Type or paste at least one code.'), path: 'codes', code: 'required' }]
  }
  if (codes.length > MAX_CODES_PER_CALL) {
    const values = { limit: MAX_CODES_PER_CALL, found: codes.length }
    return [
      {
        message: msg('Add at most {{limit}} codes at once; these are {{found}}.'),
        values,
        path: 'codes',
        code: 'too_many',
      },
    ]
  }
  const long = codes.filter(({ code }) => code.length > MAX_CODE_LENGTH)
  if (long.length === 0) return []
  const lines = [...new Set(long.map(({ line }) => line))]
  const named = `${lines.slice(0, NAMED).join(', ')}${lines.length > NAMED ? ' …' : ''}`
  const values = { count: long.length, limit: MAX_CODE_LENGTH, lines: named }
  const message = msg('{{count}} codes have more than {{limit}} characters. Lines: {{lines}}')
  return [{ message, values, path: 'codes', code: 'too_long' }]
}
