import type { LearnerSession } from '#shared/contract/bookings.ts'
import { fromInstant } from '#shared/instant.ts'
import type { Feature } from '#shared/access/flags.ts'
import { changesAt, type PageTags, shows } from '../../cache/pageTags.ts'
import type { Reader } from '../../db/database.ts'
import { dialectOf, numbersIn } from '../../db/dialect.ts'
import { type Given, statement } from '../../db/statement.ts'
import type { CurrentUser } from '../../people/currentUser.ts'
import { sessionsTag } from './bookSession.ts'
import { personTag } from '../../people/personTag.ts'
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
  if (sessions.length === 0) return []
  const teaching = await instructors.rows(reader, { sessions: JSON.stringify(sessions.map(({ id }) => id)) })
  shows(page, ...teaching.map(({ uid }) => personTag(uid)))
  return sessions
}

const instructors = statement((reader: Reader, { sessions }: Given<{ sessions: string }>) =>
  reader
    .selectFrom('session_instructors')
    .select('uid')
    .distinct()
    .where('session_id', 'in', numbersIn(sessions, dialectOf(reader))),
)
