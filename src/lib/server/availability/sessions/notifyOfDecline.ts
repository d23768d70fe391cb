import type { Tx } from '../../db/database.ts'
import { notify } from '../../notices/notify.ts'
import { namesOf } from '../../people/namesOf.ts'
import { aboutSession } from './notifyOfSession.ts'
import type { SavedSession } from './savedSessions.ts'

/** Notifies the course administrators that an instructor has declined a session, with its new revision. */
export async function notifyOfDecline(
  tx: Tx,
  session: SavedSession,
  { uid, reason = '', now }: { uid: number; reason?: string | undefined; now: Date },
): Promise<void> {
  const name = (await namesOf(tx, [uid])).get(uid) ?? ''
  const details = { ...aboutSession(session), name, reason }
  for (const administrator of await courseAdministrators(tx)) {
    if (administrator === uid) continue
    const key = `session:${session.id}:revision:${session.revision}:declined:${administrator}`
    await notify(tx, { uid: administrator, type: 'session_declined', details, key }, now)
  }
}

/** The active users who manage the sessions of everyone. */
async function courseAdministrators(tx: Tx): Promise<number[]> {
  const rows = await tx
    .selectFrom('users')
    .innerJoin('user_roles', 'user_roles.uid', 'users.uid')
    .innerJoin('role_access', 'role_access.role', 'user_roles.role')
    .select('users.uid')
    .distinct()
    .where('users.status', '=', 'active')
    .where('role_access.access', '=', 'availability_feature_manage')
    .orderBy('users.uid')
    .execute()
  return rows.map(({ uid }) => uid)
}
