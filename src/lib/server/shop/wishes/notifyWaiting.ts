import { createAttempts } from '../../db/attempts.ts'
import type { Database } from '../../db/database.ts'
import { siteFacts } from '../../site/siteFacts.ts'
import { notifySavers } from './notifySavers.ts'
import { notifyWishers } from './notifyWishers.ts'
import { reopenGoals } from './reopenGoals.ts'

export interface WaitingJob {
  db: Database
  clock: () => Date
  /** Aborted when the process stops. */
  signal?: AbortSignal
}

/**
 * Notifies learners that a product is back in stock, or that they can afford their goal. Each learner is notified once
 * each time, even if several servers run this at the same time. It is a job of its own, so that purchases and awards stay fast when
 * many learners wait. A product or a learner that fails does not hold up the others. While the shop is closed, no learner
 * is notified and all wait on. Returns the number of new notifications.
 * @throws AggregateError of the failures, after all others were notified
 */
export async function notifyWaiting(job: WaitingJob): Promise<number> {
  const { features, ...locale } = await siteFacts(job.db.reader)
  if (!features.incentives_shop_enabled) return 0
  const attempts = createAttempts()
  await reopenGoals(job, attempts)
  const notified = (await notifyWishers(job, attempts, locale)) + (await notifySavers(job, attempts, locale))
  attempts.throwFailures('Some learners who wait could not be notified.')
  return notified
}
