import pino from 'pino'
import { createCacheClock } from '../cache/clock.ts'
import type { Config } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import type { Runtime } from '../runtime.ts'
import { rememberedSite } from '../site/site.ts'
import { rememberedStorefronts } from '../storefront/storefront.ts'
import { rememberedCatalogue } from '../trainings/catalogueFacts.ts'
import { createSearchIndex } from '../trainings/search/searchIndex.ts'

/** Opens everything a process needs to answer requests. The database must have been migrated. */
export async function openRuntime(config: Config): Promise<Runtime> {
  const db = openDatabase(config.databaseUrl)
  const clock = createCacheClock(db)
  await clock.sync()
  const log = createLog(config)
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

const FLUSH_MS = 500
const BUFFER_BYTES = 8192

/** Writes JSON lines to the standard output in the background: one write of many lines, at the latest every half second. */
function createLog({ logLevel }: Pick<Config, 'logLevel'>): Runtime['log'] {
  const output = pino.destination({ sync: false, minLength: BUFFER_BYTES })
  setInterval(() => output.flush(), FLUSH_MS).unref()
  return pino({ level: logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] }, output)
}
