import { toInstant } from '#shared/instant.ts'
import { holdClock, touch } from '../../cache/clock.ts'
import type { Reader, Tx } from '../../db/database.ts'
import type { NewTraining } from '../../db/schema/catalogue.ts'
import { tagsOf, trainingChanges } from './trainingChanges.ts'
import { relate } from './relations.ts'
import { storedTrainings } from './storedTrainings.ts'
import { trainingColumns, type TrainingColumns, type TrainingInput } from './trainingInput.ts'

/** The new values of a training; without `id` it is a new training. */
export interface TrainingChange {
  id?: number | undefined
  training: TrainingInput
}

export interface SavedTraining {
  id: number
  outcome: 'created' | 'updated' | 'unchanged'
}

/** Saves one training (see `saveTrainings`). */
export async function saveTraining(
  tx: Tx,
  change: TrainingChange,
  now: Date,
  by: number | null = null,
): Promise<SavedTraining> {
  const [saved] = await saveTrainings(tx, [change], now, by)
  return saved!
}

/**
 * Saves trainings, each given once, and touches the tags of all changes. Unchanged trainings are not written.
 * @param by the user who saves; `null`: an import or a command
 * @returns the outcomes in the order of `changes`
 * @throws Error if a training has no text or its id is unknown
 */
export async function saveTrainings(
  tx: Tx,
  changes: readonly TrainingChange[],
  now: Date,
  by: number | null = null,
): Promise<SavedTraining[]> {
  const plans = await plansFor(tx, changes)
  const pending = plans.filter((plan) => plan.changed === null || plan.changed.size > 0)
  if (pending.length === 0) return plans.map(saved)

  const stamp = { changed: toInstant(now), changed_at: (await holdClock(tx)) + 1, changed_by: by }
  await insertAll(
    tx,
    pending.filter((plan) => plan.changed === null),
    stamp,
  )
  for (const { id, columns, changed } of pending) {
    if (changed === null) continue
    await tx
      .updateTable('trainings')
      .set((eb) => ({ ...columns, ...stamp, revision: eb('revision', '+', 1) }))
      .where('id', '=', id!)
      .execute()
  }
  await relate(
    tx,
    pending.map(({ id, training, columns, changed }) => ({ id: id!, training, columns, changed })),
  )
  await touch(
    tx,
    pending.flatMap(({ id, changed }) => tagsOf(id!, changed)),
  )
  return plans.map(saved)
}

/** Returns the outcomes that saving would have, in the order of `changes`. */
export async function planTrainings(
  reader: Pick<Reader, 'selectFrom'>,
  changes: readonly TrainingChange[],
): Promise<SavedTraining['outcome'][]> {
  return (await plansFor(reader, changes)).map(outcomeOf)
}

interface Plan {
  /** Set for a new training when it is inserted. */
  id: number | undefined
  training: TrainingInput
  columns: TrainingColumns
  /** The names of changed columns and relations; `null` for a new training. */
  changed: ReadonlySet<string> | null
}

async function plansFor(reader: Pick<Reader, 'selectFrom'>, changes: readonly TrainingChange[]): Promise<Plan[]> {
  const stored = await storedTrainings(
    reader,
    changes.flatMap(({ id }) => id ?? []),
  )
  return changes.map(({ id, training }) => {
    const columns = trainingColumns(training)
    const before = id === undefined ? undefined : stored.get(id)
    if (id !== undefined && !before) throw new Error(`There is no training ${id}.`)
    return { id, training, columns, changed: before ? trainingChanges(before, columns, training) : null }
  })
}

function saved(plan: Plan): SavedTraining {
  return { id: plan.id!, outcome: outcomeOf(plan) }
}

function outcomeOf({ changed }: Plan): SavedTraining['outcome'] {
  if (changed === null) return 'created'
  return changed.size > 0 ? 'updated' : 'unchanged'
}

async function insertAll(
  tx: Tx,
  plans: readonly Plan[],
  stamp: { changed: string; changed_at: number; changed_by: number | null },
): Promise<void> {
  const rowOf = ({ columns, training }: Plan): NewTraining => ({
    ...columns,
    ...stamp,
    created: training.created ?? stamp.changed,
  })
  const named = plans.filter((plan) => plan.columns.external_id)
  if (named.length > 0) {
    // The database may return the rows in any order.
    const rows = await tx.insertInto('trainings').values(named.map(rowOf)).returning(['id', 'external_id']).execute()
    const ids = new Map(rows.map((row) => [row.external_id, row.id]))
    for (const plan of named) plan.id = ids.get(plan.columns.external_id ?? null)
  }
  for (const plan of plans) {
    if (plan.columns.external_id) continue
    plan.id = (await tx.insertInto('trainings').values(rowOf(plan)).returning('id').executeTakeFirstOrThrow()).id
  }
}
