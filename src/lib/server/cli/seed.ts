import type { Database } from '../db/database.ts'
import { isEmptySite } from './isEmptySite.ts'
import type { Output } from './output.ts'

/** `seed`: returns 0 if the demo academy was added, 1 if the database was not empty. */
export async function seedCommand(db: Database, out: Output): Promise<number> {
  const seeded = await seedWhenEmpty(db)
  out.write(seeded ? 'The demo academy is in the database.\n' : 'The database is not empty: nothing was added.\n')
  return seeded ? 0 : 1
}

/** Adds the demo academy to an empty database. The demo is loaded here only, when it is needed. */
export async function seedWhenEmpty(db: Database): Promise<boolean> {
  if (!(await isEmptySite(db.reader))) return false
  const { seedDemo } = await import('#demo/seed/seed.ts')
  return seedDemo(db, { now: new Date() })
}
