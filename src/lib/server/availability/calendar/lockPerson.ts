import type { Tx } from '../../db/database.ts'
import { dialectOf } from '../../db/dialect.ts'

/** Changes of the hours of one person run one after the other. On SQLite all changes do. */
export async function lockPerson(tx: Tx, uid: number): Promise<void> {
  if (dialectOf(tx) === 'postgres')
    await tx.selectFrom('users').select('uid').where('uid', '=', uid).forNoKeyUpdate().execute()
}
