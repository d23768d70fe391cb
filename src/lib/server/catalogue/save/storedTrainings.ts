import type { Reader } from '../../db/database.ts'
import type { TrainingRow } from '../../db/schema/catalogue.ts'

/** A stored training with its terms and organisations in ascending order. */
export interface StoredTraining {
  row: TrainingRow
  terms: number[]
  organizations: number[]
}

/** Reads trainings by id, published or not. */
export async function storedTrainings(
  reader: Pick<Reader, 'selectFrom'>,
  ids: readonly number[],
): Promise<Map<number, StoredTraining>> {
  if (ids.length === 0) return new Map()
  const rows = await reader.selectFrom('trainings').selectAll().where('id', 'in', ids).execute()
  const stored = new Map(rows.map((row): [number, StoredTraining] => [row.id, { row, terms: [], organizations: [] }]))
  const terms = reader.selectFrom('training_terms').selectAll().where('training_id', 'in', ids).orderBy('tid')
  for (const { training_id, tid } of await terms.execute()) stored.get(training_id)?.terms.push(tid)
  const owners = reader.selectFrom('training_organizations').selectAll().where('training_id', 'in', ids)
  for (const { training_id, organization_id } of await owners.orderBy('organization_id').execute()) {
    stored.get(training_id)?.organizations.push(organization_id)
  }
  return stored
}
