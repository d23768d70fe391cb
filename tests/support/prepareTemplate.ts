import { type Database, openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { buildIndex } from '#server/catalogue/search/buildIndex.ts'
import { bytesOfIndex } from '#server/catalogue/search/indexBytes.ts'
import { indexFileIn, writeIndexFile } from '#server/catalogue/search/indexFile.ts'
import { seedDemo } from '#demo/seed/seed.ts'
import { morning } from './templates.ts'

/** Migrates an empty database; with `demo` it also gets the demo academy, and its search index is in that folder. */
export async function prepareTemplate(url: string, { demo }: { demo?: string } = {}): Promise<void> {
  const db = openDatabase(url)
  await migrate(db, morning)
  if (demo) {
    await seedDemo(db, { now: morning })
    await keepIndex(db, demo)
  }
  await db.close()
}

/**
 * Keeps the search index of the demo academy in a folder, as a site keeps it in its own: who begins with a copy of the
 * academy reads what has changed since.
 */
export async function keepIndex(db: Database, folder: string): Promise<void> {
  await writeIndexFile(indexFileIn(folder), bytesOfIndex(await db.snapshot((reader) => buildIndex(reader))))
}
