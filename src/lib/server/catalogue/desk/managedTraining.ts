import type { ManagedTraining } from '#shared/contract/managedTrainings.ts'
import { notFound } from '#shared/refusal.ts'
import type { Reader } from '../../db/database.ts'
import { type StoredTraining, storedTrainings } from '../save/storedTrainings.ts'
import { inputOf, type TrainingInput } from '../save/trainingInput.ts'

/** @throws Refusal 404 */
export async function requireManagedTraining(reader: Reader, id: number): Promise<ManagedTraining> {
  return presentManaged(await storedTraining(reader, id))
}

/** @throws Refusal 404 */
export async function storedTraining(reader: Reader, id: number): Promise<StoredTraining> {
  const stored = (await storedTrainings(reader, [id])).get(id)
  if (!stored) throw notFound()
  return stored
}

/** A stored training as administrators edit it. */
export function presentManaged(stored: StoredTraining): ManagedTraining {
  const { next_session_at: _, texts, terms, organizations, created, ...fields } = inputOf(stored)
  const { id, revision, changed } = stored.row
  return {
    id,
    ...fields,
    texts: Object.fromEntries(Object.entries(texts).map(([lang, text]) => [lang, { provider: '', ...text }])),
    terms: [...terms],
    organizations: [...organizations],
    revision,
    created: created ?? changed,
    changed,
  }
}

/** The texts that are stored: those with a title. */
export function textsToStore(texts: ManagedTraining['texts']): TrainingInput['texts'] {
  return Object.fromEntries(Object.entries(texts).filter(([, { title }]) => title !== ''))
}
