import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'

const TRIES = 5
/** serialization_failure and deadlock_detected (PostgreSQL, appendix A). */
const RETRIED = new Set(['40001', '40P01'])

// count() and sum() come back as text, since they may exceed a double. Ours do not: ids and points are integers below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

/** Opens a pool of connections to a PostgreSQL server. */
export function openPostgres(url: string, { poolSize = 10 }: { poolSize?: number } = {}): Database {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, connectionTimeoutMillis: 5_000 })
  // An idle connection that the server ends must not end the process; the next query opens a new one.
  pool.on('error', () => {})
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return {
    dialect: 'postgres',
    reader: kysely,
    transact: (run) => retried(() => kysely.transaction().execute((tx) => run(tx))),
    snapshot: (run) =>
      kysely.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(run),
    changeMark: () => null,
    close: () => kysely.destroy(),
  }
}

async function retried<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await run()
    } catch (error) {
      if (tries === TRIES || !RETRIED.has(codeOf(error))) throw error
      await new Promise((resolve) => setTimeout(resolve, 2 ** tries * (1 + Math.random())))
    }
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
