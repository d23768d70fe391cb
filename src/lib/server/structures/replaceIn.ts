import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** The tables that say which things have a term or an organisation, with their columns. */
const relations = {
  training_terms: { owner: 'training_id', column: 'tid' },
  training_organizations: { owner: 'training_id', column: 'organization_id' },
  user_organizations: { owner: 'uid', column: 'organization_id' },
} as const

type TrainingTable = 'training_terms' | 'training_organizations'

/** The trainings that have a term or an organisation. */
export async function trainingsHaving(tx: Tx, table: TrainingTable, id: number): Promise<number[]> {
  const { column } = relations[table]
  const { rows } = await sql<{ training_id: number }>`
    select training_id from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(tx)
  return rows.map(({ training_id }) => training_id)
}

/** Gives these trainings a new revision: a form that is open elsewhere must not bring the old value back. */
export async function stampTrainings(
  tx: Tx,
  table: TrainingTable,
  id: number,
  stamp: { changed: string; changed_at: number },
): Promise<void> {
  const { column } = relations[table]
  await tx
    .updateTable('trainings')
    .set((eb) => ({ ...stamp, revision: eb('revision', '+', 1) }))
    .where(sql<boolean>`id in (select training_id from ${sql.table(table)} where ${sql.ref(column)} = ${id})`)
    .execute()
}

/** Gives the other term or organisation to everything that has this one; what has both keeps one. */
export async function replaceIn(
  tx: Tx,
  table: keyof typeof relations,
  { from, into }: { from: number; into: number },
): Promise<void> {
  const { owner, column } = relations[table]
  const [rows, of, is] = [sql.table(table), sql.ref(owner), sql.ref(column)]
  await sql`delete from ${rows} where ${is} = ${from} and ${of} in (select ${of} from ${rows} where ${is} = ${into})`.execute(
    tx,
  )
  await sql`update ${rows} set ${is} = ${into} where ${is} = ${from}`.execute(tx)
}
