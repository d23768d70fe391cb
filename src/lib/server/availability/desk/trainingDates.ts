import type { SessionNames } from '#shared/availability/sessionNames.ts'
import type { TrainingSession } from '#shared/contract/trainingSessions.ts'
import type { Translate } from '#shared/i18n/message.ts'
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

export async function trainingDates(
  reader: Reader,
  trainingId: number,
  { t, visit }: { t: Translate; visit: Visit },
): Promise<ComingDates> {
  const timeZone = visit.user?.timezone ?? visit.timeZone
  const found = await searchSessions(reader, { training: trainingId }, { t, now: visit.now, timeZone })
  const sessions = found.sessions.slice(0, SHOWN)
  return { trainingId, sessions, total: found.meta.total, names: await namesForSessions(reader, sessions, visit) }
}
