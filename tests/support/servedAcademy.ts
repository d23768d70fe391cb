import { copyFileSync } from 'node:fs'
import { afterAll, beforeAll, inject } from 'vitest'
import { indexFileIn } from '#server/catalogue/search/indexFile.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { followBegunSessions } from '#server/availability/sessions/followBegunSessions.ts'
import { carryOut } from '#server/jobs/lease.ts'
import { siteFacts } from '#server/site/siteFacts.ts'
import { dayOf } from '#shared/zonedDays.ts'
import { copyDatabase, freshDatabaseUrl, makeFolder } from './freshDatabase.ts'
import { type RunningSite, startSite } from './site.ts'

/** A demo academy that is served by nodes of its own. */
export interface ServedAcademy {
  /** The first node. */
  site: RunningSite
  sites: readonly RunningSite[]
  db: Database
  end(): Promise<void>
}

interface Serving {
  /** For each node the settings that differ from the defaults of a site; without this, one node with all defaults. */
  nodes?: readonly Record<string, string>[]
  /** Changes the academy before it opens. */
  prepare?: (db: Database) => Promise<void>
}

/** Serves a demo academy until `end`. */
export async function serveAcademy({ nodes = [{}], prepare }: Serving = {}): Promise<ServedAcademy> {
  const [copy, folder] = [await copyDatabase('demo'), makeFolder()]
  const db = openDatabase(copy.url, { poolSize: 3 })
  await prepare?.(db)
  await passJobs(db)
  const { indexFile } = inject('templates')
  copyFileSync(indexFile, indexFileIn(folder.path))
  const surroundings = { DATABASE_URL: copy.url, DATA_DIR: folder.path }
  const sites = await Promise.all(nodes.map((env) => startSite({ ...surroundings, ...env })))
  const [site] = sites
  if (!site) throw new Error('There is no node to serve the academy.')
  return {
    site,
    sites,
    db,
    async end() {
      await Promise.all(sites.map((one) => one.stop()))
      await db.close()
      copy.release()
      folder.remove()
    },
  }
}

/** The address of a demo academy for one test that starts sites itself. */
export async function freshAcademyUrl(): Promise<string> {
  const url = await freshDatabaseUrl('demo')
  const db = openDatabase(url, { poolSize: 2 })
  await passJobs(db)
  await db.close()
  return url
}

/**
 * Marks the daily job of today as done: it would take longer than the start of a site, and has its own tests. Sessions
 * have begun since the morning of the demo; their trainings already have the next ones.
 */
async function passJobs(db: Database): Promise<void> {
  const now = new Date()
  await followBegunSessions({ db, clock: () => now })
  const today = dayOf(now, (await siteFacts(db.reader)).timeZone).toString()
  await carryOut(db, { name: 'daily', holder: 'tests', clock: () => now }, today, async () => {})
}

/** An academy that the stories of a file or a group share, because a site takes seconds to open. */
export function shareAcademy(serving?: Serving): () => ServedAcademy {
  let academy: ServedAcademy
  beforeAll(async () => {
    academy = await serveAcademy(serving)
  })
  afterAll(() => academy.end())
  return () => academy
}
