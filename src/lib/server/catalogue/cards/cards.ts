import type { TermRef, TrainingCard } from '#shared/contract/trainings.ts'
import { toInstant } from '#shared/instant.ts'
import type { ReaderLanguages } from '#shared/i18n/readerText.ts'
import type { Reader } from '../../db/database.ts'
import { dialectOf, numbersIn } from '../../db/dialect.ts'
import { type Given, statement } from '../../db/statement.ts'
import type { TrainingRow } from '../../db/schema/catalogue.ts'
import { termName } from '../../taxonomy/termName.ts'
import { trainingText } from '../save/texts.ts'

/** The columns that a card needs. */
export const cardColumns = [
  'trainings.id',
  'trainings.type',
  'trainings.title',
  'trainings.summary',
  'trainings.language',
  'trainings.provider',
  'trainings.duration_minutes',
  'trainings.price_amount',
  'trainings.price_currency',
  'trainings.cover',
  'trainings.next_session_at',
  'trainings.translations',
] as const

type CardColumn = (typeof cardColumns)[number] extends `trainings.${infer Name}` ? Name : never
/** The part of a training's row that a card needs. */
export type CardRow = Pick<TrainingRow, CardColumn>

/** The reader's languages, and the current time. */
export interface CardReader extends ReaderLanguages {
  now: Date
}

/** Returns the cards of these rows in the same order; one query reads all their terms. */
export async function cardsOf(reader: Reader, rows: readonly CardRow[], reading: CardReader): Promise<TrainingCard[]> {
  const ids = rows.map((row) => row.id)
  const terms = await termsOf(reader, ids, reading)
  return rows.map((row) => withNextSession(cardOf(row, terms.get(row.id) ?? [], reading), reading.now))
}

/** Returns the card at this time: a session that has begun is no longer the next one. */
export function withNextSession(card: TrainingCard, now: Date): TrainingCard {
  const { next_session } = card
  return next_session !== null && next_session < toInstant(now) ? { ...card, next_session: null } : card
}

/** Returns the card of a row; its session may have begun already. */
export function cardOf(row: CardRow, terms: TermRef[], reading: ReaderLanguages): TrainingCard {
  const { lang, title, summary, provider = row.provider } = trainingText(row, reading)
  return {
    id: row.id,
    title,
    summary,
    lang,
    type: row.type,
    language: row.language,
    provider,
    duration_minutes: row.duration_minutes,
    price: priceOf(row),
    cover: row.cover,
    terms,
    next_session: row.next_session_at,
  }
}

/** Returns the terms of each training, sorted by vocabulary. */
export async function termsOf(
  reader: Reader,
  ids: readonly number[],
  languages: ReaderLanguages,
): Promise<Map<number, TermRef[]>> {
  const terms = new Map<number, TermRef[]>()
  if (ids.length === 0) return terms
  const rows = await termRows.rows(reader, { ids: JSON.stringify(ids) })
  for (const row of rows) {
    const term = { tid: row.tid, name: termName(row, languages), vocabulary: row.machine_name }
    const known = terms.get(row.training_id)
    if (known) known.push(term)
    else terms.set(row.training_id, [term])
  }
  return terms
}

const termRows = statement((reader: Reader, { ids }: Given<{ ids: string }>) =>
  reader
    .selectFrom('training_terms')
    .innerJoin('terms', 'terms.tid', 'training_terms.tid')
    .innerJoin('vocabularies', 'vocabularies.id', 'terms.vocabulary_id')
    .select(['training_id', 'terms.tid', 'terms.name', 'terms.translations', 'machine_name'])
    .where('training_id', 'in', numbersIn(ids, dialectOf(reader)))
    .orderBy('vocabularies.id')
    .orderBy('terms.weight')
    .orderBy('terms.tid'),
)

/** Returns the chosen terms in the given order; terms that are not in their vocabulary are left out. */
export async function namedTerms(
  reader: Reader,
  chosen: Readonly<Record<string, readonly number[]>>,
  languages: ReaderLanguages,
): Promise<TermRef[]> {
  const tids = Object.values(chosen).flat()
  if (tids.length === 0) return []
  const rows = await reader
    .selectFrom('terms')
    .innerJoin('vocabularies', 'vocabularies.id', 'terms.vocabulary_id')
    .select(['terms.tid', 'terms.name', 'terms.translations', 'machine_name'])
    .where('terms.tid', 'in', tids)
    .execute()
  const names = new Map(rows.map((row) => [`${row.machine_name} ${row.tid}`, termName(row, languages)]))
  return Object.entries(chosen).flatMap(([vocabulary, ids]) =>
    ids.flatMap((tid) => {
      const name = names.get(`${vocabulary} ${tid}`)
      return name === undefined ? [] : { tid, name, vocabulary }
    }),
  )
}

function priceOf({ price_amount, price_currency }: Pick<CardRow, 'price_amount' | 'price_currency'>) {
  return price_amount === null || price_currency === null ? null : { amount: price_amount, currency: price_currency }
}
