import type { Price, TrainingType } from '#shared/contract/trainings.ts'
import type { NewTraining } from '../../db/schema/catalogue.ts'
import { cleanDescription } from './cleanDescription.ts'
import type { StoredTraining } from './storedTrainings.ts'
import { readTexts, type TrainingText } from './texts.ts'
import { titleKey } from './titleKey.ts'

/** All values of a training that can be set; others (popularity, time of change) are computed. */
export interface TrainingInput {
  /** Its identifier in another system. */
  external_id: string | null
  /** By language, at least one; `description` is HTML that saving cleans, the others are plain text. */
  texts: Record<string, TrainingText>
  type: TrainingType
  /** The language it is held in, whatever languages it is described in. */
  language: string
  provider: string
  duration_minutes: number | null
  price: Price | null
  cover: string | null
  url: string
  completion: 'self' | 'external'
  published: boolean
  next_session_at: string | null
  notes: string
  terms: readonly number[]
  /** Empty: open to everyone. */
  organizations: readonly number[]
  /** When it was added to the catalogue; by default when it is first saved. It never changes. */
  created?: string
}

export type TrainingColumns = Omit<
  NewTraining,
  'id' | 'created' | 'changed' | 'changed_at' | 'changed_by' | 'popularity' | 'revision'
>

/** Returns the columns of a training. The text columns hold the text in the training's own language, or else the first. */
export function trainingColumns(training: TrainingInput): TrainingColumns {
  const texts = Object.entries(training.texts).map(([lang, text]): [string, TrainingText] => [
    lang,
    {
      title: text.title,
      summary: text.summary,
      description: cleanDescription(text.description),
      ...(text.provider && { provider: text.provider }),
    },
  ])
  const own = texts.find(([lang]) => lang === training.language) ?? texts[0]
  if (!own) throw new Error('A training needs a text in one language at least.')
  const isAlone = texts.length === 1 && own[0] === training.language && !own[1].provider
  const inOrder = texts.toSorted(([a], [b]) => (a < b ? -1 : 1))
  return {
    external_id: training.external_id,
    ...own[1],
    title_key: titleKey(own[1].title),
    type: training.type,
    language: training.language,
    provider: training.provider,
    duration_minutes: training.duration_minutes,
    price_amount: training.price?.amount ?? null,
    price_currency: training.price?.currency ?? null,
    cover: training.cover,
    url: training.url,
    completion: training.completion,
    published: training.published ? 1 : 0,
    next_session_at: training.next_session_at,
    translations: isAlone ? '{}' : JSON.stringify(Object.fromEntries(inOrder)),
    notes: training.notes,
  }
}

/** Returns the stored values as an input, so that some of them can be changed. */
export function inputOf({ row, terms, organizations }: StoredTraining): TrainingInput {
  return {
    external_id: row.external_id,
    texts: readTexts(row),
    type: row.type,
    language: row.language,
    provider: row.provider,
    duration_minutes: row.duration_minutes,
    price:
      row.price_amount === null || row.price_currency === null
        ? null
        : { amount: row.price_amount, currency: row.price_currency },
    cover: row.cover,
    url: row.url,
    completion: row.completion,
    published: row.published === 1,
    next_session_at: row.next_session_at,
    notes: row.notes,
    terms,
    organizations,
    created: row.created,
  }
}
