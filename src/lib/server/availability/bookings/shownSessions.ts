import type { LearnerSession } from '#shared/contract/bookings.ts'
import { fromInstant } from '#shared/contract/time.ts'
import type { Feature } from '#shared/access/flags.ts'
import { changesAt, type PageTags, shows } from '../../cache/pageTags.ts'
import type { Reader } from '../../db/database.ts'
import type { CurrentUser } from '../../people/currentUser.ts'
import { sessionsTag } from './bookSession.ts'
import { learnerSessions } from './learnerSessions.ts'

interface Shown {
  page: PageTags
  flags: Pick<Record<Feature, boolean>, 'availability'>
  user: CurrentUser | null
  now: Date
}

/** The sessions on the page of a training, and notes when that page changes; none while the feature is off. */
export async function shownSessions(
  reader: Reader,
  trainingId: number,
  { page, flags, user, now }: Shown,
): Promise<LearnerSession[]> {
  shows(page, sessionsTag(trainingId))
  if (!flags.availability) return []
  const sessions = await learnerSessions(reader, trainingId, user?.uid ?? null, now)
  for (const { from } of sessions) changesAt(page, fromInstant(from))
  return sessions
}
