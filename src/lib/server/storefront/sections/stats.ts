import { fromInstant } from '#shared/instant.ts'
import type { StatSource } from '#shared/sections/definitions/stats.ts'
import { type SiteNumbers, siteNumbers } from '../../site/numbers.ts'
import { catalogueNumbers } from '../../catalogue/facts/catalogueNumbers.ts'
import { upcoming } from '../../catalogue/list/upcomingTrainings.ts'
import type { LoadContext, Loader } from './loader.ts'

/** Loads the numbers that the section shows. */
export const loadStats: Loader<'stats'> = async (_settings, context, section) => {
  const sources = new Set(section.data.content.items.map((item) => item.source))
  const numbers: Partial<Record<StatSource, number>> = {}
  const counted = await siteNumbers(context.reader)
  for (const source of sources) if (source !== 'own') numbers[source] = numberOf(source, context, counted)
  return { numbers }
}

function numberOf(source: Exclude<StatSource, 'own'>, context: LoadContext, counted: SiteNumbers): number {
  const { catalogue, user } = context
  switch (source) {
    case 'trainings':
    case 'providers':
    case 'languages':
      context.shows('trainings:newest')
      return catalogueNumbers(catalogue, user)[source]
    case 'sessions':
      return countSessions(context)
    case 'people':
    case 'completions':
      context.shows('numbers')
      return counted[source]
  }
}

function countSessions(context: LoadContext): number {
  const [first, ...later] = upcoming(context.catalogue, context)
  context.shows('trainings:start_date')
  if (!first) return 0
  context.changesAt(fromInstant(first.starts))
  return 1 + later.length
}
