import { z } from 'zod'
import { createAttempts } from '../../db/attempts.ts'
import type { Database, Reader } from '../../db/database.ts'
import { defaultGeneral } from '../../site/defaults.ts'
import type { SiteLocale } from './notifyAboutProduct.ts'
import { notifySavers } from './notifySavers.ts'
import { notifyWishers } from './notifyWishers.ts'

export interface WaitingJob {
  db: Database
  clock: () => Date
  /** Aborted when the process stops. */
  signal?: AbortSignal
}

/**
 * Notifies learners that a product is back in stock, or that they can afford their goal. Each learner is notified once,
 * even if several servers run this at the same time. It is a job of its own, so that purchases and awards stay fast when
 * many learners wait. A product or a learner that fails does not hold up the others. Returns the number of new
 * notifications.
 * @throws AggregateError of the failures, after all others were notified
 */
export async function notifyWaiting(job: WaitingJob): Promise<number> {
  const locale = await siteLocaleOf(job.db.reader)
  const attempts = createAttempts()
  const notified = (await notifyWishers(job, attempts, locale)) + (await notifySavers(job, attempts, locale))
  attempts.throwFailures('Some learners who wait could not be notified.')
  return notified
}

const General = z.object({
  default_language: z.string().default(defaultGeneral.default_language),
  timezone: z.string().default(defaultGeneral.timezone),
})

async function siteLocaleOf(reader: Reader): Promise<SiteLocale> {
  const row = await reader.selectFrom('settings').select('value').where('name', '=', 'general').executeTakeFirst()
  const { default_language: siteLanguage, timezone: timeZone } = General.parse(JSON.parse(row?.value ?? '{}'))
  return { siteLanguage, timeZone }
}
