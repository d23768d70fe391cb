import { holdClock } from '../../cache/clock.ts'
import type { Reader, Tx } from '../../db/database.ts'
import { planTrainings, type SavedTraining, saveTrainings, type TrainingChange } from '../save/saveTrainings.ts'
import { type StoredTraining, storedTrainings } from '../save/storedTrainings.ts'
import { inputOf, type TrainingInput } from '../save/trainingInput.ts'
import { missingUploads } from '../../media/missingUploads.ts'
import type { FileRow } from './fileRows.ts'
import type { ImportRow, RowProblem } from './readRow.ts'
import { problemsOfRows, readSiteNames, type SiteNames } from './siteNames.ts'
import { growTopics, planTopics, type Topics } from './topicTerms.ts'

/** The outcome of a row, or all problems for which it is not saved. */
export type RowOutcome = SavedTraining['outcome'] | RowProblem[]

/** The outcomes of rows, and the topics that they add. */
export interface RowsResult {
  outcomes: RowOutcome[]
  newTopics: readonly string[]
}

/**
 * Saves the trainings of these rows, and the topics they name. Bad rows, and rows that name what the site does not have,
 * are left out.
 */
export async function saveRows(tx: Tx, rows: readonly FileRow[], now: Date): Promise<RowsResult> {
  // All transactions that change trainings lock the clock first: what is read from here on stays as it is.
  await holdClock(tx)
  return eachNamed(tx, rows, async (good, names) => {
    await keepCovers(tx, good, now)
    const topics = await growTopics(tx, good)
    const saved = await saveTrainings(tx, await changesFor(tx, good, { topics, names }), now)
    return { outcomes: saved.map(({ outcome }) => outcome), newTopics: topics.added }
  })
}

/** Returns the result that saving these rows would have. */
export function tryRows(reader: Reader, rows: readonly FileRow[]): Promise<RowsResult> {
  return eachNamed(reader, rows, async (good, names) => {
    const topics = await planTopics(reader, good)
    const outcomes = await planTrainings(reader, await changesFor(reader, good, { topics, names }))
    return { outcomes, newTopics: topics.added }
  })
}

/** Runs for the good rows whose names the site has; the others get their problems. */
async function eachNamed(
  reader: Reader,
  rows: readonly FileRow[],
  run: (
    good: ImportRow[],
    names: SiteNames,
  ) => Promise<{ outcomes: SavedTraining['outcome'][]; newTopics: readonly string[] }>,
): Promise<RowsResult> {
  const names = await readSiteNames(reader, rows)
  const problems = problemsOfRows(rows, names)
  const good = rows.flatMap(({ row }, place) => (row && problems[place]?.length === 0 ? [row] : []))
  const { outcomes, newTopics } = await run(good, names)
  const next = outcomes.values()
  return { outcomes: problems.map((own) => (own.length > 0 ? own : next.next().value!)), newTopics }
}

/** The clean-up keeps the pictures from here on. */
async function keepCovers(tx: Tx, rows: readonly ImportRow[], now: Date): Promise<void> {
  const files = new Map(rows.flatMap(({ cover }) => (cover === undefined ? [] : [[cover, cover]])))
  await missingUploads(tx, files, { purpose: 'cover', now })
}

/** The objects that the rows name, as the site has them. */
interface Site {
  topics: Topics
  names: SiteNames
}

/** Merges the rows into the stored trainings with the same `external_id`. */
async function changesFor(
  reader: Pick<Reader, 'selectFrom'>,
  rows: readonly ImportRow[],
  site: Site,
): Promise<TrainingChange[]> {
  const externals = rows.map((row) => row.external_id)
  const known = await reader
    .selectFrom('trainings')
    .select(['id', 'external_id'])
    .where('external_id', 'in', externals)
    .execute()
  const ids = new Map(known.map((training) => [training.external_id, training.id]))
  const stored = await storedTrainings(reader, [...ids.values()])
  return rows.map((row) => {
    const id = ids.get(row.external_id)
    const before = id === undefined ? undefined : stored.get(id)
    return { id, training: mergedTraining(before, row, site) }
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
function mergedTraining(stored: StoredTraining | undefined, row: ImportRow, site: Site): TrainingInput {
  const before = stored ? inputOf(stored) : undefined
  const changes = Object.entries({
    provider: row.provider,
    notes: row.notes,
    type: row.type,
    duration_minutes: row.duration_minutes,
    price: row.price,
    published: row.published,
    cover: row.cover,
    organizations: row.organizations?.map((name) => site.names.organization(name)!),
  }).filter(([, value]) => value !== undefined)
  return {
    ...newTraining,
    ...before,
    ...Object.fromEntries(changes),
    external_id: row.external_id,
    language: row.language,
    url: row.url,
    texts: textsOf(before, row),
    terms: levelOf(termsOf(before, row, site.topics), row, site.names),
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
  const topic = row.topic === '' ? [] : [topics.find(row.topic, row.subtopic ?? '')!]
  return [...stored.filter((tid) => !topics.tids.has(tid)), ...topic]
}

function levelOf(terms: readonly number[], { level }: ImportRow, names: SiteNames): readonly number[] {
  if (level === undefined) return terms
  const own = level === '' ? [] : [names.level(level)!]
  return [...terms.filter((tid) => !names.levelTids.has(tid)), ...own]
}
