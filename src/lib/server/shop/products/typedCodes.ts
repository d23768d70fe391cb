import { MAX_CODE_LENGTH, MAX_CODES_PER_CALL } from '#shared/contract/voucherCodes.ts'
import { msg } from '#shared/i18n/message.ts'
import { invalid, type Refused } from '#shared/refusal.ts'

/** The most lines that a message names. */
const NAMED = 10
/** A refused text is shown again up to this number of characters. */
const MOST_SHOWN = 100_000

interface TypedCode {
  code: string
  /** The line of the text, counted from 1. */
  line: number
}

/**
 * Reads codes that were typed, or a column of a CSV file: separated by lines, commas or semicolons, in quotes or not,
 * with the head `code` or without.
 * @throws Refusal 400 for no code, too many codes, or codes that are too long
 */
export function typedCodes(text: string): string[] {
  const typed = text.split(/\r\n|[\r\n]/).flatMap((line, index) => codesOf(line, index + 1))
  const codes = typed[0] && /^codes?$/i.test(typed[0].code) ? typed.slice(1) : typed
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

function codesOf(text: string, line: number): TypedCode[] {
  const parts = text.split(/[,;\t]/).map((part) =>
    part
      .trim()
      .replace(/^"([^"]*)"$/, '$1')
      .trim(),
  )
  return parts.filter((code) => code !== '').map((code) => ({ code, line }))
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
