import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { siteTimeZone } from '../../site/siteTimeZone.ts'
import { openWallet, saveWallet } from '../book/openWallet.ts'
import { noteActivity, slidingBy } from './noteActivity.ts'

/** Somebody is here: begins anew what they hold of sliding schedules that a login resets. Most hold none of that. */
export async function noteLogin(tx: Tx, uid: number, now: Date): Promise<void> {
  const versions = (await slidingBy(tx, 'login')).map(({ version }) => version)
  if (versions.length === 0) return
  const held = await tx
    .selectFrom('lots')
    .select('id')
    .where('uid', '=', uid)
    .where('remaining', '>', sql.lit(0))
    .where('schedule_version', 'in', versions)
    .limit(1)
    .executeTakeFirst()
  if (!held) return
  const wallet = await openWallet(tx, uid, { now })
  await noteActivity(tx, wallet, 'login', { timeZone: await siteTimeZone(tx) })
  await saveWallet(tx, wallet)
}
