import { parseArgs } from 'node:util'
import { Refusal } from '#shared/refusal.ts'
import type { Database } from '../db/database.ts'
import { sourceCatalogue } from '../site/languages/catalogues.ts'
import { createTranslators } from '../site/languages/translator.ts'
import type { BadRow } from '../catalogue/import/fileRows.ts'
import {
  type ImportProgress,
  type ImportReport,
  importTrainings,
  MAX_BAD_ROWS,
} from '../catalogue/import/importTrainings.ts'
import type { Output } from './output.ts'

/** 0 done, 1 some rows were bad, 2 nothing could be done, 130 interrupted. */
export type ExitCode = 0 | 1 | 2 | 130

const USAGE = 'Usage: npm run site -- import trainings FILE [--dry-run] [--strict] [--delimiter CHARACTER]\n'

const { translator } = createTranslators({ catalogues: { en: sourceCatalogue }, overrides: [] })
const t = translator('en')

/**
 * Imports a CSV file of trainings. Ctrl+C stops after the current batch; the same command continues from there.
 * @param argv the arguments after `import trainings`
 */
export async function importCommand(db: Database, argv: readonly string[], out: Output): Promise<ExitCode> {
  const wishes = readArguments(argv)
  if (!wishes) {
    out.write(USAGE)
    return 2
  }
  const interruption = new AbortController()
  const interrupt = () => interruption.abort()
  process.once('SIGINT', interrupt)
  try {
    const report = await importTrainings(db, {
      ...wishes,
      now: new Date(),
      signal: interruption.signal,
      onProgress: showProgress(out),
    })
    if (out.isTTY) out.write('\r\u001b[K')
    for (const line of linesOf(report)) out.write(`${line}\n`)
    return exitCode(report)
  } catch (error) {
    if (out.isTTY) out.write('\r\u001b[K')
    const reason = reasonOf(error, wishes.source)
    if (reason === undefined) throw error
    out.write(`${reason}\nNothing was imported.\n`)
    return 2
  } finally {
    process.off('SIGINT', interrupt)
  }
}

function readArguments(argv: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        delimiter: { type: 'string' },
      },
    })
    const [source, ...more] = positionals
    if (source === undefined || more.length > 0 || (values.delimiter ?? ',').length !== 1) return undefined
    return { source, dryRun: values['dry-run'], strict: values.strict, delimiter: values.delimiter }
  } catch (error) {
    // parseArgs names an option that it does not know.
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/** One line that is rewritten in a terminal; elsewhere a line for every 5,000 rows. */
function showProgress(out: Output): (progress: ImportProgress) => void {
  let written = 0
  return ({ phase, rows, of }) => {
    const text = phase === 'check' ? `Checked ${count(rows)} rows` : `Saved ${count(rows)} of ${count(of ?? rows)} rows`
    if (out.isTTY) out.write(`\r\u001b[K${text}`)
    else if (Math.floor(rows / 5000) !== written) {
      written = Math.floor(rows / 5000)
      out.write(`${text}\n`)
    }
  }
}

function linesOf(report: ImportReport): string[] {
  const { bad, badRows, reasons, newTopics, unknownColumns } = report
  const lines = bad.flatMap(linesOfBad)
  if (badRows > MAX_BAD_ROWS) {
    lines.push(`… and ${count(badRows - MAX_BAD_ROWS)} more bad rows. All by reason:`)
    for (const { column, message, rows } of reasons)
      // linear: a name contains no brace, so no two places share a search.
      lines.push(`  ${count(rows)} × ${column ? `${column}: ` : ''}${message.replaceAll(/\{\{\w+\}\}/g, '…')}`)
  }
  if (unknownColumns.length > 0) lines.push(`Not read: ${unknownColumns.map((name) => `“${name}”`).join(', ')}`)
  if (newTopics.length > 0) lines.push(`New topics: ${newTopics.map((name) => `“${name}”`).join(', ')}`)
  return [...lines, summary(report)]
}

function linesOfBad({ line, external_id, problems }: BadRow): string[] {
  const where = `Line ${line}${external_id ? ` (${external_id})` : ''}`
  return problems.map(({ column, message, values }) => `${where}${column ? `, ${column}` : ''}: ${t(message, values)}`)
}

function summary(report: ImportReport): string {
  const { rows, created, updated, unchanged, badRows, outcome } = report
  const parts = `${count(created)} new, ${count(updated)} changed, ${count(unchanged)} as before, ${count(badRows)} bad`
  switch (outcome) {
    case 'tried':
      return `Dry run: ${count(rows)} rows read: ${parts}. Nothing was written.`
    case 'refused':
      return `${count(badRows)} of ${count(rows)} rows are bad. Nothing was imported, because --strict was given.`
    case 'interrupted':
      return `Interrupted: ${parts}. Run the same command again to go on.`
    case 'imported':
      return `Imported ${count(rows)} rows: ${parts}.`
  }
}

function exitCode({ outcome, badRows }: ImportReport): ExitCode {
  if (outcome === 'interrupted') return 130
  if (outcome === 'refused') return 2
  return badRows > 0 ? 1 : 0
}

/** The message for an error that the file caused. */
function reasonOf(error: unknown, file: string): string | undefined {
  if (error instanceof Refusal) return error.problems.map(({ message, values }) => t(message, values)).join('\n')
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT') return `There is no file ${file}.`
  if (code === 'EISDIR') return `${file} is a folder.`
  if (code === 'EACCES') return `${file} may not be read.`
  return undefined
}

function count(number: number): string {
  return number.toLocaleString('en')
}
