import { fromInstant } from '#shared/instant.ts'
import type { CalendarEvent } from './calendarEvent.ts'
import type { CalendarSession } from './calendarSessions.ts'

/** The event of a session: the same in the feed and in mails. */
export function sessionEvent(session: CalendarSession, { origin }: { origin: string }): CalendarEvent {
  const { id, training_id, title, room_name, room_place } = session
  return {
    name: `session-${id}`,
    title,
    times: { from: fromInstant(session.from_at), until: fromInstant(session.until_at), timeZone: session.time_zone },
    status: statusOf(session),
    place: [room_name, room_place].filter(Boolean).join(', '),
    url: `${origin}/training/${training_id}`,
    sequence: session.sequence,
    changed: fromInstant(session.changed),
  }
}

function statusOf({ status, state }: CalendarSession): CalendarEvent['status'] {
  if (status === 'cancelled') return 'CANCELLED'
  return status === 'scheduled' && state === 'confirmed' ? 'CONFIRMED' : 'TENTATIVE'
}
