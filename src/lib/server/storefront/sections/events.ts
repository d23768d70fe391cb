import { writeQuery } from '#shared/contract/query.ts'
import { fromInstant } from '#shared/contract/time.ts'
import type { StatSource } from '#shared/sections/definitions/stats.ts'
import { type SiteNumbers, siteNumbers } from '../../site/numbers.ts'
import { catalogueNumbers } from '../../catalogue/facts/catalogueNumbers.ts'
import { upcoming, upcomingTrainings } from '../../catalogue/list/upcomingTrainings.ts'
import type { LoadContext, Loader } from './loader.ts'

/** What happens next; the page looks different from the moment the first one begins. */
export const upcomingSessions: Loader<'upcoming_sessions'> = async (settings, context) => {
  const { reader, catalogue, user, language, siteLanguage, now } = context
  const reading = { user, language, siteLanguage, now }
  const sessions = await upcomingTrainings(reader, catalogue, {
    ...reading,
    terms: settings.terms,
    limit: settings.size,
  })
  context.shows('trainings:start_date', ...sessions.map((session) => `training:${session.training}`))
  const [soonest] = sessions.map(({ starts }) => starts).sort()
  if (soonest) context.changesAt(fromInstant(soonest))
  return {
    sessions,
    moreUrl:
      sessions.length === settings.size
        ? `/search?${writeQuery({ order_by: 'start_date', type: ['session', 'webinar'] })}`
        : null,
  }
}

export const stats: Loader<'stats'> = async (_settings, context, section) => {
  const asked = new Set(section.data.content.items.map((item) => item.source))
  const numbers: Partial<Record<StatSource, number>> = {}
  const counted = await siteNumbers(context.reader)
  for (const source of asked) if (source !== 'own') numbers[source] = await numberOf(source, context, counted)
  return { numbers }
}

async function numberOf(source: StatSource, context: LoadContext, counted: SiteNumbers): Promise<number> {
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
  const [soonest, ...later] = upcoming(context.catalogue, context)
  context.shows('trainings:start_date')
  if (!soonest) return 0
  context.changesAt(fromInstant(soonest.starts))
  return 1 + later.length
}
