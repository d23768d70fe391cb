import type { Reader } from '../../db/database.ts'

/** A large batch: a row is small, and fewer queries are needed. */
export const READ_AT_ONCE = 5000

/** A wallet with something due, as it was when it was read. */
export interface DueWallet {
  uid: number
  points: number
  expired: number
}

/** The next wallets with something due at a time (UTC text), by uid. Every process locks them in this order. */
export function dueAfter(reader: Reader, { after, at }: { after: number; at: string }): Promise<DueWallet[]> {
  return reader
    .selectFrom('wallets')
    .select(['uid', 'points', 'expired'])
    .where('uid', '>', after)
    .where('next_change_at', '<=', at)
    .orderBy('uid')
    .limit(READ_AT_ONCE)
    .execute()
}

/** Counts the wallets with something due at a time (UTC text). */
export async function dueCount(reader: Reader, at: string): Promise<number> {
  const { due } = await reader
    .selectFrom('wallets')
    .select(({ fn }) => fn.countAll<number>().as('due'))
    .where('next_change_at', '<=', at)
    .executeTakeFirstOrThrow()
  return due
}
