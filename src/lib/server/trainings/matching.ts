import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { TrainingFilter } from '#shared/contract/trainings.ts'
import type { Schema } from '../db/schema.ts'
import type { Asker } from '../people/asker.ts'
import { isLinked, isOpen, visibleTo } from './visible.ts'

/** Who asks for which trainings. */
export interface Listing {
  asker: Asker | null
  /** The asker's language, in which texts are answered. */
  language: string
  /** Where a text lacks the asker's language, this one is next. */
  siteLanguage: string
  now: Date
  filter: TrainingFilter
  /** Terms by the name of their vocabulary: one of them within a vocabulary, something from each vocabulary. */
  terms?: Readonly<Record<string, readonly number[]>>
}

/** A choice whose own counts are wanted: it is left out, because its other values are what the counts are for. */
export type Choice = 'type' | 'language' | 'free' | 'topic'

type Trainings = ExpressionBuilder<Schema, 'trainings'>

/**
 * The condition that a list's filter makes, visibility included. The three switches are on unless they are sent as
 * 0: `include_own` trainings restricted to the asker's own organisations, `linked` trainings that several
 * organisations share, `multilingual` trainings held in other languages than the asker's.
 */
export function matching({ asker, language, filter, terms = {} }: Listing, without?: Choice) {
  return (eb: Trainings): Expression<SqlBool> => {
    const all = [visibleTo(asker)(eb)]
    if (filter.include_own === false) all.push(isOpen(eb))
    if (filter.linked === false) all.push(eb.not(isLinked(eb)))
    if (filter.multilingual === false) all.push(heldIn(eb, [language]))
    if (filter.free !== undefined && without !== 'free') {
      all.push(eb('trainings.price_amount', filter.free ? 'is' : 'is not', null))
    }
    if (filter.type?.length && without !== 'type') all.push(eb('trainings.type', 'in', filter.type))
    if (filter.language?.length && without !== 'language') all.push(heldIn(eb, filter.language))
    if (filter.ids) all.push(hasId(eb, filter.ids))
    for (const [vocabulary, tids] of Object.entries(terms)) {
      if (tids.length > 0 && vocabulary !== without) all.push(isUnder(eb, vocabulary, tids))
    }
    return eb.and(all)
  }
}

/** Whether the id is one of these. Lists are filled up to a power of two, so that few different statements arise. */
export function hasId(eb: Trainings, ids: readonly number[]): Expression<SqlBool> {
  const [last] = ids.slice(-1)
  if (last === undefined) return sql<SqlBool>`1 = 0`
  const size = 2 ** Math.ceil(Math.log2(ids.length))
  return eb('trainings.id', 'in', [...ids, ...Array<number>(size - ids.length).fill(last)])
}

/** In one of these languages; a bare language (`pt`) takes its regions (`pt-BR`) with it. */
function heldIn(eb: Trainings, languages: readonly string[]): Expression<SqlBool> {
  const regions = languages
    .filter((code) => !code.includes('-'))
    .map((code) => eb('trainings.language', 'like', `${code}-%`))
  return eb.or([eb('trainings.language', 'in', languages), ...regions])
}

/** Under one of these terms of a vocabulary or under a term below them. What is no term of it matches nothing. */
function isUnder(eb: Trainings, vocabulary: string, tids: readonly number[]): Expression<SqlBool> {
  const wanted = sql`
    with recursive wanted (tid) as (
      select terms.tid from terms join vocabularies on vocabularies.id = terms.vocabulary_id
      where vocabularies.machine_name = ${vocabulary} and terms.tid in (${sql.join(tids)})
      union select terms.tid from terms join wanted on terms.parent_tid = wanted.tid
    ) select training_id from training_terms where tid in (select tid from wanted)`
  return sql<SqlBool>`${eb.ref('trainings.id')} in (${wanted})`
}
