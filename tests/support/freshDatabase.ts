import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { type Database, openDatabase } from '#server/db/database.ts'

export { morning } from './templates.ts'

/** An empty site of its own for one test, on the database of the run, gone when the test is over. */
export function freshDatabase(): Promise<Database> {
  return openCopy('empty')
}

/** The demo academy for one test to live in. */
export function demoDatabase(): Promise<Database> {
  return openCopy('demo')
}

/** The address of a copy that another process or several may open; whoever asks opens and closes it. */
export async function freshDatabaseUrl(of: 'empty' | 'demo' = 'demo'): Promise<string> {
  const { server, ...templates } = inject('templates')
  return server ? copyOnServer(templates[of], server) : copyOfFile(templates[of])
}

/** A folder of its own for one test, gone when the test is over. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'juniper-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** The moment so many minutes after the story began. */
export function later(minutes: number): Date {
  return new Date(Date.UTC(2026, 10, 21, 9, minutes))
}

async function openCopy(of: 'empty' | 'demo'): Promise<Database> {
  const db = openDatabase(await freshDatabaseUrl(of), { poolSize: 5 })
  onTestFinished(() => db.close())
  return db
}

function copyOfFile(template: string): string {
  const file = join(freshFolder(), 'site.db')
  copyFileSync(template, file)
  return `sqlite:${file}`
}

let copies = 0

async function copyOnServer(template: string, server: string): Promise<string> {
  const name = `copy_${process.pid}_${process.env.VITEST_POOL_ID ?? 0}_${copies++}`
  await onServer(server, `create database ${name} template ${template} strategy file_copy`)
  // Tests finish in the reverse order of what they asked for, so the database is closed by then; `force` ends what a failed test left.
  onTestFinished(() => onServer(server, `drop database if exists ${name} with (force)`))
  return Object.assign(new URL(server), { pathname: `/${name}` }).href
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
