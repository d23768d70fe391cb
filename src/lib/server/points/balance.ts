import type { Reader } from '../db/database.ts'

/** The points a person can spend now; 0 for whoever has no wallet yet. */
export async function balanceOf(reader: Reader, uid: number): Promise<number> {
  const wallet = await reader.selectFrom('wallets').select('points').where('uid', '=', uid).executeTakeFirst()
  return wallet?.points ?? 0
}
