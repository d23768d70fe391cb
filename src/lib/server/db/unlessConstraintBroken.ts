import { sql } from 'kysely'
import type { Tx } from './database.ts'
import { isConstraintBroken } from './failures.ts'
import { arrived } from './wire.ts'

/**
 * Runs one step of a transaction. If a constraint of a table refuses it, only this step is undone and the result is
 * `null`.
 */
export async function unlessConstraintBroken<T>(tx: Tx, run: () => Promise<T>): Promise<T | null> {
  await sql`savepoint step`.execute(tx)
  try {
    const result = await run()
    await arrived(tx)
    await sql`release savepoint step`.execute(tx)
    return result
  } catch (shown) {
    const error = await arrived(tx).then(
      () => shown,
      (sent: unknown) => sent,
    )
    if (!isConstraintBroken(error)) throw error
    await sql`rollback to savepoint step`.execute(tx)
    await sql`release savepoint step`.execute(tx)
    return null
  }
}
