import type { Reader } from '../../db/database.ts'

/** So many people are gone through at a time, so that memory stays small and others get their turn in between. */
const PEOPLE_AT_ONCE = 500

/** The next people who have a wallet, in the order of their uids: after whom, up to whom, and whether they are the last. */
export async function nextPeople(
  reader: Reader,
  after: number,
): Promise<{ count: number; upTo: number; isLast: boolean }> {
  const people = await reader
    .selectFrom('wallets')
    .select('uid')
    .where('uid', '>', after)
    .orderBy('uid')
    .limit(PEOPLE_AT_ONCE)
    .execute()
  return { count: people.length, upTo: people.at(-1)?.uid ?? after, isLast: people.length < PEOPLE_AT_ONCE }
}
