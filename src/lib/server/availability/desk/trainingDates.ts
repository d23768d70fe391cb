import type { SessionNames } from '#shared/availability/sessionNames.ts'
import type { TrainingSession } from '#shared/contract/trainingSessions.ts'
import type { ConflictReader } from '#shared/availability/conflictTexts.ts'
import type { Reader } from '../../db/database.ts'
import type { Visit } from '../../people/visit.ts'
import { namesForSessions } from './namesForSessions.ts'
import { searchSessions } from './searchSessions.ts'

/** The coming sessions of a training. */
export interface ComingDates {
  trainingId: number
  sessions: TrainingSession[]
  total: number
  names: SessionNames
}

/** The sessions that the page of a training shows. */
const SHOWN = 5

/** Reads the first sessions of a training, with the number of all, in the user's time zone or that of the site. */
export async function trainingDates(
  reader: Reader,
  trainingId: number,
  { t, format, visit }: ConflictReader & { visit: Visit },
): Promise<ComingDates> {
  const timeZone = visit.user?.timezone ?? visit.timeZone
  const found = await searchSessions(reader, { training: trainingId }, { t, format, now: visit.now, timeZone })
  const sessions = found.sessions.slice(0, SHOWN)
  return { trainingId, sessions, total: found.meta.total, names: await namesForSessions(reader, sessions, visit) }
}
