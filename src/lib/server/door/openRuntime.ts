import { createCacheClock } from '../cache/clock.ts'
import { lruCache } from '../memory/lruCache.ts'
import { weighedCache } from '../memory/weighedCache.ts'
import type { Config } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { createRealTime } from '../db/realTime.ts'
import { createPendingWork } from '../mail/pendingWork.ts'
import { createLinkPictures } from '../media/linkPictures.ts'
import { createPictureQueue } from '../media/pictureQueue.ts'
import { openStorage } from '../media/storage.ts'
import type { Runtime } from '../runtime.ts'
import { inTime } from './inTime.ts'
import { rememberedSite } from '../site/site.ts'
import { rememberedStorefronts } from '../storefront/storefront.ts'
import { rememberedCatalogue } from '../catalogue/facts/rememberedCatalogue.ts'
import { indexOfNode } from '../catalogue/search/indexInThread.ts'
import { createSearchIndex } from '../catalogue/search/searchIndex.ts'

/** The longest wait for a comparison with the server's clock; the last one is valid as well. */
const TIME_MS = 500

/** The number of rendered sections in the cache. Each takes 10 KB with its source, 60 KB at most. */
const DRAWINGS = 200

/** The menu of a user takes 20 KB, the other parts of a language and its roles 60 KB. */
const KEPT_PARTS_BYTES = 8 * 2 ** 20

/** Opens everything that a process needs to handle requests. The database must already be migrated. */
export async function openRuntime(config: Config, log: Runtime['log']): Promise<Runtime> {
  const db = openDatabase(config.databaseUrl, { standbyUrl: config.standbyDatabaseUrl })
  const clock = createCacheClock(db)
  const time = createRealTime(db)
  await clock.sync()

  /** Each request begins with this, so the time is synchronised before it is used. */
  function sync(sinceMs?: number): Promise<void> {
    return time.isDue() ? syncBoth() : clock.sync(sinceMs)
  }

  /** The time may wait no longer: a server that is gone must not hold the requests that the standby can answer. */
  async function syncBoth(): Promise<void> {
    await Promise.all([inTime(time.sync(), TIME_MS), clock.sync()])
  }

  return {
    config,
    db,
    log,
    clock: { ...clock, sync },
    site: rememberedSite(db.reader, clock, config),
    storefront: rememberedStorefronts(db.reader, clock, log),
    catalogue: rememberedCatalogue(db.reader, clock),
    search: createSearchIndex(db.reader, clock, indexOfNode(config, log)),
    drawings: lruCache(DRAWINGS, 'drawings'),
    keptParts: weighedCache(KEPT_PARTS_BYTES),
    media: { storage: openStorage(config), inTurn: createPictureQueue('uploads'), linkPictures: createLinkPictures() },
    pendingWork: createPendingWork(),
    now: () => time.now(),
  }
}
