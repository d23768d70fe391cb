import { toInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict } from '#shared/refusal.ts'
import type { Tx } from '../../db/database.ts'
import type { SavedSession } from './savedSessions.ts'

/**
 * Keeps a session that people attended from being cancelled, or from beginning later than now: its points would stay,
 * and nobody could take them back.
 * @throws Refusal 409 `attended`
 */
export async function keepAttended(tx: Tx, before: SavedSession, after: SavedSession, now: Date): Promise<void> {
  const takesPlace = ({ from, status }: SavedSession) => status === 'scheduled' && from <= toInstant(now)
  if (!takesPlace(before) || takesPlace(after)) return
  const attended = await tx
    .selectFrom('session_bookings')
    .select('id')
    .where('session_id', '=', before.id)
    .where('attended', '=', 1)
    .limit(1)
    .executeTakeFirst()
  if (!attended) return
  const message = msg('People attended this session. Record them as absent first.')
  throw conflict(message, 'attended')
}
