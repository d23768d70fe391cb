import { z } from 'zod'
import { LanguageCode, MAX_ID, PathId } from '#shared/contract/common.ts'
import type { Query } from '#shared/contract/query.ts'
import { TrainingFilter, TrainingType } from '#shared/contract/trainings.ts'

/** The place of a training in an address. */
export const TrainingPath = z.object({ id: PathId })

/** One value, or several in brackets. */
function many<T extends z.ZodType>(item: T, most: number) {
  return z.preprocess((value) => (typeof value === 'string' ? [value] : value), z.array(item).max(most)).optional()
}

/**
 * The training filter as it stands in a query. Besides the named fields, the machine name of a vocabulary holds
 * terms: `topic[]=12`. A plain `language` is the language of the answer and no filter; `language[]` is one.
 */
export const TrainingQuery = TrainingFilter.extend({
  ids: many(z.coerce.number().int().positive().max(MAX_ID), 100),
  type: many(TrainingType, 10),
  language: z
    .union([z.array(LanguageCode).max(50), z.string()])
    .optional()
    .meta({ description: 'The language of the answer; `language[]` are languages that the trainings are held in.' }),
}).catchall(
  z.union([z.string(), z.array(z.string())]).meta({
    title: 'vocabulary[]',
    description: 'Terms by the machine name of their vocabulary: `topic[]=12&level[]=3`. Other names are ignored.',
  }),
)
export type TrainingQuery = z.infer<typeof TrainingQuery>

/** What a list is filtered by: the contract's filter, and terms by the name of their vocabulary. */
export interface Wanted {
  filter: TrainingFilter
  terms: Record<string, number[]>
}

/** Parts a query that was read into filter and terms. Other keys, of which an address may hold any, are left out. */
export function wantedOf(query: TrainingQuery): Wanted {
  const { language, ...rest } = query
  const filter: TrainingFilter = {}
  const terms: Record<string, number[]> = {}
  for (const [name, value] of Object.entries(rest)) {
    if (Object.hasOwn(TrainingFilter.shape, name)) Object.assign(filter, { [name]: value })
    else if (Array.isArray(value) && isVocabulary(name) && value.every(isTermId))
      terms[name] = value.slice(0, 100).map(Number)
  }
  return { filter: Array.isArray(language) ? { ...filter, language } : filter, terms }
}

/** Reads a page's query, of which people and other sites write anything: what cannot be used is left out. */
export function readWanted(query: Query): Wanted {
  const usable: Query = { ...query }
  for (let tries = 0; tries < 10; tries++) {
    const read = TrainingQuery.safeParse(usable)
    if (read.success) return wantedOf(read.data)
    for (const issue of read.error.issues) delete usable[String(issue.path[0])]
  }
  return { filter: {}, terms: {} }
}

function isVocabulary(name: unknown): boolean {
  return typeof name === 'string' && /^[a-z][a-z0-9_]{0,39}$/.test(name)
}

function isTermId(value: unknown): boolean {
  return typeof value === 'string' && /^\d{1,9}$/.test(value)
}
