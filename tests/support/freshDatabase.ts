import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type Database, openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'

/** The moment at which the tests' stories begin. */
export const morning = new Date('2026-11-21T09:00:00Z')

/** An empty site of its own for one test, gone when the test is over. */
export async function freshDatabase(): Promise<Database> {
  const db = openDatabase(`sqlite:${join(freshFolder(), 'site.db')}`)
  await migrate(db, morning)
  onTestFinished(() => db.close())
  return db
}

/** A folder of its own for one test, gone when the test is over. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'juniper-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** The moment so many minutes after the story began. */
export function later(minutes: number): Date {
  return new Date(morning.getTime() + minutes * 60_000)
}
