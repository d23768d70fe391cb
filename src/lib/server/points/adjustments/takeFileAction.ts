import { AdjustmentFile, MAX_ADJUSTMENT_BYTES } from '#shared/contract/adjustmentImport.ts'
import { problemsOf } from '#shared/contract/problems.ts'
import { invalid } from '#shared/refusal.ts'
import { readUtf8 } from '../../catalogue/import/readUtf8.ts'
import type { Database } from '../../db/database.ts'
import type { SiteTime } from '../../site/siteTime.ts'
import { importAdjustments } from './importAdjustments.ts'
import type { PlannedAdjustment } from './planAdjustments.ts'

/** The form of the page: a chosen file counts before pasted text. `action` is `check` or `book`. */
export interface AdjustmentFileForm {
  fields: Readonly<Record<string, string>>
  file: Uint8Array | null
}

export interface TakenFile {
  sent: AdjustmentFile
  planned: PlannedAdjustment[]
  isBooked: boolean
}

/**
 * Carries out the form of the page. A file with problems is not booked; its rows say what is wrong.
 * @throws Refusal 400 if the file as a whole cannot be read, or if its rows have become wrong meanwhile
 */
export async function takeFileAction(
  db: Database,
  { actor, form: { fields, file } }: { actor: number; form: AdjustmentFileForm },
  time: SiteTime,
): Promise<TakenFile> {
  const { kind, reason, text = '', action } = fields
  const given = { kind, reason, file: file ? await textOf(file) : text, dry_run: true }
  const read = AdjustmentFile.safeParse(given)
  if (!read.success) throw invalid(problemsOf(read.error, given))
  const sent = read.data
  const planned = await importAdjustments(db, { actor, sent }, time)
  if (action !== 'book' || planned.some(({ problems }) => problems.length > 0))
    return { sent, planned, isBooked: false }
  return {
    sent,
    planned: await importAdjustments(db, { actor, sent: { ...sent, dry_run: false } }, time),
    isBooked: true,
  }
}

/** Spreadsheet programs save other encodings too: the refusal says what to do. */
async function textOf(file: Uint8Array): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of readUtf8([file], MAX_ADJUSTMENT_BYTES)) pieces.push(piece)
  return Buffer.concat(pieces).toString('utf8')
}
