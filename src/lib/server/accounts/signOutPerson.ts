import { noteChange } from '../audit/noteChange.ts'
import { notFound } from '#shared/refusal.ts'
import type { Database } from '../db/database.ts'
import { lockAccount } from './lockAccount.ts'
import { type Actor, needAdministrator } from './needAdministrator.ts'
import { closeSessionsOf } from './sessions.ts'

/**
 * Ends all sessions of a person.
 * @throws Refusal 403 for everyone but administrators, 404 for an unknown person and for one who was erased
 */
export async function signOutPerson(db: Database, { user, now }: Actor, uid: number): Promise<void> {
  needAdministrator(user)
  await db.transact(async (tx) => {
    const held = await lockAccount(tx, { uid, now })
    if (!held) throw notFound()
    await closeSessionsOf(tx, uid)
    const subject = { type: 'person', id: uid, label: held.full_name } as const
    await noteChange(tx, { actor: user.uid, action: 'signed_out', subject }, now)
  })
}
