import type { Tx } from './database.ts'
import { dialectOf } from './dialect.ts'
import { nameStatement } from './namedStatements.ts'
import { sendText } from './wire.ts'

const attempt = 'savepoint attempt'
const end = 'release savepoint attempt'
for (const text of [attempt, end]) nameStatement(text)

/**
 * Tries to lock rows. If this fails (`null`), it releases everything that it locked on the way. PostgreSQL keeps the
 * lock of a row that it waited for, even if the row no longer matches. A transaction that then waits for other rows, in
 * the right order, already has one lock out of order, and two such transactions can deadlock.
 */
export async function tryLocking<T>(tx: Tx, run: () => Promise<T | null>): Promise<T | null> {
  if (dialectOf(tx) === 'sqlite') return run()
  sendText(tx, attempt)
  const got = await run()
  if (got === null) sendText(tx, 'rollback to savepoint attempt')
  sendText(tx, end)
  return got
}
