import type { Wallet } from '#shared/contract/wallet.ts'
import type { Reader } from '../db/database.ts'

/** A person's points; all 0 for whoever has no wallet yet. */
export async function walletOf(reader: Reader, uid: number): Promise<Wallet> {
  const held = await reader
    .selectFrom('wallets')
    .select(['points', 'lifetime_earned'])
    .where('uid', '=', uid)
    .executeTakeFirst()
  return {
    points: held?.points ?? 0,
    pending: 0,
    lifetime_earned: held?.lifetime_earned ?? 0,
    spent: 0,
    expired: 0,
    next_expiry: null,
  }
}
