import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import type pg from 'pg'
import type { Database, PoolLoad } from './database.ts'
import { PostgresStatements } from './emptyList.ts'
import { readPreparing } from './namedStatements.ts'
import { longestSilence, type Patience, withLimits } from './patience.ts'
import { clientOf } from './postgresClient.ts'
import { JoiningDriver } from './postgresDriver.ts'
import type { Schema } from './schema/schema.ts'
import { type Connected, endConnection, limitSilence } from './silence.ts'
import { createStandby } from './standby.ts'
import { withWire } from './wire.ts'

const TRIES = 5
/** The standby serves for the seconds until there is a primary again. */
const STANDBY_POOL = 4
const poolNames: readonly PoolLoad['pool'][] = ['reading', 'writing', 'standby']
/** serialization_failure and deadlock_detected (PostgreSQL, appendix A). */
const RETRIED = new Set(['40001', '40P01'])

export interface PostgresOptions {
  /** The maximum number of open connections of both kinds. */
  poolSize?: number
  patience?: Patience
  /** The address of a server that follows this one, for reads while this one is away; '': none. */
  standbyUrl?: string
}

/**
 * Opens connections to a PostgreSQL server. Reading has connections of its own: pages can be read even if many callers
 * wait to write the same row.
 */
export function openPostgres(
  url: string,
  { poolSize = 10, patience = 'serving', standbyUrl = '' }: PostgresOptions = {},
): Omit<Database, 'url'> {
  const writing = Math.ceil(poolSize / 2)
  const limited = withLimits(url, patience)
  const pools: Partial<Record<PoolLoad['pool'], pg.Pool>> = {}
  const idle = new Set<Connected>()
  const openReading = async () => (pools.reading = await openPool(limited, Math.max(1, poolSize - writing), idle))
  const openStandby = async () => (pools.standby = await openPool(withLimits(standbyUrl, patience), STANDBY_POOL, idle))
  const { pool, standby } = standbyUrl ? createStandby(openReading, openStandby) : { pool: openReading, standby: null }
  const reader = connect(pool)
  const writer = connect(async () => (pools.writing = await openPool(limited, writing, idle)))
  return {
    dialect: 'postgres',
    reader,
    fileReader: reader,
    transact: (run) => retried(() => withWire((wired) => writer.transaction().execute(wired), run)),
    snapshot: (run) =>
      reader.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(run),
    isBroken: () => false,
    load: () => poolNames.filter((name) => name !== 'standby' || standby).map((name) => loadOf(name, pools[name])),
    standby,
    changeMark: () => null,
    keptAnswers: () => ({ entries: 0, bytes: 0 }),
    async close() {
      await Promise.all([reader.destroy(), writer.destroy()])
    },
  }
}

/** A pool that is given as a function is opened with the first query. */
function connect(pool: PostgresPool | (() => Promise<PostgresPool>)): Kysely<Schema> {
  const dialect = new PostgresDialect({ pool })
  dialect.createQueryCompiler = () => new PostgresStatements()
  dialect.createDriver = () => new JoiningDriver({ pool })
  return new Kysely<Schema>({ dialect })
}

function loadOf(name: PoolLoad['pool'], pool: pg.Pool | undefined): PoolLoad {
  const { totalCount: open = 0, idleCount: idle = 0, waitingCount: waiting = 0 } = pool ?? {}
  return { pool: name, open, idle, waiting }
}

/** @param idle the connections of all pools that wait for work */
async function openPool(url: string, max: number, idle: Set<Connected>): Promise<pg.Pool> {
  // Loaded only for a server, because it has forty modules.
  const { default: pg } = await import('pg')
  // count() and sum() return text, because they may be larger than a double. Ours are not: ids and points are integers
  // below 2^53.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
  const { connectionString, prepares } = readPreparing(url)
  const pool = new pg.Pool({
    Client: clientOf(pg, prepares, () => {
      for (const client of idle) endConnection(client, 'another one is silent')
    }),
    connectionString,
    max,
    // Statements of one transaction go out without waiting for the answers before them, see `wire.ts`.
    pipeline: true,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  // A connection that the server closes must not end the process, neither while it is idle nor between two queries of a
  // transaction: the next query fails or opens a new one.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('acquire', (client) => idle.delete(client))
  pool.on('release', (_, client) => idle.add(client))
  pool.on('remove', (client) => idle.delete(client))
  const silence = longestSilence(url)
  if (silence) pool.on('connect', (client) => limitSilence(client, silence, isCommitting))
  return pool
}

/** No limit of a statement ends a commit, which may wait for a synchronous standby. */
function isCommitting(client: Connected): boolean {
  return 'lastStatement' in client && client.lastStatement === 'commit'
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
