import { noteChange } from '../audit/noteChange.ts'
import { notFound } from '#shared/refusal.ts'
import type { Database } from '../db/database.ts'
import { namesOf } from '../people/namesOf.ts'
import { type Actor, needAdministrator } from './needAdministrator.ts'
import { closeSessionsOf } from './sessions.ts'

/**
 * Ends all sessions of a person.
 * @throws Refusal 403 for everyone but administrators, 404 for an unknown person
 */
export async function signOutPerson(db: Database, { user, now }: Actor, uid: number): Promise<void> {
  needAdministrator(user)
  await db.transact(async (tx) => {
    const label = (await namesOf(tx, [uid])).get(uid)
    if (label === undefined) throw notFound()
    await closeSessionsOf(tx, uid)
    await noteChange(tx, { actor: user.uid, action: 'signed_out', subject: { type: 'person', id: uid, label } }, now)
  })
}
