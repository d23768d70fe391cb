import { z } from 'zod'
import type { Database, Reader } from '../../db/database.ts'
import { defaultGeneral } from '../../site/defaults.ts'
import type { Place } from './notifyFor.ts'
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
  const place = await placeOf(waiting.db.reader)
  return (await tellWishers(waiting, place)) + (await tellSavers(waiting, place))
}

const General = z.object({
  default_language: z.string().default(defaultGeneral.default_language),
  timezone: z.string().default(defaultGeneral.timezone),
})

async function placeOf(reader: Reader): Promise<Place> {
  const row = await reader.selectFrom('settings').select('value').where('name', '=', 'general').executeTakeFirst()
  const { default_language: siteLanguage, timezone: timeZone } = General.parse(JSON.parse(row?.value ?? '{}'))
  return { siteLanguage, timeZone }
}
