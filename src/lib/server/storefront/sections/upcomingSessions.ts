import { writeQuery } from '#shared/contract/query.ts'
import { fromInstant } from '#shared/instant.ts'
import { upcomingTrainings } from '../../catalogue/list/upcomingTrainings.ts'
import type { Loader } from './loader.ts'

/** Loads the next live sessions; the section changes when the first of them begins. */
export const loadUpcomingSessions: Loader<'upcoming_sessions'> = async ({ terms, size }, context) => {
  const { reader, catalogue, user, language, siteLanguage, now } = context
  const visit = { user, language, siteLanguage, now }
  const sessions = await upcomingTrainings(reader, catalogue, { ...visit, terms, limit: size })
  context.shows('trainings:start_date', ...sessions.map((session) => `training:${session.training}`))
  const [first] = sessions.map(({ starts }) => starts).sort()
  if (first) context.changesAt(fromInstant(first))
  return {
    sessions,
    moreUrl:
      sessions.length === size
        ? `/search?${writeQuery({ order_by: 'start_date', type: ['session', 'webinar'] })}`
        : null,
  }
}
