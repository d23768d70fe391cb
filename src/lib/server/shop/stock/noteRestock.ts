import { toInstant } from '#shared/instant.ts'
import type { Tx } from '../../db/database.ts'

/** Notes that pieces or codes were added to a product now. */
export async function noteRestock(tx: Tx, productId: number, now: Date): Promise<void> {
  await tx
    .updateTable('products')
    .set({ restocked_at: toInstant(now) })
    .where('id', '=', productId)
    .execute()
}
