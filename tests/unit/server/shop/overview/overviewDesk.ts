import type { Database } from '#server/db/database.ts'
import { overview } from '#server/shop/overview/overview.ts'
import { loadSite } from '#server/site/site.ts'
import { timeZone } from '../shopFixture.ts'

/** When the stories of the overview begin, and when a manager looks at it. */
export const overviewStart = new Date('2026-11-03T10:00:00Z')
export const overviewNow = new Date('2026-11-21T12:00:00Z')

export const overviewReading = { language: 'en', siteLanguage: 'en' }

/** The overview of a site whose shop is open. */
export async function lookAt(db: Database, moment = overviewNow, language = 'en') {
  const { features } = await loadSite(db.reader)
  const open = { ...features, incentives_shop_enabled: true }
  return overview(db.reader, { ...overviewReading, language, features: open, now: moment, timeZone })
}
