import type { LearnerSession } from '#shared/contract/bookings.ts'
import type { TrainingCard } from '#shared/contract/trainings.ts'
import { mySessions } from '../availability/bookings/learnerSessions.ts'
import { cardsWithIds } from '../catalogue/cards/cardsWithIds.ts'
import type { CatalogueFacts } from '../catalogue/facts/catalogueFacts.ts'
import type { Reader } from '../db/database.ts'
import type { LearnerVisit } from '../people/visit.ts'

/** A session of a learner with its training; no training if the learner may no longer see it. */
export interface AgendaItem {
  session: LearnerSession
  training: TrainingCard | undefined
}

/** The sessions that a learner has booked or waits for, the next one first. */
export async function agendaOf(reader: Reader, visit: LearnerVisit, catalogue: CatalogueFacts): Promise<AgendaItem[]> {
  const sessions = await mySessions(reader, visit.user.uid, visit.now)
  if (sessions.length === 0) return []
  const ids = [...new Set(sessions.map(({ training }) => training))]
  const cards = await cardsWithIds(reader, catalogue, ids, visit)
  return sessions.map((session) => ({ session, training: cards.find(({ id }) => id === session.training) }))
}
