import { execFile } from 'node:child_process'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { seedDemo } from '#demo/seed/seed.ts'
import { onServer, startBreakablePostgres } from '#tests/support/postgresServer.ts'
import { type Buyer, gatherBuyers, putOnShelf } from '#tests/support/shopSite.ts'
import { run, type Running, start } from '../processes.ts'
import { processorTimeBelow, processorTimeOf } from '#tests/support/processorTime.ts'
import { median } from '#tests/support/percentile.ts'
import { serverOf } from '../servedDesk.ts'
import { builtDoor } from '../sites.ts'
import { doWorkOfTheDay } from './checkouts.ts'

const CONNECTIONS = 32
const WARM_UP_SECONDS = 3
/** Of each, because a machine is never equally fast for long. */
const TURNS = 5
const PROMISED = 0.5
const Measured = z.object({
  perSecond: z.number(),
  p50: z.number(),
  p99: z.number(),
  refused: z.number(),
  processorMs: z.number(),
})

/**
 * Acknowledged checkouts a second over HTTP at 32 connections on a PostgreSQL that syncs to disk, beside the rows of a
 * checkout through pgbench, in turns: on a copy of the same database, with as many connections and prepared statements.
 */
export async function measureServerCheckouts(
  folder: string,
  seconds: number,
  say: (text: string) => void,
): Promise<void> {
  const pgbench = findPgbench()
  if (!pgbench) return say('\ncheckouts on PostgreSQL: skipped, there is no pgbench (Debian: postgresql-contrib)')
  const server = await startBreakablePostgres()
  try {
    const now = new Date()
    const db = openDatabase(server.url('postgres'))
    await migrate(db, now)
    await seedDemo(db, { now })
    await doWorkOfTheDay(db)
    const buyers = await gatherBuyers(db, { count: CONNECTIONS, points: 1_000_000, now })
    const product = await putOnShelf(db, { title: 'Enamel mug', price: 1, stock: 1_000_000, now })
    const postmaster = (await serverOf(db)) ?? 0
    await db.close()
    await onServer(server.url('template1'), (client) => client.query('create database rows template postgres'))
    const script = join(folder, 'checkout.sql')
    writeFileSync(script, rowsOf(buyers[0]?.uid ?? 0, product))
    const rows = () => rowsPerSecond(pgbench, { script, url: server.url('rows'), seconds })
    const surroundings = { url: server.url('postgres'), postmaster, buyers, product, seconds }
    const turns = await inTurns(folder, surroundings, rows)
    const of = (name: 'rows' | 'perSecond' | 'p50' | 'p99') => median(turns.map((turn) => turn[name]))
    const ratio = median(turns.map((turn) => turn.perSecond / turn.rows))
    const refused = turns.reduce((sum, turn) => sum + turn.refused, 0)
    say(`\ncheckouts on PostgreSQL, medians of ${TURNS} turns                a second`)
    say(`what a checkout writes, through pgbench              ${of('rows').toFixed(0).padStart(15)}`)
    say(`acknowledged over HTTP, ${CONNECTIONS} connections              ${of('perSecond').toFixed(0).padStart(16)}`)
    say(`  p50 ${of('p50').toFixed(1)} ms, p99 ${of('p99').toFixed(1)} ms, ${refused} refused`)
    const used = (name: keyof Turn['processor']) => median(turns.map(({ processor }) => processor[name]))
    say(
      `  processor time of one: ${used('door')} µs of the door, ${used('database')} of PostgreSQL, ${used('load')} of the buyers`,
    )
    say(`  turns: ${turns.map((turn) => (turn.perSecond / turn.rows).toFixed(2)).join(', ')}`)
    say(`  ${ratio.toFixed(2)} of these rows (promised ${PROMISED} ${ratio >= PROMISED ? '✓' : '✗'})`)
  } finally {
    await server.stop()
  }
}

/** The program of any installed version: the server's own package has none. */
function findPgbench(): string | undefined {
  const versions = '/usr/lib/postgresql'
  const folders = existsSync(versions) ? readdirSync(versions).map((name) => join(versions, name, 'bin')) : []
  return [...folders, ...(process.env.PATH ?? '').split(':')]
    .map((folder) => join(folder, 'pgbench'))
    .find((file) => existsSync(file))
}

