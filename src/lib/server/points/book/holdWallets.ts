import { toInstant } from '#shared/instant.ts'
import type { Tx } from '../../db/database.ts'
import { dialectOf } from '../../db/dialect.ts'
import type { SiteTime } from '../../site/siteTime.ts'

/** Locks the wallets of all members of an organisation until the transaction ends, in the order of their numbers. */
export async function holdWallets(tx: Tx, organization: number, { now }: Pick<SiteTime, 'now'>): Promise<void> {
  // On the embedded file, one transaction writes at a time.
  if (dialectOf(tx) === 'sqlite') return
  const members = tx.selectFrom('user_organizations').select('uid').where('organization_id', '=', organization)
  await tx
    .insertInto('wallets')
    .columns(['uid', 'settled_at'])
    .expression((eb) => members.select(eb.val(toInstant(now)).as('settled_at')).orderBy('uid'))
    .onConflict((held) => held.column('uid').doNothing())
    .execute()
  await tx.selectFrom('wallets').select('uid').where('uid', 'in', members).orderBy('uid').forUpdate().execute()
}
