import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/**
 * Empties the words of entries and events of a person: reasons that others typed, and the objects and contents that
 * other systems reported. Numbers, moments and kinds stay.
 */
export async function forgetWords(tx: Tx, uid: number): Promise<void> {
  await tx
    .updateTable('learning_events')
    .set({
      payload: null,
      object: sql<string>`case when object like 'training:%' then object else '' end`,
    })
    .where('uid', '=', uid)
    .execute()
  // The site names its own events by numbers; other systems can use any name.
  await tx
    .updateTable('learning_events')
    .set({ external_id: sql<string>`'erased:' || id`, revokes: null })
    .where('uid', '=', uid)
    .where('source', 'like', 'key:%')
    .execute()
  // The key of an award can hold the object of its event. The ledger admits exactly this change of its entries.
  await tx
    .updateTable('point_entries')
    .set({ reason: '', key: sql<string>`'erased:' || id` })
    .where('uid', '=', uid)
    .execute()
}