/** Checkouts of some seconds, with the rows of pgbench a second just before. Processor times are in µs. */
interface Turn extends z.infer<typeof Measured> {
  rows: number
  processor: { door: number; database: number; load: number }
}

/** One door serves all turns. */
async function inTurns(folder: string, site: Surroundings, rowsPerSecondNow: () => Promise<number>): Promise<Turn[]> {
  const door = await start([builtDoor], {
    DATABASE_URL: site.url,
    DATA_DIR: folder,
    PORT: '0',
    HOST: '127.0.0.1',
    WORKERS: '1',
    SITE_URL: '',
    LOG_LEVEL: 'silent',
  })
  try {
    await buy(door, { ...site, seconds: WARM_UP_SECONDS })
    const turns: Turn[] = []
    while (turns.length < TURNS) {
      const rows = await rowsPerSecondNow()
      turns.push({ rows, ...(await buy(door, site)) })
    }
    return turns
  } finally {
    await door.stop()
  }
}

async function buy(door: Running, { postmaster, buyers, product, seconds }: Surroundings): Promise<Omit<Turn, 'rows'>> {
  const load = {
    url: door.url,
    connections: CONNECTIONS,
    seconds,
    products: [product],
    cookies: buyers.map(({ cookie }) => cookie),
  }
  const times = () => [processorTimeOf(door.pid), processorTimeBelow(postmaster)] as const
  const before = times()
  const measured = Measured.parse(await run([join(import.meta.dirname, 'checkoutLoad.ts'), JSON.stringify(load)]))
  const after = times()
  const bought = measured.perSecond * seconds
  const ofOne = (ms: number) => Math.round((ms * 1000) / bought)
  return {
    ...measured,
    processor: {
      door: ofOne(after[0] - before[0]),
      database: ofOne(after[1] - before[1]),
      load: ofOne(measured.processorMs),
    },
  }
}

interface Surroundings {
  url: string
  /** The process whose children serve the connections. */
  postmaster: number
  buyers: readonly Buyer[]
  product: number
  seconds: number
}

async function rowsPerSecond(
  pgbench: string,
  { script, url, seconds }: { script: string; url: string; seconds: number },
): Promise<number> {
  const flags = ['-n', '-M', 'prepared', '-c', String(CONNECTIONS), '-j', '2', '-T', String(seconds), '-f', script]
  const { stdout } = await promisify(execFile)(pgbench, [...flags, url])
  const rate = /^tps = ([\d.]+)/m.exec(stdout)?.[1]
  if (!rate) throw new Error(`pgbench says no rate: ${stdout}`)
  return Number(rate)
}

/** Each client buys for a buyer of its own, from a slot of its own. As long as in `rawCommits.ts`. */
function rowsOf(firstBuyer: number, product: number): string {
  const [at, snapshot, answer] = ['2026-11-21 12:00:00', 'x'.repeat(500), 'x'.repeat(900)]
  return `
\\set uid ${firstBuyer} + :client_id
begin;
insert into idempotency_keys (uid, key, body_hash, status, answer, created)
  values (:uid, gen_random_uuid()::text, '${'x'.repeat(43)}', 201, '${answer}', '${at}');
insert into orders (uid, state, total, placed_at, changed_at)
  values (:uid, 'fulfilled', 1, '${at}', '${at}') returning id as order_id \\gset
insert into order_lines (order_id, product_id, uid, quantity, points, snapshot, placed_at)
  values (:order_id, ${product}, :uid, 1, 1, '${snapshot}', '${at}');
insert into order_history (order_id, state, actor, at) values (:order_id, 'fulfilled', :uid, '${at}');
update stock_slots set pieces = pieces - 1 where product_id = ${product} and slot = :client_id;
insert into point_entries (uid, kind, amount, balance_after, at, order_id, reason, key)
  values (:uid, 'purchase', -1, 1, '${at}', :order_id, 'Enamel mug', 'order:' || :order_id) returning id as entry_id \\gset
insert into site_entries (entry_id, account, amount) values (:entry_id, 'redeemed', 1);
update lots set remaining = remaining - 1 where uid = :uid returning id as lot_id \\gset
insert into lot_moves (entry_id, lot_id, amount) values (:entry_id, :lot_id, -1);
update wallets set points = points - 1, spent = spent + 1, settled_at = '${at}' where uid = :uid;
commit;
`
}
