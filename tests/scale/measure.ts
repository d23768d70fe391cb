import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'
import { seedDemo } from '#demo/seed/seed.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { tableNames } from '#server/db/tables.ts'
import { createApiKey } from '#server/people/apiKeys.ts'
import { memoryOf } from '#tests/bench/memory.ts'
import { invitePeople, type People } from '#tests/load/people.ts'
import { onServer, startBreakablePostgres } from '#tests/support/postgresServer.ts'
import { processorTimeBelow, processorTimeOf } from '#tests/support/processorTime.ts'
import { startSite } from '#tests/support/site.ts'
import { type Kind, kinds } from './assumptions.ts'
import { postmasterOf } from './postmaster.ts'
import type { Cost, Measured } from './reckon.ts'

const LEARNERS = 200
const AT_ONCE = 8
const POOL = 10
/** Enough for a tenth of a percent of the clock's ticks. */
const counts: Record<Kind, number> = { kept: 4000, search: 600, page: 800, call: 1500, purchase: 600, event: 600 }

const pages = ['/storefront', '/dashboard', '/incentives', '/incentives/wallet', '/leaderboard', '/trainings']
const words = ['data', 'python', 'leadership', 'first aid', 'excel', 'safety', 'writing', 'team']

/** Measures the cost of each kind of request on PostgreSQL, on this machine, in about a minute. */
export async function measure(): Promise<Measured> {
  const server = await startBreakablePostgres()
  const url = server.url('postgres')
  const db = openDatabase(url)
  try {
    const now = new Date()
    await migrate(db, now)
    await seedDemo(db, { now })
    const before = await stored(db, url)
    const people = await invitePeople(db, { learners: LEARNERS, isSecure: false, now })
    const after = await stored(db, url)
    const postmaster = await postmasterOf(url)
    const site = await startSite({ DATABASE_URL: url, WORKERS: '1', LOG_LEVEL: 'silent' })
    const ask = senderOf(site.url, people, await keyOf(db, now), await trainingsOf(db))
    const costs: Partial<Record<Kind, Cost>> = {}
    for (const kind of kinds) {
      await many(AT_ONCE * 5, (place) => ask(kind, `warm-${place}`))
      costs[kind] = await costOf(counts[kind], (place) => ask(kind, String(place)), {
        node: () => processorTimeOf(site.pid),
        database: () => processorTimeOf(postmaster) + processorTimeBelow(postmaster),
        stored: () => stored(db, url),
      })
    }
    const memory = Math.round(memoryOf(site.pid))
    await site.stop()
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
    return {
      of: `${now.toISOString().slice(0, 10)}, ${cpus()[0]?.model ?? 'an unknown processor'}, version ${commit}`,
      costs: costs as Record<Kind, Cost>,
      learner: {
        rows: (after.rows - before.rows) / LEARNERS,
        bytes: Math.max(0, after.bytes - before.bytes) / LEARNERS,
      },
      connections: POOL,
      memoryMb: memory,
    }
  } finally {
    await db.close()
    await server.stop()
  }
}

interface Stored {
  rows: number
  bytes: number
  log: number
}

async function costOf(
  count: number,
  ask: (place: number) => Promise<number>,
  read: { node: () => number; database: () => number; stored: () => Promise<Stored> },
): Promise<Cost> {
  const [before, node, database] = [await read.stored(), read.node(), read.database()]
  const bytes = await many(count, ask)
  const [nodeMs, databaseMs] = [read.node() - node, read.database() - database]
  const after = await read.stored()
  return {
    nodeMs: nodeMs / count,
    databaseMs: databaseMs / count,
    bytes: bytes / count,
    rows: (after.rows - before.rows) / count,
    storedBytes: Math.max(0, after.bytes - before.bytes) / count,
    logBytes: Math.max(0, after.log - before.log) / count,
  }
}

async function many(count: number, ask: (place: number) => Promise<number>): Promise<number> {
  let sent = 0
  let bytes = 0
  async function person(): Promise<void> {
    while (sent < count) {
      const answered = await ask(sent++)
      bytes += answered
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, person))
  return bytes
}

function senderOf(url: string, people: People, secret: string, trainings: readonly number[]) {
  const browser = { accept: 'text/html', 'accept-encoding': 'br', 'accept-language': 'en' }
  async function send(path: string, headers: Record<string, string>, body?: unknown): Promise<number> {
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
    const answer = await fetch(url + path, { ...sent, headers: { ...browser, ...json, ...headers } })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`)
    return Number(answer.headers.get('content-length') ?? text.length)
  }
  return (kind: Kind, mark: string): Promise<number> => {
    const place = Number(/\d+/.exec(mark)?.[0])
    const { cookie, uid } = people.learners[place % people.learners.length] ?? { cookie: '', uid: 0 }
    switch (kind) {
      case 'kept':
        return send('/', {})
      case 'search':
        return send(`/search?s=${encodeURIComponent(words[place % words.length] ?? '')}`, {})
      case 'page':
        return send(pages[place % pages.length] ?? '/', { cookie })
      case 'call':
        return send('/api/v2/incentives/wallet', { cookie })
      case 'purchase': {
        const products = [people.products[place % people.products.length]]
        const key = `scale-purchase-${mark}`
        return send('/api/v2/incentives/shop_checkout', { cookie, origin: url, 'idempotency-key': key }, { products })
      }
      case 'event': {
        const training = trainings[Math.floor(place / people.learners.length) % trainings.length]
        const at = new Date(Date.now() - 60_000).toISOString().slice(0, 19).replace('T', ' ')
        const event = { id: `scale-event-${mark}`, type: 'training_completed', uid, training, at }
        return send('/api/v2/events', { authorization: `Bearer ${secret}` }, event)
      }
    }
  }
}

/** Everything in the database. Sizes count whole pages: a true mean needs hundreds of requests. */
async function stored(db: Database, url: string): Promise<Stored> {
  let rows = 0
  for (const table of tableNames) {
    const { count } = await db.reader
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    rows += count
  }
  return onServer(url, async (client) => {
    const { rows: sizes } = await client.query<{ bytes: string; log: string }>(`
      select sum(pg_total_relation_size(oid)) as bytes, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as log
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`)
    return { rows, bytes: Number(sizes[0]?.bytes), log: Number(sizes[0]?.log) }
  })
}

async function keyOf(db: Database, now: Date): Promise<string> {
  const { uid } = await db.reader.selectFrom('users').select('uid').orderBy('uid').executeTakeFirstOrThrow()
  const key = await createApiKey(db, { name: 'Scale', scopes: ['events'], xapi_homepages: [], by: uid, now })
  return key.secret
}

async function trainingsOf(db: Database): Promise<number[]> {
  const rows = await db.reader.selectFrom('trainings').select('id').orderBy('id').limit(40).execute()
  return rows.map(({ id }) => id)
}
