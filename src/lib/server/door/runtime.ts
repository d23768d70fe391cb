import { createCacheClock } from '../cache/clock.ts'
import type { Config } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import type { Runtime } from '../runtime.ts'
import { rememberedSite } from '../site/site.ts'
import { rememberedStorefronts } from '../storefront/storefront.ts'
import { rememberedCatalogue } from '../trainings/catalogueFacts.ts'
import { createSearchIndex } from '../trainings/search/searchIndex.ts'

/** Opens everything a process needs to answer requests. The database must have been migrated. */
export async function openRuntime(config: Config, log: Runtime['log']): Promise<Runtime> {
  const db = openDatabase(config.databaseUrl)
  const clock = createCacheClock(db)
  await clock.sync()
  return {
    config,
    db,
    log,
    clock,
    site: rememberedSite(db.reader, clock),
    storefront: rememberedStorefronts(db.reader, clock, log),
    catalogue: rememberedCatalogue(db.reader, clock),
    search: createSearchIndex(db.reader, clock),
    now: () => new Date(),
  }
}
