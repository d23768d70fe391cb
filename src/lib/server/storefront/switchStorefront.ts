import { notFound } from '#shared/refusal.ts'
import { noteChange } from '../audit/noteChange.ts'
import { touch } from '../cache/clock.ts'
import type { Database } from '../db/database.ts'
import { dialectOf } from '../db/dialect.ts'
import { storefrontTag } from './storefront.ts'

/**
 * Switches a storefront on or off. This is no save of its sections: revision and last save stay.
 * @throws Refusal 404 if there is none
 */
export async function switchStorefront(
  db: Database,
  { storefrontId, enabled, by, now }: { storefrontId: number; enabled: boolean; by: number; now: Date },
): Promise<void> {
  await db.transact(async (tx) => {
    const before = await tx
      .selectFrom('storefronts')
      .select('enabled')
      .where('id', '=', storefrontId)
      // Locked: an opposite switch at this moment would hide this one from the audit log.
      .$if(dialectOf(tx) === 'postgres', (storefronts) => storefronts.forNoKeyUpdate())
      .executeTakeFirst()
    const row = await tx
      .updateTable('storefronts')
      .set({ enabled: enabled ? 1 : 0 })
      .where('id', '=', storefrontId)
      .returning('type')
      .executeTakeFirst()
    if (!row) throw notFound()
    await touch(tx, [storefrontTag(row.type)])
    const subject = { type: 'storefront', id: row.type, label: '' } as const
    const was = { enabled: before?.enabled === 1 }
    await noteChange(tx, { actor: by, action: 'switched', subject, before: was, after: { enabled } }, now)
  })
}
