import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { seedDemo } from '#demo/seed/seed.ts'
import { morning } from './templates.ts'

/** Migrates an empty database; with `demo` it also gets the demo academy. */
export async function prepareTemplate(url: string, { demo }: { demo: boolean }): Promise<void> {
  const db = openDatabase(url)
  await migrate(db, morning)
  if (demo) await seedDemo(db, { now: morning })
  await db.close()
}
