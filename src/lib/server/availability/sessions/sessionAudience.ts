import type { SessionAudience } from '#shared/contract/sessionLists.ts'
import type { Reader } from '../../db/database.ts'
import { savedSession, type SavedSession } from './savedSessions.ts'

/**
 * The number of people that a change of a session would notify.
 * @param actor who makes the change and is not notified
 * @throws Refusal 404
 */
export async function sessionAudience(reader: Reader, id: number, actor: number): Promise<SessionAudience> {
  const session = await savedSession(reader, id)
  const { booked, waiting } = session
  return { instructors: knowingInstructors(session).filter((uid) => uid !== actor).length, booked, waiting }
}

/** The instructors who know of a session: they were asked, or have confirmed. */
export function knowingInstructors({ instructors }: Pick<SavedSession, 'instructors'>): number[] {
  return instructors.filter(({ state }) => state === 'requested' || state === 'confirmed').map(({ uid }) => uid)
}
