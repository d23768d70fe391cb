import { MAX_NAMED_ROWS } from '#shared/contract/imports.ts'
import { toInstant } from '#shared/instant.ts'
import { Refusal } from '#shared/refusal.ts'
import { noteChange } from '../audit/noteChange.ts'
import type { Database, Reader, Tx } from '../db/database.ts'
import { isDatabaseAway } from '../db/failures.ts'
import type { StoredImport } from '../db/schema/importTables.ts'
import type { Runtime } from '../runtime.ts'
import { type ImportBatch, importFile, type ImportedRow } from './importFile.ts'
import { needImporter } from './needImporter.ts'
import { namedRow } from './prepareImport.ts'
import { emptyReport, mappingOf, reportOf, withNewTopics } from './storedImports.ts'

export interface ImportWorks {
  db: Database
  clock: () => Date
  log: Pick<Runtime['log'], 'error'>
  /** Aborted when the process shuts down: the next one continues after the last batch. */
  signal: AbortSignal
}

/** Whether an import waits, or was interrupted while it ran. */
export async function isImportDue(reader: Reader): Promise<boolean> {
  return (await dueImports(reader).select('id').executeTakeFirst()) !== undefined
}

/**
 * Runs the imports that wait, one after the other. Each batch and its place are committed together, so that an
 * interrupted import continues with the next row. An import that fails does not hold up the others. Returns the number of
 * imports that ended.
 * @throws Error if the database is away
 */
export async function runImports(works: ImportWorks): Promise<number> {
  let ended = 0
  for (let due = await dueImport(works.db.reader); due && !works.signal.aborted; ended++) {
    await runImport(works, due)
    due = await dueImport(works.db.reader)
  }
  return ended
}

function dueImport(reader: Reader): Promise<StoredImport | undefined> {
  return dueImports(reader).selectAll().executeTakeFirst()
}

function dueImports(reader: Reader) {
  return reader.selectFrom('imports').where('state', 'in', ['waiting', 'running']).orderBy('id').limit(1)
}

async function runImport({ db, clock, log, signal }: ImportWorks, due: StoredImport): Promise<void> {
  let { position } = due
  try {
    const file = importFile(due.kind, { text: due.file, mapping: mappingOf(due), by: due.started_by })
    for await (const batch of file.batches(position)) {
      if (signal.aborted) return
      const place = position
      if (!(await db.transact((tx) => takeBatch(tx, { due, place, batch, now: clock() })))) return
      position += batch.rows
    }
    await end(db, due, { state: 'done', file: '', now: clock() })
  } catch (error) {
    // The next run continues.
    if (isDatabaseAway(error)) throw error
    if (!(error instanceof Refusal)) log.error({ err: error, id: due.id }, 'an import failed')
    await end(db, due, { state: 'failed', now: clock() })
  }
}

interface BatchTurn {
  due: StoredImport
  /** The number of rows before the batch. */
  place: number
  batch: ImportBatch
  now: Date
}

/**
 * Saves one batch with the new place. Returns `false` if the import was stopped, if another user has resumed it, or if
 * another process, which took over the job, has saved the batch.
 * @throws Refusal 403 if the user who started it may not import any more
 */
async function takeBatch(
  tx: Tx,
  { due: { id, kind, started_by: by }, place, batch, now }: BatchTurn,
): Promise<boolean> {
  const held = await tx
    .updateTable('imports')
    .set({ state: 'running', changed: toInstant(now) })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .where('position', '=', place)
    .where('started_by', by === null ? 'is' : '=', by)
    .returning(['report', 'position'])
    .executeTakeFirst()
  if (!held) return false
  await needImporter(tx, { kind, by })
  const { rows: results, newTopics } = await batch.save(tx, now)
  const count = (outcome: ImportedRow['outcome']) => results.filter((result) => result.outcome === outcome).length
  const before = held.position === 0 ? emptyReport() : reportOf(held)
  const bad = results.flatMap((result) => (result.outcome === 'bad' ? [namedRow(result)] : []))
  await tx
    .updateTable('imports')
    .set((eb) => ({
      position: eb('position', '+', batch.rows),
      created_count: eb('created_count', '+', count('created')),
      updated_count: eb('updated_count', '+', count('updated')),
      unchanged_count: eb('unchanged_count', '+', count('unchanged')),
      bad_count: eb('bad_count', '+', count('bad')),
      report: JSON.stringify({
        left_out: [...before.left_out, ...bad].slice(0, MAX_NAMED_ROWS),
        ...withNewTopics(before, newTopics),
      }),
    }))
    .where('id', '=', id)
    .execute()
  return true
}

/** The log has one entry for the import, and one for each person. */
async function end(
  db: Database,
  { id, kind, started_by: actor }: StoredImport,
  { now, ...last }: { state: 'done' | 'failed'; file?: ''; now: Date },
): Promise<void> {
  await db.transact(async (tx) => {
    const ended = await tx
      .updateTable('imports')
      .set({ ...last, changed: toInstant(now) })
      .where('id', '=', id)
      .where('state', 'in', ['waiting', 'running'])
      // Another user, who has resumed it meanwhile, ends it.
      .where('started_by', actor === null ? 'is' : '=', actor)
      .returning(['created_count', 'updated_count', 'bad_count'])
      .executeTakeFirst()
    if (!ended) return
    const { created_count: created, updated_count: updated, bad_count: bad } = ended
    const subject = { type: kind === 'people' ? 'person' : 'training', id: `import ${id}`, label: '' } as const
    const after = { state: last.state, created, updated, bad }
    await noteChange(tx, { actor, through: 'import', action: 'imported', subject, after }, now)
  })
}
