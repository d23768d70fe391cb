import { notFound } from '#shared/refusal.ts'
import { touch } from '../cache/clock.ts'
import type { Database } from '../db/database.ts'
import { storefrontTag } from './storefront.ts'

/**
 * Switches a storefront on or off. This is no save of its sections: revision and last save stay.
 * @throws Refusal 404 if there is none
 */
export async function switchStorefront(
  db: Database,
  { storefrontId, enabled }: { storefrontId: number; enabled: boolean },
): Promise<void> {
  await db.transact(async (tx) => {
    const row = await tx
      .updateTable('storefronts')
      .set({ enabled: enabled ? 1 : 0 })
      .where('id', '=', storefrontId)
      .returning('type')
      .executeTakeFirst()
    if (!row) throw notFound()
    await touch(tx, [storefrontTag(row.type)])
  })
}
