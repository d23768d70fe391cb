import type { Tx } from '../../db/database.ts'
import { readTexts } from './texts.ts'
import { titleKey } from './titleKey.ts'
import type { TrainingColumns, TrainingInput } from './trainingInput.ts'

interface Related {
  id: number
  training: TrainingInput
  columns: TrainingColumns
  /** Names of what changed; `null` where the training is new. */
  changed: ReadonlySet<string> | null
}

/** Writes the terms, organisations and translated titles of new and changed trainings. */
export async function relate(tx: Tx, trainings: readonly Related[]): Promise<void> {
  await replaceTerms(tx, having(trainings, 'terms'))
  await replaceOrganizations(tx, having(trainings, 'organizations'))
  await replaceTitles(tx, having(trainings, 'title', 'language', 'translations'))
}

function having(trainings: readonly Related[], ...names: string[]): Related[] {
  return trainings.filter(({ changed }) => changed === null || names.some((name) => changed.has(name)))
}

async function replaceTerms(tx: Tx, trainings: readonly Related[]): Promise<void> {
  const old = changedIds(trainings)
  if (old.length > 0) await tx.deleteFrom('training_terms').where('training_id', 'in', old).execute()
  const rows = trainings.flatMap(({ id, training }) =>
    [...new Set(training.terms)].map((tid) => ({ training_id: id, tid })),
  )
  if (rows.length > 0) await tx.insertInto('training_terms').values(rows).execute()
}

async function replaceOrganizations(tx: Tx, trainings: readonly Related[]): Promise<void> {
  const old = changedIds(trainings)
  if (old.length > 0) await tx.deleteFrom('training_organizations').where('training_id', 'in', old).execute()
  const rows = trainings.flatMap(({ id, training }) =>
    [...new Set(training.organizations)].map((organization_id) => ({ training_id: id, organization_id })),
  )
  if (rows.length > 0) await tx.insertInto('training_organizations').values(rows).execute()
}

async function replaceTitles(tx: Tx, trainings: readonly Related[]): Promise<void> {
  const old = changedIds(trainings)
  if (old.length > 0) await tx.deleteFrom('training_titles').where('training_id', 'in', old).execute()
  const rows = trainings.flatMap(({ id, columns }) => translatedTitles(id, columns))
  if (rows.length > 0) await tx.insertInto('training_titles').values(rows).execute()
}

/** Returns none if the training exists in its own language only. */
function translatedTitles(id: number, columns: TrainingColumns) {
  if (columns.translations === '{}') return []
  const texts = readTexts({ translations: '{}', ...columns })
  return Object.entries(texts).map(([langcode, { title }]) => ({
    training_id: id,
    langcode,
    title_key: titleKey(title),
  }))
}

function changedIds(trainings: readonly Related[]): number[] {
  return trainings.filter(({ changed }) => changed !== null).map(({ id }) => id)
}
