import { PRESENCE_SECONDS, type StorefrontEditorUser } from '#shared/contract/managedStorefront.ts'
import { toInstant } from '#shared/instant.ts'
import { notFound } from '#shared/refusal.ts'
import type { Database } from '../db/database.ts'

/** More of them are not shown. */
const MOST_SHOWN = 50

/** Notes that this user edits the storefront now. Returns the others who have its editor open. */
export function notePresence(
  db: Database,
  { storefrontId, uid, now }: { storefrontId: number; uid: number; now: Date },
): Promise<StorefrontEditorUser[]> {
  const secondsFromNow = (seconds: number) => toInstant(new Date(now.getTime() + seconds * 1000))
  return db.transact(async (tx) => {
    const storefront = await tx.selectFrom('storefronts').select('id').where('id', '=', storefrontId).executeTakeFirst()
    if (!storefront) throw notFound()
    await tx
      .deleteFrom('storefront_editors')
      .where(({ or, eb }) =>
        or([
          eb('seen_at', '<', secondsFromNow(-PRESENCE_SECONDS)),
          // The clock was ahead: other nodes differ by less.
          eb('seen_at', '>', secondsFromNow(PRESENCE_SECONDS)),
        ]),
      )
      .execute()
    await tx
      .insertInto('storefront_editors')
      .values({ storefront_id: storefrontId, uid, seen_at: toInstant(now) })
      .onConflict((held) => held.columns(['storefront_id', 'uid']).doUpdateSet({ seen_at: toInstant(now) }))
      .execute()
    return tx
      .selectFrom('storefront_editors as editors')
      .innerJoin('users', 'users.uid', 'editors.uid')
      .select(['users.uid', 'users.full_name', 'users.avatar'])
      .where('editors.storefront_id', '=', storefrontId)
      .where('editors.uid', '!=', uid)
      .orderBy('users.full_name')
      .orderBy('users.uid')
      .limit(MOST_SHOWN)
      .execute()
  })
}
