import { test as base } from 'vitest'
import { type Database, openDatabase } from '#server/db/database.ts'
import { copyDatabase, makeFolder } from './freshDatabase.ts'
import { type RunningSite, startSite } from './site.ts'

/** A demo academy on a site of its own. */
export interface ServedAcademy {
  site: RunningSite
  db: Database
}

/**
 * Serves a demo academy until `end`.
 * @param env what differs from the defaults of the site
 * @param prepare changes the academy before it opens
 */
export async function serveAcademy(env: Record<string, string> = {}, prepare?: (db: Database) => Promise<void>) {
  const [copy, folder] = [await copyDatabase('demo'), makeFolder()]
  const db = openDatabase(copy.url, { poolSize: 3 })
  await prepare?.(db)
  const site = await startSite({ DATABASE_URL: copy.url, DATA_DIR: folder.path, ...env })
  return {
    site,
    db,
    async end(): Promise<void> {
      await site.stop()
      await db.close()
      copy.release()
      folder.remove()
    },
  }
}

/** Stories of one file that share an academy, because a site takes seconds to open: none of them may leave it changed. */
export function testOnAcademy(env?: Record<string, string>, prepare?: (db: Database) => Promise<void>) {
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from it what a fixture asks for
  return base.extend('academy', { scope: 'file' }, async ({}, { onCleanup }): Promise<ServedAcademy> => {
    const academy = await serveAcademy(env, prepare)
    onCleanup(academy.end)
    return academy
  })
}
