import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { seedDemo } from '#demo/seed/seed.ts'
import { carryOver } from '#tests/support/carryOver.ts'
import { onServer, startPostgres } from '#tests/support/postgresServer.ts'
import { type RunningSite, startSite } from '#tests/support/site.ts'

/** Where a site of the tests keeps what it knows. */
export type Kind = 'sqlite' | 'postgres'

/** Fills the demo academy for the current time, because the site that serves it uses the real clock. */
export async function fillDemo(url: string): Promise<void> {
  const db = openDatabase(url)
  const now = new Date()
  await migrate(db, now)
  await seedDemo(db, { now })
  await db.close()
}

/** A site of one's own. */
export interface Academy extends RunningSite {
  /** Its database, for what no page can change yet. */
  databaseUrl: string
}

/** Serves a demo academy of one's own for as long as `use` lasts. */
export async function withAcademy(
  kind: Kind,
  use: (site: Academy) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'juniper-e2e-'))
  const database = kind === 'sqlite' ? copyTemplate(join(folder, 'site.db')) : await serveDemo()
  const site = await startSite({ DATABASE_URL: database.url, DATA_DIR: folder, ...env })
  try {
    await use({ ...site, databaseUrl: database.url })
  } finally {
    await site.stop()
    await database.stop()
    rmSync(folder, { recursive: true })
  }
}

interface Kept {
  url: string
  stop(): Promise<void>
}

function template(): string {
  const file = process.env.E2E_TEMPLATE
  if (!file) throw new Error('The global setup has made no template.')
  return file
}

function copyTemplate(file: string): Kept {
  copyFileSync(template(), file)
  return { url: `sqlite:${file}`, stop: async () => {} }
}

async function serveDemo(): Promise<Kept> {
  const server = await startPostgres()
  const name = `e2e_${process.pid}`
  await onServer(server.url('postgres'), (client) => client.query(`create database ${name}`))
  const url = server.url(name)
  await carryOver(template(), url, new Date())
  return {
    url,
    stop: async () => {
      await onServer(server.url('postgres'), (client) => client.query(`drop database ${name} with (force)`))
      await server.stop()
    },
  }
}
