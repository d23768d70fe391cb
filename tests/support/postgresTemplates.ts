import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import type { TestProject } from 'vitest/node'
import { indexFileIn } from '#server/catalogue/search/indexFile.ts'
import { carryOver } from './carryOver.ts'
import { placeForMany } from './placeForMany.ts'
import { onServer, startPostgres } from './postgresServer.ts'
import { prepareTemplate } from './prepareTemplate.ts'
import { morning } from './templates.ts'

const names = { empty: `template_empty_${process.pid}`, demo: `template_demo_${process.pid}` }

/** Starts the server and makes the two template databases on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(placeForMany(), 'juniper-templates-'))
  const demoFile = join(folder, 'demo.db')
  const server = await startPostgres()
  await onServer(server.url('postgres'), async (client) => {
    for (const name of Object.values(names)) await client.query(`create database ${name}`)
  })
  await prepareTemplate(server.url(names.empty))
  await prepareTemplate(`sqlite:${demoFile}`, { demo: folder })
  await carryOver(demoFile, server.url(names.demo), morning)
  // A connection leaves a file behind that saves the first connection of every copy a quarter of its work.
  for (const name of Object.values(names)) await onServer(server.url(name), async () => {})
  project.provide('templates', { ...names, server: server.url('postgres'), demoFile, indexFile: indexFileIn(folder) })
  return async () => {
    await onServer(server.url('postgres'), dropAll)
    await server.stop()
    rmSync(folder, { recursive: true })
  }
}

/** Copies are named after their template; on a server that was there before, nothing stays behind. */
async function dropAll(client: pg.Client): Promise<void> {
  for (const name of Object.values(names)) {
    const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [name])
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
  }
}
