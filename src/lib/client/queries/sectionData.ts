import { queryOptions } from '@tanstack/react-query'
import type { QueryValues } from '#shared/contract/query.ts'
import type { TrainingQuery } from '#shared/contract/trainings.ts'
import type { TrainingsData } from '#shared/sections/parts.ts'
import type { SettingsOf } from '#shared/sections/registry.ts'
import { isPlainType } from '#shared/sections/plainTypes.ts'
import { MINUTE_MS } from '#shared/time.ts'
import { call } from '../api.ts'
import { askSectionData, type SectionWish } from './sectionDataBatch.ts'

/** The key of all cached data of sections. */
export const sectionDataKey = ['section data'] as const

/** The data that a section shows beyond its own words, kept by what it depends on. */
export function sectionDataQuery(wish: SectionWish) {
  const { storefront, type, settings, content, language, id, asOf } = wish
  // Only the numbers of `stats` depend on its words.
  const words = type === 'stats' ? content : null
  return queryOptions({
    queryKey: [...sectionDataKey, storefront, type, settings, words, language, asOf],
    queryFn: ({ signal }): Promise<unknown> => {
      if (type !== 'trainings') return askSectionData({ ...wish, content: words })
      const chosen = settings as SettingsOf<'trainings'>
      if (isUnset(chosen)) return Promise.resolve({ trainings: [], total: 0, moreUrl: null } satisfies TrainingsData)
      // The filter finds what this user finds now; a visitor, or another day, may get other trainings.
      if (storefront === 'registered' && asOf === null) return trainingsOf(chosen, { language, id, signal })
      return askSectionData({ ...wish, content: words })
    },
    ...(isPlainType(type) && { initialData: null }),
    staleTime: isPlainType(type) ? 'static' : MINUTE_MS,
    meta: { logOnly: true },
  })
}

/** The training filter of a section (specification, section 7). */
export function trainingsFilter(settings: SettingsOf<'trainings'>): QueryValues {
  const { source, ids, vocabulary, terms, size, order_by } = settings
  const common = { include_own: 1, linked: 1, multilingual: 1 }
  const order = order_by === 'personalized' ? {} : { order_by }
  if (source === 'custom') return { ...common, ids, limit: ids.length }
  if (source === 'free') return { ...common, free: 1, ...order, limit: size }
  if (source === 'vocabulary') return { ...common, [vocabulary]: terms, ...order, limit: size }
  return { ...common, ...order, limit: size }
}

/** Whether nothing has been chosen yet. */
function isUnset({ source, ids, terms }: SettingsOf<'trainings'>): boolean {
  return (source === 'custom' && ids.length === 0) || (source === 'vocabulary' && terms.length === 0)
}

async function trainingsOf(
  settings: SettingsOf<'trainings'>,
  { language, id, signal }: { language: string; id: number; signal: AbortSignal },
): Promise<TrainingsData> {
  // why: the query's type is that of the parsed values, and the filter is what is written into the address
  const query = { ...trainingsFilter(settings), language } as unknown as TrainingQuery
  const { data: trainings, meta } = await call('GET trainings', { query, whole: false, signal })
  const total = Number(meta?.total ?? trainings.length)
  return { trainings, total, moreUrl: total > trainings.length ? `/storefront/${Math.max(id, 0)}` : null }
}
