import type { Tx } from '../../db/database.ts'
import { dialectOf } from '../../db/dialect.ts'

/** Locks a room until the transaction ends, also against sessions that would take it. */
export async function lockRoom(tx: Tx, id: number): Promise<void> {
  if (dialectOf(tx) === 'sqlite') return
  await tx.selectFrom('rooms').select('id').where('id', '=', id).forUpdate().execute()
}
