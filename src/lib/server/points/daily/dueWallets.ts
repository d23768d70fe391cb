import type { Reader } from '../../db/database.ts'

/** So many are looked up at once: little to hold, and the index is asked seldom. */
export const READ_AT_ONCE = 5000

/** A wallet in which something is due, as it stood when it was looked up. */
export interface DueWallet {
  uid: number
  points: number
  expired: number
}

/** The next wallets in which something is due at a moment (UTC text), by uid: the order in which all lock them. */
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

export async function dueCount(reader: Reader, at: string): Promise<number> {
  const { due } = await reader
    .selectFrom('wallets')
    .select(({ fn }) => fn.countAll<number>().as('due'))
    .where('next_change_at', '<=', at)
    .executeTakeFirstOrThrow()
  return due
}
