import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { carryOver } from './carryOver.ts'
import { startPostgres } from './postgresServer.ts'
import { prepareTemplate } from './prepareTemplate.ts'
import { morning } from './templates.ts'

const names = { empty: `template_empty_${process.pid}`, demo: `template_demo_${process.pid}` }

/** Starts the server and makes the two template databases on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'juniper-templates-'))
  const demoFile = join(folder, 'demo.db')
  const server = await startPostgres()
  const client = new pg.Client({ connectionString: server.url('postgres') })
  await client.connect()
  for (const name of Object.values(names)) await client.query(`create database ${name}`)
  await client.end()
  await prepareTemplate(server.url(names.empty), { demo: false })
  await prepareTemplate(`sqlite:${demoFile}`, { demo: true })
  await carryOver(demoFile, server.url(names.demo), morning)
  project.provide('templates', { ...names, server: server.url('postgres'), demoFile })
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true })
  }
}
