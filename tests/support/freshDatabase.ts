import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { Socket } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { type Database, openDatabase } from '#server/db/database.ts'
import { placeForMany } from './placeForMany.ts'

export { morning } from './templates.ts'

/** An empty site of its own for one test, on the database of the run, gone when the test is over. */
export function freshDatabase(): Promise<Database> {
  return openCopy('empty')
}

/** The demo academy for one test to live in. */
export function demoDatabase(): Promise<Database> {
  return openCopy('demo')
}

/** The address of a copy that another process or several may open; the caller opens and closes it. */
export async function freshDatabaseUrl(of: 'empty' | 'demo' = 'demo'): Promise<string> {
  const { url, release } = await copyDatabase(of)
  onTestFinished(release)
  return url
}

/** The path of an embedded file, to open it as another process does. */
export function embeddedPath(url: string | null | undefined): string {
  return (url ?? '').replace(/^sqlite:/, '')
}

/** A copy that stays until it is released. */
export interface Copy {
  url: string
  release(): void
}

/** A copy for more than one test. */
export async function copyDatabase(of: 'empty' | 'demo'): Promise<Copy> {
  const { server, ...templates } = inject('templates')
  return server ? copyOnServer(templates[of], server) : copyOfFile(templates[of])
}

/** A folder of its own for one test, gone when the test is over. */
export function freshFolder(): string {
  const { path, remove } = makeFolder()
  onTestFinished(remove)
  return path
}

/** A folder that stays until it is removed. */
export function makeFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(placeForMany(), 'juniper-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) }
}

/** The time this number of minutes after the test began. */
export function later(minutes: number): Date {
  return new Date(Date.UTC(2026, 10, 21, 9, minutes))
}

async function openCopy(of: 'empty' | 'demo'): Promise<Database> {
  const db = openDatabase(await freshDatabaseUrl(of), { poolSize: 5 })
  onTestFinished(() => db.close())
  return db
}

function copyOfFile(template: string): Copy {
  const folder = makeFolder()
  const file = join(folder.path, 'site.db')
  copyFileSync(template, file)
  return { url: `sqlite:${file}`, release: folder.remove }
}

let copies = 0
let maintaining: Promise<pg.Client> | undefined
/** Of tests that are over. */
const unused: string[] = []

async function copyOnServer(template: string, server: string): Promise<Copy> {
  const name = `${template}_${process.pid}_${process.env.VITEST_POOL_ID ?? 0}_${copies++}`
  // Dropped by the next one who comes, for a server waits a tenth of a second when it has just been left; `force` ends what a failed test left.
  maintaining ??= stayConnected(server)
  const client = await maintaining
  for (const one of unused.splice(0)) await client.query(`drop database ${one} with (force)`)
  await client.query(`create database ${name} template ${template} strategy file_copy`)
  return { url: Object.assign(new URL(server), { pathname: `/${name}` }).href, release: () => void unused.push(name) }
}

/** A connection for all tests of this process: one for each copy would cost as much as the copy. */
async function stayConnected(server: string): Promise<pg.Client> {
  // It keeps no process from ending.
  const client = new pg.Client({ connectionString: server, stream: () => new Socket().unref() })
  // The server may stop before this process.
  client.on('error', () => {})
  await client.connect()
  return client
}
