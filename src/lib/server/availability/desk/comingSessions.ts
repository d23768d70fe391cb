import { toInstant } from '#shared/instant.ts'
import type { Reader } from '../../db/database.ts'

/** The number of sessions to come in each room, by the id of the room. */
export async function comingSessions(reader: Reader, now: Date): Promise<Map<number, number>> {
  const rows = await reader
    .selectFrom('training_sessions')
    .select(({ fn }) => ['room_id', fn.countAll<number>().as('sessions')])
    .where('room_id', 'is not', null)
    .where('status', '<>', 'cancelled')
    .where('until_at', '>', toInstant(now))
    .groupBy('room_id')
    .execute()
  return new Map(rows.flatMap(({ room_id, sessions }) => (room_id === null ? [] : [[room_id, Number(sessions)]])))
}
