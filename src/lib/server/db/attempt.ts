import { sql } from 'kysely'
import type { Tx } from './database.ts'
import { dialectOf } from './dialect.ts'

/**
 * Tries to get hold of rows; where it comes to nothing (`null`), whatever was locked on the way is let go. PostgreSQL
 * keeps a row that it had to wait for, even if the row is not what was asked for any more: whoever then waits for others
 * in good order already holds something out of order, and two of that kind wait for each other.
 */
export async function attempt<T>(tx: Tx, run: () => Promise<T | null>): Promise<T | null> {
  if (dialectOf(tx) === 'sqlite') return run()
  await sql`savepoint attempt`.execute(tx)
  const got = await run()
  if (got === null) await sql`rollback to savepoint attempt`.execute(tx)
  await sql`release savepoint attempt`.execute(tx)
  return got
}
