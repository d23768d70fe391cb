import type { Logger } from 'pino'
import type { CacheClock } from './cache/clock.ts'
import type { LruCache } from './memory/lruCache.ts'
import type { WeighedCache } from './memory/weighedCache.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { Media } from './media/storeUpload.ts'
import type { PendingWork } from './mail/pendingWork.ts'
import type { Site } from './site/site.ts'
import type { KeptPart } from '#shared/kept/places.ts'
import type { StorefrontType } from '#shared/audience/storefrontTypes.ts'
import type { StoredStorefront } from './storefront/storefront.ts'
import type { CatalogueFacts } from './catalogue/facts/catalogueFacts.ts'
import type { SearchIndex } from './catalogue/search/searchIndex.ts'

/**
 * The objects that one process shares between its requests. The door creates it and passes it to every page through
 * `locals`, so that no page opens a second database.
 */
export interface Runtime {
  config: Config
  db: Database
  log: Logger
  clock: CacheClock
  site(): Site | Promise<Site>
  storefront(type: StorefrontType): Promise<StoredStorefront>
  catalogue(): Promise<CatalogueFacts>
  search: SearchIndex
  /** The drawn sections, by all that they were drawn from. */
  drawings: LruCache<{ html: string }>
  /** The parts of pages that are drawn once, by all that they depend on. */
  keptParts: WeighedCache<KeptPart>
  /** The uploaded files. */
  media: Media
  /** Mails that nobody waits for but the end of the process. */
  pendingWork: PendingWork
  now(): Date
}
