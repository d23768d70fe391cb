import type { Attachment } from '../../../mail/letter.ts'
import type { CalendarSession } from './calendarSessions.ts'
import { sessionEvent } from './sessionEvent.ts'
import { type Invitation, writeCalendar } from './writeCalendar.ts'

interface InvitationMail extends Omit<Invitation, 'isAgreed'> {
  language: string
  /** Scheme and host of the site. */
  origin: string
}

/** The file of a mail that puts a session into the reader's calendar, changes it there, or takes it out. */
export async function sessionInvitation(
  session: CalendarSession,
  { method, language, origin, ...people }: InvitationMail,
): Promise<Attachment> {
  const event = sessionEvent(session, { origin })
  return {
    filename: `session-${session.id}.ics`,
    content: await writeCalendar({
      host: new URL(origin).host,
      language,
      events: [method === 'CANCEL' ? { ...event, status: 'CANCELLED' } : event],
      invitation: { method, ...people, isAgreed: session.state === 'confirmed' },
    }),
    contentType: `text/calendar; charset=utf-8; method=${method}`,
  }
}
