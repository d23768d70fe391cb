import { type ColumnMapping, type ImportKind, MAX_NAMED_ROWS } from '#shared/contract/imports.ts'
import { toInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict, invalid, Refusal } from '#shared/refusal.ts'
import { needFreshPassword } from '../accounts/freshPassword.ts'
import type { Database, Reader } from '../db/database.ts'
import type { StoredImport } from '../db/schema/importTables.ts'
import { guessMapping } from './guessMapping.ts'
import { fileHeader, importFile } from './importFile.ts'
import { type ImportSender, needImporter } from './needImporter.ts'
import { emptyReport, requireImport, type StoredReport, withNewTopics } from './storedImports.ts'

export interface NewImport {
  kind: ImportKind
  text: string
  fileName?: string
  /** Without it, the names of the columns decide. */
  mapping?: ColumnMapping | undefined
  /** The user who imports. */
  by: number
  now: Date
}

/**
 * Tries a file: counts what an import would do, and names the rows that it would leave out. Nothing is written.
 * @throws Refusal 400 if the file as a whole cannot be read
 */
export async function tryFile(
  reader: Reader,
  { kind, text, mapping, by }: Omit<NewImport, 'now'>,
): Promise<{ report: StoredReport; mapping: ColumnMapping }> {
  const header = await fileHeader(text)
  const used =
    mapping ??
    guessMapping(
      kind,
      header.map(({ name }) => name),
    )
  const report = emptyReport()
  for await (const batch of importFile(kind, { text, mapping: used, by }).batches()) {
    report.rows += batch.rows
    const { rows, newTopics } = await batch.plan(reader)
    Object.assign(report, withNewTopics(report, newTopics))
    for (const result of rows) {
      report[result.outcome]++
      if (result.outcome === 'bad' && report.left_out.length < MAX_NAMED_ROWS) report.left_out.push(namedRow(result))
    }
  }
  return { report, mapping: used }
}

/**
 * Stores a file as a draft with the report of its dry run, and returns its id. A file whose columns do not fit yet is
 * stored too: the report says why.
 * @throws Refusal 403; 400 if it is no text with a header
 */
export async function draftImport(db: Database, wish: NewImport): Promise<number> {
  await needImporter(db.reader, wish)
  const header = await fileHeader(wish.text)
  const names = header.map(({ name }) => name)
  const mapping = wish.mapping ?? guessMapping(wish.kind, names)
  const report = await reportOrRefusals(db.reader, { ...wish, mapping })
  const at = toInstant(wish.now)
  const { id } = await db.transact((tx) =>
    tx
      .insertInto('imports')
      .values({
        kind: wish.kind,
        file: wish.text,
        state: 'draft',
        started_by: wish.by,
        created: at,
        changed: at,
        file_name: (wish.fileName ?? '').slice(0, 200),
        mapping: JSON.stringify(mapping),
        report: JSON.stringify(report),
        row_count: report.rows,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return id
}

/**
 * Gives a draft another mapping, and tries it.
 * @throws Refusal 404; 409 if it was started
 */
export async function remapImport(
  db: Database,
  { kind, id, mapping, by, now }: { kind: ImportKind; id: number; mapping: ColumnMapping; by: number; now: Date },
): Promise<void> {
  await needImporter(db.reader, { kind, by })
  const draft = await requireImport(db.reader, kind, id)
  if (draft.state !== 'draft') throw started()
  const report = await reportOrRefusals(db.reader, { kind, text: draft.file, mapping, by })
  const { numUpdatedRows } = await db.transact((tx) =>
    tx
      .updateTable('imports')
      .set({
        mapping: JSON.stringify(mapping),
        report: JSON.stringify(report),
        row_count: report.rows,
        changed: toInstant(now),
      })
      .where('id', '=', id)
      .where('state', '=', 'draft')
      .executeTakeFirstOrThrow(),
  )
  // It was started while the file was tried: it runs with the mapping before.
  if (numUpdatedRows === 0n) throw started()
}

/** From which states an action leads to which one. */
const moves = {
  start: { from: ['draft'], to: 'waiting' },
  resume: { from: ['stopped', 'failed'], to: 'waiting' },
  stop: { from: ['waiting', 'running'], to: 'stopped' },
} as const satisfies Record<string, { from: readonly StoredImport['state'][]; to: StoredImport['state'] }>

/**
 * Starts, stops or resumes an import. An import that is already in that state stays as it is.
 * @throws Refusal 403, for people also `password_needed`, because a file gives roles and mail addresses; 404; 409 if
 * its state does not allow it; 400 if the draft has no good row
 */
export async function moveImport(
  db: Database,
  { id, action, ...sender }: ImportSender & { id: number; action: keyof typeof moves },
): Promise<StoredImport> {
  const { kind, by, now } = sender
  return db.transact(async (tx) => {
    await needImporter(tx, sender)
    if (kind === 'people' && action !== 'stop') await needFreshPassword(tx, sender)
    const { from, to } = moves[action]
    const moved = await tx
      .updateTable('imports')
      .set({ state: to, changed: toInstant(now), ...(action !== 'stop' && { started_by: by }) })
      .where('id', '=', id)
      .where('kind', '=', kind)
      .where('state', 'in', from)
      .returningAll()
      .executeTakeFirst()
    const held = moved ?? (await requireImport(tx, kind, id))
    if (!moved && held.state !== to && !(to === 'waiting' && held.state === 'running')) throw started()
    if (action === 'start' && held.row_count === 0) {
      throw invalid([{ message: msg('The file has no rows that can be imported.'), path: '', code: 'empty' }])
    }
    return held
  })
}

/** A row for the report, with at most 200 characters of its name. */
export function namedRow({
  line,
  named,
  problems,
}: StoredReport['left_out'][number]): StoredReport['left_out'][number] {
  return { line, named: named.slice(0, 200), problems }
}

function started(): Refusal {
  return conflict(msg('This import is in another state now. Reload the page.'), 'state')
}

async function reportOrRefusals(reader: Reader, wish: Omit<NewImport, 'now'>): Promise<StoredReport> {
  try {
    return (await tryFile(reader, wish)).report
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const refused = error.problems.map(({ message, values }) => ({ column: '', message, ...(values && { values }) }))
    return { ...emptyReport(), refused }
  }
}
