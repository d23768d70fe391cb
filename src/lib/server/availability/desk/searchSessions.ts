import { sql } from 'kysely'
import type { SessionPlace, SessionSort } from '#shared/availability/sessionList.ts'
import { instantAt } from '#shared/availability/wallClock.ts'
import { type PageMeta, pageMeta } from '#shared/contract/common.ts'
import { toInstant } from '#shared/instant.ts'
import type { TrainingSession } from '#shared/contract/trainingSessions.ts'
import { addDays } from '#shared/days.ts'
import type { Reader } from '../../db/database.ts'
import { type SessionReading, withConflicts } from '../sessions/conflictsIn.ts'
import { sessionsOf } from '../sessions/savedSessions.ts'
import { sessionsWith } from '../sessions/sessionsWith.ts'

const PER_PAGE = 25
/** The sessions whose conflicts are looked for, the first of the list's order. */
const MOST_EXAMINED = 500

interface Looking extends SessionReading {
  now: Date
  /** The zone of the days in the address. */
  timeZone: string
}

/** One page of the list of sessions. */
export async function searchSessions(
  reader: Reader,
  place: SessionPlace,
  looking: Looking,
): Promise<{ sessions: TrainingSession[]; meta: PageMeta }> {
  const { page = 0, conflicts = false } = place
  const wanted = wantedSessions(reader, place, looking)
  const ordered = inOrder(wanted.selectAll('training_sessions'), place)
  if (conflicts) {
    const rows = await ordered.where('status', '<>', 'cancelled').limit(MOST_EXAMINED).execute()
    const examined = await withConflicts(reader, await sessionsOf(reader, rows), looking)
    const found = examined.filter((session) => session.conflicts.length > 0)
    return {
      sessions: found.slice(page * PER_PAGE, (page + 1) * PER_PAGE),
      meta: pageMeta(page, PER_PAGE, found.length),
    }
  }
  const rows = await ordered
    .limit(PER_PAGE)
    .offset(page * PER_PAGE)
    .execute()
  const { total } = await wanted.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const sessions = await withConflicts(reader, await sessionsOf(reader, rows), looking)
  return { sessions, meta: pageMeta(page, PER_PAGE, Number(total)) }
}

function wantedSessions(reader: Reader, place: SessionPlace, { now, timeZone }: Looking) {
  const { when = 'coming', from, until, training, room, status, uid, s } = place
  const starts = [
    ...(when === 'coming' ? [toInstant(now)] : []),
    ...(from === undefined ? [] : [midnight(from, timeZone)]),
  ]
  const ends = [
    ...(when === 'past' ? [toInstant(now)] : []),
    ...(until === undefined ? [] : [midnight(addDays(until, 1), timeZone)]),
  ]
  return sessionsWith(reader, {
    training,
    room,
    status,
    uid,
    s,
    from: starts.toSorted().at(-1),
    until: ends.toSorted()[0],
  })
}

function midnight(day: string, timeZone: string): string {
  return toInstant(new Date(instantAt(day, '00:00', timeZone)))
}

const columns = {
  date: sql`training_sessions.from_at`,
  title: sql`lower(training_sessions.title)`,
  places: sql`(select count(*) from session_bookings as b
    where b.session_id = training_sessions.id and b.state = 'booked')`,
  status: sql`training_sessions.status`,
}

function inOrder(query: ReturnType<ReturnType<typeof sessionsWith>['selectAll']>, { sort, when }: SessionPlace) {
  const chosen: SessionSort = sort ?? (when === 'past' ? '-date' : 'date')
  const isDown = chosen.startsWith('-')
  const column = columns[chosen.replace('-', '') as keyof typeof columns]
  const direction = isDown ? 'desc' : 'asc'
  return query.orderBy(column, direction).orderBy('training_sessions.from_at').orderBy('training_sessions.id')
}
