import { z } from 'zod'
import type { Reader } from '../../../db/database.ts'
import type { Attachment } from '../../../mail/letter.ts'
import type { AttachmentOf, MailedNotice } from '../../../notices/noticeMails.ts'
import { type CalendarSession, calendarSessions } from './calendarSessions.ts'
import { sessionInvitation } from './sessionInvitation.ts'

/** Notices of these kinds change the reader's calendar. */
const invited = new Set([
  'session_booked',
  'session_promoted',
  'session_requested',
  'session_changed',
  'session_cancelled',
])
const Details = z.object({ session: z.int() })

/**
 * The event of a notice about a session. It says how things are when the mail is written, so an old mail that goes out
 * late cannot bring back a session that was cancelled since.
 */
export const noticeInvitation: AttachmentOf = async (
  reader,
  notice,
  { origin, from, language, now },
): Promise<Attachment | undefined> => {
  if (!invited.has(notice.type)) return undefined
  const { session: id } = Details.parse(JSON.parse(notice.details))
  const session = await calendarSessions(reader).where('session.id', '=', id).executeTakeFirst()
  const part = await partOf(reader, id, notice)
  if (!session || part === 'waits') return undefined
  return sessionInvitation(
    { ...session, state: part === 'asked' ? 'requested' : 'confirmed' },
    {
      language,
      origin,
      now,
      method: part === 'none' || session.status === 'cancelled' ? 'CANCEL' : 'REQUEST',
      organizer: personIn(from),
      attendee: { name: notice.full_name, mail: notice.mail },
    },
  )
}

/** The part that a person has in a session. */
async function partOf(
  reader: Reader,
  session: CalendarSession['id'],
  { uid }: Pick<MailedNotice, 'uid'>,
): Promise<'asked' | 'takes part' | 'waits' | 'none'> {
  const teaching = await reader
    .selectFrom('session_instructors')
    .select('state')
    .where('session_id', '=', session)
    .where('uid', '=', uid)
    .where('state', 'in', ['requested', 'confirmed'])
    .executeTakeFirst()
  if (teaching) return teaching.state === 'requested' ? 'asked' : 'takes part'
  const booking = await reader
    .selectFrom('session_bookings')
    .select('state')
    .where('session_id', '=', session)
    .where('uid', '=', uid)
    .executeTakeFirst()
  if (booking?.state === 'waiting') return 'waits'
  return booking?.state === 'booked' ? 'takes part' : 'none'
}

/** The name and the address in `Name <name@example.org>`. */
function personIn(from: string): { name: string; mail: string } {
  const at = from.lastIndexOf('<')
  const mail = from
    .slice(at + 1)
    .replace('>', '')
    .trim()
  return { name: from.slice(0, Math.max(0, at)).replaceAll('"', '').trim() || mail, mail }
}
