import { holdClock } from '../../cache/clock.ts'
import type { Reader, Tx } from '../../db/database.ts'
import { planTrainings, type SavedTraining, saveTrainings, type TrainingChange } from '../save/saveTrainings.ts'
import { type StoredTraining, storedTrainings } from '../save/storedTrainings.ts'
import { inputOf, type TrainingInput } from '../save/trainingInput.ts'
import type { ImportRow } from './readRow.ts'
import { growTopics, readTopics, type Topics } from './topicTerms.ts'

/** Saves the trainings of these rows, and the topics they name. */
export async function saveRows(tx: Tx, rows: readonly ImportRow[], now: Date): Promise<SavedTraining['outcome'][]> {
  // All transactions that change trainings lock the clock first: what is read from here on stays as it is.
  await holdClock(tx)
  const topics = await growTopics(tx, rows)
  const saved = await saveTrainings(tx, await changesFor(tx, rows, topics), now)
  return saved.map(({ outcome }) => outcome)
}

/** Returns the outcome that saving these rows would have. */
export async function tryRows(reader: Reader, rows: readonly ImportRow[]): Promise<SavedTraining['outcome'][]> {
  const topics = await readTopics(reader)
  return planTrainings(reader, await changesFor(reader, rows, topics))
}

/** Merges the rows into the stored trainings with the same `external_id`. */
async function changesFor(
  reader: Pick<Reader, 'selectFrom'>,
  rows: readonly ImportRow[],
  topics: Topics,
): Promise<TrainingChange[]> {
  const names = rows.map((row) => row.external_id)
  const known = await reader
    .selectFrom('trainings')
    .select(['id', 'external_id'])
    .where('external_id', 'in', names)
    .execute()
  const ids = new Map(known.map((training) => [training.external_id, training.id]))
  const stored = await storedTrainings(reader, [...ids.values()])
  return rows.map((row) => {
    const id = ids.get(row.external_id)
    const before = id === undefined ? undefined : stored.get(id)
    return { id, training: mergedTraining(before, row, topics) }
  })
}

const newTraining = {
  type: 'course',
  provider: '',
  duration_minutes: null,
  price: null,
  cover: null,
  completion: 'self',
  published: true,
  next_session_at: null,
  notes: '',
  terms: [],
  organizations: [],
} as const satisfies Partial<TrainingInput>

/** Returns the training with the row's values; columns that the file does not have keep their stored values. */
function mergedTraining(stored: StoredTraining | undefined, row: ImportRow, topics: Topics): TrainingInput {
  const before = stored ? inputOf(stored) : undefined
  const changes = Object.entries({
    provider: row.provider,
    notes: row.notes,
    type: row.type,
    duration_minutes: row.duration_minutes,
    price: row.price,
    published: row.published,
  }).filter(([, value]) => value !== undefined)
  return {
    ...newTraining,
    ...before,
    ...Object.fromEntries(changes),
    external_id: row.external_id,
    language: row.language,
    url: row.url,
    texts: textsOf(before, row),
    terms: termsOf(before, row, topics),
  }
}

/** Replaces the text in the row's language. A single stored text is moved to this language if its own was wrong. */
function textsOf(before: TrainingInput | undefined, row: ImportRow): TrainingInput['texts'] {
  const others = before?.texts ?? {}
  const isRelabelled = Object.keys(others).length === 1 && before !== undefined && before.language !== row.language
  const stored = isRelabelled ? others[before.language] : others[row.language]
  const text = {
    title: row.title,
    summary: row.summary ?? stored?.summary ?? '',
    description: row.description ?? stored?.description ?? '',
  }
  return isRelabelled ? { [row.language]: text } : { ...others, [row.language]: text }
}

function termsOf(before: TrainingInput | undefined, row: ImportRow, topics: Topics): readonly number[] {
  const stored = before?.terms ?? []
  if (row.topic === undefined) return stored
  // In a dry run the term may not exist yet; no term has the number -1, so the training counts as changed.
  const topic = row.topic === '' ? [] : [topics.find(row.topic, row.subtopic ?? '') ?? -1]
  return [...stored.filter((tid) => !topics.tids.has(tid)), ...topic]
}
