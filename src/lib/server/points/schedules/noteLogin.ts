import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { unlessConstraintBroken } from '../../db/unlessConstraintBroken.ts'
import { siteFacts } from '../../site/siteFacts.ts'
import { openWallet, saveWallet } from '../book/openWallet.ts'
import { noteActivity, slidingBy } from './noteActivity.ts'

/** Restarts the sliding periods that a login resets. */
export async function noteLogin(tx: Tx, uid: number, now: Date): Promise<void> {
  const versions = (await slidingBy(tx, 'login')).map(({ version }) => version)
  if (versions.length === 0) return
  const lot = await tx
    .selectFrom('lots')
    .select('id')
    .where('uid', '=', uid)
    .where('remaining', '>', sql.lit(0))
    .where('schedule_version', 'in', versions)
    .limit(1)
    .executeTakeFirst()
  if (!lot) return
  const { timeZone } = await siteFacts(tx)
  // A wallet with inconsistent numbers must not prevent its owner from signing in.
  await unlessConstraintBroken(tx, async () => {
    const wallet = await openWallet(tx, uid, { now })
    await noteActivity(tx, wallet, 'login', { timeZone })
    saveWallet(tx, wallet)
  })
}
