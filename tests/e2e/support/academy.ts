import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { indexFileIn } from '#server/catalogue/search/indexFile.ts'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { runDaily } from '#server/jobs/daily.ts'
import { seedDemo } from '#demo/seed/seed.ts'
import { carryOver } from '#tests/support/carryOver.ts'
import { placeForMany } from '#tests/support/placeForMany.ts'
import { onServer, type PostgresServer, startPostgres } from '#tests/support/postgresServer.ts'
import { type RunningSite, startSite } from '#tests/support/site.ts'

/** Where a site of the tests keeps what it knows. */
export type Kind = 'sqlite' | 'postgres'

/**
 * Fills the demo academy for the current time, because the site that serves it uses the real clock. The daily job runs
 * here once: otherwise each site would run it soon after its start, which takes longer than the start.
 */
export async function fillDemo(url: string): Promise<void> {
  const db = openDatabase(url)
  const now = new Date()
  await migrate(db, now)
  await seedDemo(db, { now })
  await runDaily({ db, clock: () => new Date(), log: { info() {}, ...failing }, holder: 'template' })
  await db.close()
}

const fail = (fact: unknown) => {
  throw new Error(`The daily job of the demo academy failed: ${JSON.stringify(fact)}`)
}
const failing = { warn: fail, error: fail }

/** A site of one's own. */
export interface Academy extends RunningSite {
  /** Its database, for what no page can change yet. */
  databaseUrl: string
}

/** The academies of a worker, each served by a site of its own. */
export interface Academies {
  /** The academy with this name, with the settings that differ from the defaults of a site. */
  open(name: string, env?: Record<string, string>): Promise<Academy>
  close(): Promise<void>
}

/** The academy of all tests that name no other. */
export const SHARED = 'shared'

/** Serves the shared academy and one other at a time: the tests of an academy follow each other. */
export function serveAcademies(kind: Kind): Academies {
  const databases = kind === 'sqlite' ? filesOfTemplate() : databasesOnServer()
  const served = new Map<string, Served>()
  const end = async (name: string) => {
    await served.get(name)?.end()
    served.delete(name)
  }
  return {
    async open(name, env = {}) {
      for (const other of served.keys()) if (![name, SHARED].includes(other)) await end(other)
      const known = served.get(name) ?? (await serve(await databases.copy(), env))
      served.set(name, known)
      return known.academy
    },
    async close() {
      for (const name of served.keys()) await end(name)
      await databases.close()
    },
  }
}

interface Served {
  academy: Academy
  end(): Promise<void>
}

async function serve(databaseUrl: string, env: Record<string, string>): Promise<Served> {
  const folder = mkdtempSync(join(placeForMany(), 'juniper-e2e-'))
  copyFileSync(indexFileIn(dirname(template())), indexFileIn(folder))
  const site = await startSite({ DATABASE_URL: databaseUrl, DATA_DIR: folder, ...env })
  const end = async () => {
    await site.stop()
    rmSync(folder, { recursive: true })
  }
  return { academy: { ...site, databaseUrl }, end }
}

/** Databases that begin as the demo academy. */
interface Databases {
  /** Returns the address of a new one. */
  copy(): Promise<string>
  close(): Promise<void>
}

function template(): string {
  const file = process.env.E2E_TEMPLATE
  if (!file) throw new Error('The global setup has made no template.')
  return file
}

function filesOfTemplate(): Databases {
  const folder = mkdtempSync(join(placeForMany(), 'juniper-e2e-'))
  let copies = 0
  return {
    async copy() {
      const file = join(folder, `${copies++}.db`)
      copyFileSync(template(), file)
      return `sqlite:${file}`
    },
    close: async () => rmSync(folder, { recursive: true }),
  }
}

function databasesOnServer(): Databases {
  const names: string[] = []
  let server: Promise<PostgresServer> | undefined
  return {
    async copy() {
      server ??= startPostgres()
      const { url } = await server
      const name = `e2e_${process.pid}_${names.length}`
      names.push(name)
      await onServer(url('postgres'), (client) => client.query(`create database ${name}`))
      await carryOver(template(), url(name), new Date())
      return url(name)
    },
    async close() {
      const started = await server
      if (!started) return
      await onServer(started.url('postgres'), async (client) => {
        for (const name of names) await client.query(`drop database ${name} with (force)`)
      })
      await started.stop()
    },
  }
}
