import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { saveTrainings } from '#server/catalogue/save/saveTrainings.ts'
import { indexFileIn } from '#server/catalogue/search/indexFile.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { fillDemo } from '#tests/e2e/support/academy.ts'
import { type RunningSite, startSite } from '#tests/support/site.ts'
import { skipDailyJob } from './points/twoSites.ts'
import { trainingOf } from './searchCatalogue.ts'

/** The trainings of one transaction. */
const BATCH = 500

/** The built site over a catalogue of some size. */
export interface SearchSite {
  trainings: number
  db: Database
  /** Starts it, with the index that it has kept or without. Returns the time until it listens, in milliseconds. */
  start(options: { isKept: boolean; workers?: number }): Promise<{ site: RunningSite; ms: number }>
}

export async function searchSiteOf(
  trainings: number,
  { url, folder }: { url: string; folder: string },
): Promise<SearchSite> {
  await fillDemo(url)
  const db = openDatabase(url)
  await skipDailyJob(db, new Date())
  await fillTrainings(db, trainings)
  const dataDir = join(folder, String(trainings))
  return {
    trainings,
    db,
    async start({ isKept, workers = 1 }) {
      if (!isKept) rmSync(indexFileIn(dataDir), { force: true })
      const began = performance.now()
      const site = await startSite({
        DATABASE_URL: url,
        DATA_DIR: dataDir,
        WORKERS: String(workers),
        LOG_LEVEL: 'warn',
      })
      return { site, ms: performance.now() - began }
    },
  }
}

async function fillTrainings(db: Database, count: number): Promise<void> {
  const terms = (await db.reader.selectFrom('terms').select('tid').orderBy('tid').execute()).map(({ tid }) => tid)
  const now = new Date()
  for (let from = 0; from < count; from += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, count - from) }, (_, place) => from + place)
    const changes = numbers.map((nth) => ({ training: trainingOf(nth, terms) }))
    await db.transact((tx) => saveTrainings(tx, changes, now))
  }
}
