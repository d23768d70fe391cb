import type { PostgresPool } from 'kysely'
import type pg from 'pg'
import { loadOnce } from '../memory/loadOnce.ts'
import { noteQuick } from './namedStatements.ts'

/** A server that follows the primary and answers reads while the primary is away. */
export interface Standby {
  /** Whether `reader` reads from it at the moment. */
  isUsed(): boolean
  use(used: boolean): void
  /**
   * Whether it is readable and has replayed everything it received; for a synchronous one: every acknowledged commit.
   */
  isWhole(): Promise<boolean>
  /** Whether the primary can be read again. */
  hasPrimary(): Promise<boolean>
}

type OpenPool = () => Promise<pg.Pool>

/** A pool whose connections lead to the primary, or to the standby while that is used. */
export function createStandby(
  openPrimary: OpenPool,
  openFollowing: OpenPool,
): { pool: PostgresPool; standby: Standby } {
  let used = false
  const [primary, following] = [loadOnce(openPrimary), loadOnce(openFollowing)]
  return {
    pool: {
      connect: async () => (await (used ? following() : primary())).connect(),
      end: async () => void (await Promise.all([primary, following].map(async (pool) => (await pool()).end()))),
      options: {},
    },
    standby: {
      isUsed: () => used,
      use(wanted) {
        used = wanted
      },
      isWhole: () => saysYes(following, IS_WHOLE),
      hasPrimary: () => saysYes(primary, IS_PRIMARY),
    },
  }
}

const IS_PRIMARY = 'select not pg_is_in_recovery() as yes'
/** A server that is the primary by now holds everything. */
const IS_WHOLE = `
  select not pg_is_in_recovery()
    or coalesce(pg_last_wal_replay_lsn() >= pg_last_wal_receive_lsn(), true) as yes`
for (const question of [IS_PRIMARY, IS_WHOLE]) noteQuick(question)

async function saysYes(pool: OpenPool, question: string): Promise<boolean> {
  try {
    const client = await (await pool()).connect()
    try {
      const { rows } = await client.query<{ yes: boolean }>(question)
      return rows[0]?.yes === true
    } finally {
      client.release()
    }
  } catch {
    // It cannot be reached.
    return false
  }
}
