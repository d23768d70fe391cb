import { fromInstant } from '#shared/contract/time.ts'
import type { StatSource } from '#shared/storefront/definitions/stats.ts'
import { type SiteNumbers, siteNumbers } from '../../site/numbers.ts'
import { countTrainings, isOpenTo } from '../../trainings/topics.ts'
import { upcomingTrainings } from '../../trainings/upcomingTrainings.ts'
import type { LoadContext, Loader } from './context.ts'

/** What happens next; the page looks different from the moment the first one begins. */
export const upcomingSessions: Loader<'upcoming_sessions'> = async (settings, context) => {
  const { asker, language, siteLanguage, now, catalogue } = context
  const sessions = await upcomingTrainings(context.reader, {
    asker,
    language,
    siteLanguage,
    now,
    terms: settings.terms,
    catalogue,
    limit: settings.size,
  })
  context.shows('trainings:start_date', ...sessions.map((session) => `training:${session.training}`))
  if (sessions[0]) context.changesAt(fromInstant(sessions[0].starts))
  return { sessions, moreUrl: sessions.length === settings.size ? '/search?order_by=start_date' : null }
}

export const stats: Loader<'stats'> = async (_settings, context, section) => {
  const asked = new Set(section.data.content.items.map((item) => item.source))
  const numbers: Partial<Record<StatSource, number>> = {}
  const counted = await siteNumbers(context.reader)
  for (const source of asked) if (source !== 'own') numbers[source] = await numberOf(source, context, counted)
  return { numbers }
}

async function numberOf(source: StatSource, context: LoadContext, counted: SiteNumbers): Promise<number> {
  const { catalogue, asker, now, reader } = context
  const organizations = asker?.organizations ?? []
  switch (source) {
    case 'trainings':
      context.shows('trainings:newest')
      return countTrainings(catalogue, organizations)
    case 'providers':
      context.shows('trainings:newest')
      return new Set(visible(context).map((training) => training.provider)).size
    case 'languages':
      context.shows('trainings:newest')
      return new Set(visible(context).map((training) => training.language)).size
    case 'sessions':
      context.shows('trainings:start_date')
      return (await upcomingTrainings(reader, { ...context, now, terms: [], limit: 500 })).length
    case 'people':
    case 'completions':
      context.shows('numbers')
      return counted[source]
  }
}

function visible({ catalogue, asker }: LoadContext) {
  return catalogue.trainings.filter((training) => isOpenTo(training, asker?.organizations ?? []))
}
