import type { Database } from '#server/db/database.ts'
import { takeIn } from '../accounts/cast.ts'

/** Adds a member of these organisations and returns the uid. */
export function member(db: Database, name: string, organizations: readonly number[]): Promise<number> {
  return takeIn(db, { name, mail: `${name}@demo.test`, organizations })
}
