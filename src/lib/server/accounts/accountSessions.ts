import type { AccountSession } from '#shared/contract/security.ts'
import { toInstant } from '#shared/instant.ts'
import { notFound } from '#shared/refusal.ts'
import type { Database, Reader } from '../db/database.ts'
import { hashToken } from '../secrets/hashToken.ts'
import { closeOtherSessionsOf } from './sessions.ts'

interface Asked {
  uid: number
  /** The secret of the request's session. */
  session: string
  now: Date
}

/** The sessions of a user: the one of the request first, then the one used last. */
export async function accountSessions(reader: Reader, { uid, session, now }: Asked): Promise<AccountSession[]> {
  const rows = await reader
    .selectFrom('sessions')
    .select(['token_hash', 'browser', 'system', 'network', 'created', 'last_seen'])
    .where('uid', '=', uid)
    .where('expires', '>', toInstant(now))
    .orderBy('last_seen', 'desc')
    .orderBy('created', 'desc')
    .limit(MOST_LISTED)
    .execute()
  const own = hashToken(session)
  return rows
    .map(({ token_hash, ...row }) => ({ id: shownId(token_hash), ...row, current: token_hash === own }))
    .toSorted((a, b) => Number(b.current) - Number(a.current))
}

/**
 * Ends one session of a user.
 * @throws Refusal 404 if the user has no such session
 */
export async function endOwnSession(db: Database, { uid, id }: { uid: number; id: string }): Promise<void> {
  await db.transact(async (tx) => {
    const rows = await tx.selectFrom('sessions').select('token_hash').where('uid', '=', uid).execute()
    const ended = rows.find(({ token_hash }) => shownId(token_hash) === id)
    if (!ended) throw notFound()
    await tx.deleteFrom('sessions').where('token_hash', '=', ended.token_hash).execute()
  })
}

/** Ends all sessions of a user except the one of the request. */
export async function endOtherSessions(db: Database, { uid, session }: Omit<Asked, 'now'>): Promise<void> {
  await db.transact((tx) => closeOtherSessionsOf(tx, uid, session))
}

/** Only accounts that several people share, as in the demo, have more. */
const MOST_LISTED = 50

/** An id of a session that says nothing about its secret. */
function shownId(tokenHash: string): string {
  return hashToken(`session ${tokenHash}`).slice(0, 22)
}
