import type { PageMeta } from '#shared/contract/common.ts'
import type { WalletEntry, WalletHistoryQuery } from '#shared/contract/walletEntries.ts'
import type { Database } from '../../db/database.ts'
import type { SiteTime } from '../../site/siteTime.ts'
import type { HistoryReading } from './subjects.ts'
import { walletEntries } from './walletEntries.ts'
import { type WalletStory, walletStory } from './walletStory.ts'

interface Asked {
  query: WalletHistoryQuery
  reading: HistoryReading
  time: SiteTime
}

/** Returns a user's wallet and a page of its entries as they are at one moment, so that they add up. */
export function readWallet(
  db: Pick<Database, 'snapshot'>,
  uid: number,
  { query, reading, time }: Asked,
): Promise<{ story: WalletStory; found: { data: WalletEntry[]; meta: PageMeta } }> {
  return db.snapshot(async (reader) => ({
    story: await walletStory(reader, uid, reading, time),
    found: await walletEntries(reader, uid, { query, reading }),
  }))
}
