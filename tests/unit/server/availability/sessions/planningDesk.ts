import { changeSession } from '#server/availability/sessions/changeSession.ts'
import { createSession } from '#server/availability/sessions/createSession.ts'
import { requireSession } from '#server/availability/sessions/listSessions.ts'
import type { TrainingSessionChange } from '#shared/contract/trainingSessions.ts'
import { later, morning } from '#tests/support/freshDatabase.ts'
import { openPlanning, type Planning, reading } from './planning.ts'

export const monday = { from: '2026-11-30 10:00:00', until: '2026-11-30 12:00:00' }

/** A site, and what Ingrid does there. */
export async function desk() {
  const plan = await openPlanning()
  const { db, training, ingrid } = plan
  const create = (given: Partial<Parameters<typeof createSession>[1]> = {}) =>
    createSession(
      db,
      {
        training,
        title: 'Morning',
        time_zone: 'UTC',
        room: null,
        capacity: null,
        instructors: [],
        ...monday,
        ...given,
      },
      { by: ingrid, now: morning },
    )
  const change = (id: number, body: TrainingSessionChange) => changeSession(db, { id, by: ingrid, now: later(5) }, body)
  const find = (id: number) => requireSession(db.reader, reading, id)
  return { ...plan, create, change, find }
}

export const sequenceOf = async ({ db }: Pick<Planning, 'db'>, id: number) =>
  (await db.reader.selectFrom('training_sessions').select('sequence').where('id', '=', id).executeTakeFirstOrThrow())
    .sequence
