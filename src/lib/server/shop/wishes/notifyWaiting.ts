import type { Database } from '../../db/database.ts'
import { siteFacts } from '../../site/siteFacts.ts'
import { tellSavers } from './notifySavers.ts'
import { tellWishers } from './notifyWishers.ts'

export interface Waiting {
  db: Database
  clock: () => Date
  /** Aborted when the process is to end. */
  signal?: AbortSignal
}

/**
 * Tells those who wait: that a product is back in the shop, that their points are enough for what they save for. Each
 * is told once, whoever else looks at the same time. Neither buying nor earning has to look for them, so neither costs
 * more when many wait.
 */
export async function tellWaiting(waiting: Waiting): Promise<number> {
  const place = await siteFacts(waiting.db.reader)
  return (await tellWishers(waiting, place)) + (await tellSavers(waiting, place))
}
