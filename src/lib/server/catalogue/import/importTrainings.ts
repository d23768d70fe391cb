import type { Database, Reader } from '../../db/database.ts'
import { type BadRow, type FileRow, fileRows, type ReadOptions, type Source } from './fileRows.ts'
import type { RowProblem } from './readRow.ts'
import { type RowsResult, saveRows, tryRows } from './saveRows.ts'
import { problemsOfRows, readSiteNames } from './siteNames.ts'
import { joinTopics } from './topicTerms.ts'

/** The rows saved in one transaction: an interrupted import leaves complete batches. */
export const BATCH_ROWS = 200
/** Long descriptions end a batch earlier, in characters: the memory of an import does not grow with them. */
const BATCH_LENGTH = 2_000_000
/** The maximum number of bad rows that the report lists one by one; the rest only counts by reason. */
export const MAX_BAD_ROWS = 10_000

export interface ImportOptions extends ReadOptions {
  source: Source
  now: Date
  /** Reports all problems and the changes an import would make, and writes nothing. */
  dryRun?: boolean
  /** Imports nothing if any row is bad. */
  strict?: boolean
  onProgress?: (progress: ImportProgress) => void
  /** Stops after the current batch. The same import, run again, continues from there. */
  signal?: AbortSignal
}

export interface ImportProgress {
  /** The file is read twice: first checked as a whole, then saved. */
  phase: 'check' | 'save'
  rows: number
  /** The number of all rows to save; unknown while checking. */
  of: number | undefined
}

export interface ImportReport {
  /** Rows of the file, good and bad. */
  rows: number
  created: number
  updated: number
  unchanged: number
  badRows: number
  bad: BadRow[]
  /** Every reason with its number of rows, most frequent first. */
  reasons: { column: RowProblem['column']; message: string; rows: number }[]
  /** The topics that the import adds, each once. */
  newTopics: string[]
  /** Columns of the file that were not read. */
  unknownColumns: string[]
  /** `refused`: strict, and a row is bad. `interrupted`: only a part was saved. */
  outcome: 'imported' | 'tried' | 'refused' | 'interrupted'
}

/**
 * Imports trainings from a CSV file: saves good rows and reports bad ones. The `external_id` identifies a training, so
 * importing the same file again changes nothing, and an interrupted import continues where it stopped.
 * @throws Refusal 400 if the file as a whole cannot be read; then nothing is written
 */
export async function importTrainings(db: Database, options: ImportOptions): Promise<ImportReport> {
  const { dryRun = false, strict = false, signal, now } = options
  const report = await check(options, (rows) => (dryRun ? tryRows(db.reader, rows) : checkNames(db.reader, rows)))
  if (dryRun) return { ...report, outcome: 'tried' }
  if (strict && report.badRows > 0) return { ...report, outcome: 'refused' }
  if (signal?.aborted) return { ...report, outcome: 'interrupted' }

  let rows = 0
  for await (const batch of batches(options)) {
    const { outcomes, newTopics } = await db.transact((tx) => saveRows(tx, batch, now))
    report.newTopics = joinTopics(report.newTopics, newTopics)
    // The bad rows were counted before.
    for (const outcome of outcomes) if (!Array.isArray(outcome)) report[outcome]++
    rows += outcomes.filter((outcome) => !Array.isArray(outcome)).length
    options.onProgress?.({ phase: 'save', rows, of: report.rows - report.badRows })
    if (signal?.aborted && rows < report.rows - report.badRows) return { ...report, outcome: 'interrupted' }
  }
  return report
}

/** The result of checking rows; the outcome of a good row that was only checked is `null`. */
type Trial = Omit<RowsResult, 'outcomes'> & { outcomes: (RowsResult['outcomes'][number] | null)[] }

/** The problems of bad rows and of rows that name what the site does not have. */
async function checkNames(reader: Reader, rows: readonly FileRow[]): Promise<Trial> {
  const all = problemsOfRows(rows, await readSiteNames(reader, rows))
  return { outcomes: all.map((problems) => (problems.length > 0 ? problems : null)), newTopics: [] }
}

/** Reads the whole file before anything is written: an incomplete file must change nothing. */
async function check(options: ImportOptions, trial: (rows: FileRow[]) => Promise<Trial>): Promise<ImportReport> {
  const report: ImportReport = {
    rows: 0,
    created: 0,
    updated: 0,
    unchanged: 0,
    badRows: 0,
    bad: [],
    reasons: [],
    newTopics: [],
    unknownColumns: [],
    outcome: 'imported',
  }
  const reasons = new Map<string, ImportReport['reasons'][number]>()
  let batch: FileRow[] = []
  let length = 0
  const tryBatch = async () => {
    const { outcomes, newTopics } = await trial(batch)
    report.newTopics = joinTopics(report.newTopics, newTopics)
    for (const [place, outcome] of outcomes.entries()) {
      if (outcome === null) continue
      if (!Array.isArray(outcome)) report[outcome]++
      else {
        const { line, row, bad } = batch[place]!
        noteBad(report, reasons, { line, external_id: (row ?? bad).external_id, problems: outcome })
      }
    }
    batch = []
    length = 0
    options.onProgress?.({ phase: 'check', rows: report.rows, of: undefined })
  }
  const onHeader = ({ unknown }: { unknown: string[] }) => report.unknownColumns.push(...unknown)
  for await (const read of fileRows(options.source, options, onHeader)) {
    report.rows++
    batch.push(read)
    length += (read.row ?? read.partial).description?.length ?? 0
    if (report.rows % BATCH_ROWS === 0 || length >= BATCH_LENGTH) await tryBatch()
    if (options.signal?.aborted) break
  }
  await tryBatch()
  report.reasons = [...reasons.values()].sort((a, b) => b.rows - a.rows)
  return report
}

function noteBad(report: ImportReport, reasons: Map<string, ImportReport['reasons'][number]>, bad: BadRow): void {
  report.badRows++
  if (report.bad.length < MAX_BAD_ROWS) report.bad.push(bad)
  for (const { column, message } of bad.problems) {
    const key = `${column} ${message}`
    const reason = reasons.get(key)
    if (reason) reason.rows++
    else reasons.set(key, { column, message, rows: 1 })
  }
}

async function* batches(options: ImportOptions): AsyncGenerator<FileRow[]> {
  let batch: FileRow[] = []
  let length = 0
  for await (const read of fileRows(options.source, options, () => {})) {
    if (read.row) batch.push(read)
    length += read.row?.description?.length ?? 0
    if (batch.length < BATCH_ROWS && length < BATCH_LENGTH) continue
    yield batch
    batch = []
    length = 0
  }
  if (batch.length > 0) yield batch
}
