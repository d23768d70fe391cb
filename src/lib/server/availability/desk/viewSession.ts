import type { SessionNames } from '#shared/availability/sessionNames.ts'
import type { SessionBooking } from '#shared/contract/bookings.ts'
import type { SessionFieldChange, SessionHistoryEntry } from '#shared/contract/sessionHistory.ts'
import type { Substitute } from '#shared/contract/sessionLists.ts'
import type { TrainingSession } from '#shared/contract/trainingSessions.ts'
import type { ReaderLanguages } from '#shared/i18n/readerText.ts'
import type { Reader } from '../../db/database.ts'
import { bookingsOf } from '../bookings/bookingsOf.ts'
import type { SessionReading } from '../sessions/conflictsIn.ts'
import { requireSession } from '../sessions/listSessions.ts'
import { sessionHistory } from '../sessions/sessionHistory.ts'
import { substitutesFor } from '../sessions/substitutesFor.ts'
import { namesForSessions } from './namesForSessions.ts'

/** A session as its page shows it. */
export interface SessionView {
  session: TrainingSession
  bookings: SessionBooking[]
  /** The newest first. */
  history: SessionHistoryEntry[]
  names: SessionNames
  /** The instructor who may be replaced, and the people who can. */
  replacing: { uid: number; name: string; substitutes: Substitute[] } | undefined
}

/**
 * Returns a session with its people, its history and all names.
 * @param replaced the instructor who needs a substitute
 * @throws Refusal 404
 */
export async function viewSession(
  reader: Reader,
  id: number,
  reading: SessionReading & ReaderLanguages,
  replaced?: number,
): Promise<SessionView> {
  const session = await requireSession(reader, reading, id)
  const bookings = await bookingsOf(reader, id)
  const { data: history } = await sessionHistory(reader, reading, id)
  const changes = history.flatMap((event) => event.changes)
  const names = await namesForSessions(reader, [session], reading, {
    people: changes.flatMap(({ before, after }) => [before, after].filter(Array.isArray).flat()),
    trainings: changes.filter(({ field }) => field === 'training').flatMap(numbersIn),
  })
  const isTeaching = session.status !== 'cancelled' && session.instructors.some(({ uid }) => uid === replaced)
  return {
    session,
    bookings,
    history,
    names,
    replacing:
      replaced !== undefined && isTeaching
        ? {
            uid: replaced,
            name: names.people.get(replaced)?.full_name ?? '',
            substitutes: await substitutesFor(reader, id, { replaced }),
          }
        : undefined,
  }
}

function numbersIn({ before, after }: SessionFieldChange): number[] {
  return [before, after].filter((value) => typeof value === 'number')
}
