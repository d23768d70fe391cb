import type { TermRef, TrainingCard } from '#shared/contract/trainings.ts'
import { toInstant } from '#shared/contract/time.ts'
import type { Reader } from '../../db/database.ts'
import type { TrainingRow } from '../../db/schema/catalogue.ts'
import { chooseText } from '../save/texts.ts'

/** The columns a card is made of. */
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
/** A row of the table, as far as a card needs it. */
export type CardRow = Pick<TrainingRow, CardColumn>

/** In whose language, and when. */
export interface Reading {
  language: string
  siteLanguage: string
  now: Date
}

/** Makes cards of rows, in their order; their terms are read at once. */
export async function cardsOf(reader: Reader, rows: readonly CardRow[], reading: Reading): Promise<TrainingCard[]> {
  const ids = rows.map((row) => row.id)
  const terms = await termsOf(reader, ids, reading)
  return rows.map((row) => withNextSession(cardOf(row, terms.get(row.id) ?? [], reading), reading.now))
}

/** The card as it is at a moment: a session that has begun is no next one. */
export function withNextSession(card: TrainingCard, now: Date): TrainingCard {
  const { next_session } = card
  return next_session !== null && next_session < toInstant(now) ? { ...card, next_session: null } : card
}

/** Makes one card, with its session whether or not that has begun. */
export function cardOf(row: CardRow, terms: TermRef[], reading: Omit<Reading, 'now'>): TrainingCard {
  const { lang, title, summary, provider = row.provider } = chooseText(row, reading)
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

/** The terms of trainings, each training's in the order of their vocabularies. */
export async function termsOf(
  reader: Reader,
  ids: readonly number[],
  { language }: Pick<Reading, 'language'>,
): Promise<Map<number, TermRef[]>> {
  const terms = new Map<number, TermRef[]>()
  if (ids.length === 0) return terms
  const rows = await reader
    .selectFrom('training_terms')
    .innerJoin('terms', 'terms.tid', 'training_terms.tid')
    .innerJoin('vocabularies', 'vocabularies.id', 'terms.vocabulary_id')
    .select(['training_id', 'terms.tid', 'terms.name', 'terms.translations', 'machine_name'])
    .where('training_id', 'in', ids)
    .orderBy('vocabularies.id')
    .orderBy('terms.weight')
    .orderBy('terms.tid')
    .execute()
  for (const row of rows) {
    const term = { tid: row.tid, name: nameIn(row, language), vocabulary: row.machine_name }
    const held = terms.get(row.training_id)
    if (held) held.push(term)
    else terms.set(row.training_id, [term])
  }
  return terms
}

/** The terms with these ids by the name of their vocabulary, in the order given; what is no such term is missing. */
export async function namedTerms(
  reader: Reader,
  chosen: Readonly<Record<string, readonly number[]>>,
  { language }: Pick<Reading, 'language'>,
): Promise<TermRef[]> {
  const tids = Object.values(chosen).flat()
  if (tids.length === 0) return []
  const rows = await reader
    .selectFrom('terms')
    .innerJoin('vocabularies', 'vocabularies.id', 'terms.vocabulary_id')
    .select(['terms.tid', 'terms.name', 'terms.translations', 'machine_name'])
    .where('terms.tid', 'in', tids)
    .execute()
  const names = new Map(rows.map((row) => [`${row.machine_name} ${row.tid}`, nameIn(row, language)]))
  return Object.entries(chosen).flatMap(([vocabulary, ids]) =>
    ids.flatMap((tid) => {
      const name = names.get(`${vocabulary} ${tid}`)
      return name === undefined ? [] : { tid, name, vocabulary }
    }),
  )
}

/** A term's name in a language, else as it was entered. */
export function nameIn(term: { name: string; translations: string }, language: string): string {
  if (term.translations === '{}') return term.name
  const names: Record<string, unknown> = JSON.parse(term.translations)
  return typeof names[language] === 'string' && names[language] ? names[language] : term.name
}

function priceOf({ price_amount, price_currency }: Pick<CardRow, 'price_amount' | 'price_currency'>) {
  return price_amount === null || price_currency === null ? null : { amount: price_amount, currency: price_currency }
}
