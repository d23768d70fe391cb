import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { seedDemo } from '#server/demo/seed.ts'
import { startPostgres } from './postgresServer.ts'
import { morning } from './templates.ts'

const names = { empty: `template_empty_${process.pid}`, demo: `template_demo_${process.pid}` }

/** Starts the server and makes the two template databases on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  const client = new pg.Client({ connectionString: server.url('postgres') })
  await client.connect()
  for (const name of Object.values(names)) await client.query(`create database ${name}`)
  await client.end()
  for (const name of Object.values(names)) {
    const db = openDatabase(server.url(name))
    await migrate(db, morning)
    if (name === names.demo) await seedDemo(db, { now: morning })
    await db.close()
  }
  project.provide('templates', { ...names, server: server.url('postgres') })
  return () => server.stop()
}
