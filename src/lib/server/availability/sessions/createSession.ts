import type { NewTrainingSession } from '#shared/contract/trainingSessions.ts'
import { toInstant } from '#shared/instant.ts'
import { invalid } from '#shared/refusal.ts'
import type { Database, Tx } from '../../db/database.ts'
import { noteSession } from './noteSession.ts'
import { savedSession } from './savedSessions.ts'
import { lockRooms } from './lockSession.ts'
import { sessionProblems } from './sessionProblems.ts'

/**
 * Creates a draft; nobody is asked yet. Returns its id.
 * @param by the user who creates it
 * @throws Refusal 400 for a training, a room or instructors that cannot be chosen
 */
export function createSession(
  db: Database,
  body: NewTrainingSession,
  { by, now }: { by: number; now: Date },
): Promise<number> {
  return db.transact(async (tx) => {
    await lockRooms(tx, [body.room])
    const problems = await sessionProblems(tx, body)
    if (problems.length > 0) throw invalid(problems)
    const at = toInstant(now)
    const id = await insertDraft(tx, body, at)
    if (body.instructors.length > 0) {
      const rows = body.instructors.map(({ uid }) => ({ session_id: id, uid, state: 'provisional' as const }))
      await tx.insertInto('session_instructors').values(rows).execute()
    }
    await tx.insertInto('session_history').values({ session_id: id, action: 'create', actor: by, at }).execute()
    await noteSession(tx, { by, after: await savedSession(tx, id), action: 'create' }, now)
    return id
  })
}

async function insertDraft(tx: Tx, body: NewTrainingSession, at: string): Promise<number> {
  const { training, title, time_zone, from, until, room, capacity } = body
  const { id } = await tx
    .insertInto('training_sessions')
    .values({
      training_id: training,
      title,
      time_zone,
      from_at: from,
      until_at: until,
      room_id: room,
      capacity,
      status: 'draft',
      created: at,
      changed: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
