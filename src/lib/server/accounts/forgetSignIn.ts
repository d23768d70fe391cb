import type { Tx } from '../db/database.ts'
import { forgetDevices } from './knownDevices.ts'
import { endMailedLinks } from './mailedLinks.ts'
import { endSecondFactor } from './secondFactor/ownSecondFactor.ts'
import { closeSessionsOf } from './sessions.ts'

/** Removes every way into an account except its password, and everything that says where the user signed in. */
export async function forgetSignIn(tx: Tx, uid: number): Promise<void> {
  await endSecondFactor(tx, uid)
  await tx.deleteFrom('passkeys').where('uid', '=', uid).execute()
  await tx.deleteFrom('sso_links').where('uid', '=', uid).execute()
  await closeSessionsOf(tx, uid)
  await forgetDevices(tx, uid)
  await endMailedLinks(tx, uid)
}
