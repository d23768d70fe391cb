import { join } from 'node:path'
import { z } from 'zod'
import { type Database, openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { seedDemo } from '#demo/seed/seed.ts'
import { runDaily } from '#server/jobs/daily.ts'
import { findCurrentUser } from '#server/people/currentUser.ts'
import { tallyBoards } from '#server/points/boards/tallyBoards.ts'
import { checkOut } from '#server/shop/checkout/checkOut.ts'
import { median } from '#tests/support/percentile.ts'
import { type Buyer, gatherBuyers, putOnShelf } from '#tests/support/shopSite.ts'
import { run, start } from '../processes.ts'
import { builtDoor } from '../sites.ts'
import { rawCheckoutsPerSecond, rawCommitsPerSecond, syncMs } from './rawCommits.ts'

const CONNECTIONS = 32
/** Before anything is measured that Node makes faster while it runs. */
const WARM_UP_MS = 2000
/** Of the site and of plain SQL, because a machine is never equally fast for long. */
const TURNS = 5
const Measured = z.object({ perSecond: z.number(), p50: z.number(), p99: z.number(), refused: z.number() })

/**
 * Acknowledged checkouts a second over HTTP at 32 connections on an embedded file, beside what SQLite commits one by
 * one on the same disk: a single small row, what a checkout writes, and the checkout itself without HTTP.
 */
export async function measureCheckouts(folder: string, seconds: number, say: (text: string) => void): Promise<void> {
  const path = join(folder, 'checkouts.db')
  const now = new Date()
  const db = openDatabase(`sqlite:${path}`)
  await migrate(db, now)
  await seedDemo(db, { now })
  await doWorkOfTheDay(db)
  const buyers = await gatherBuyers(db, { count: CONNECTIONS, points: 1_000_000, now })
  const product = await putOnShelf(db, { title: 'Enamel mug', price: 1, stock: 1_000_000, now })

  const raw = rawCommitsPerSecond(folder, seconds)
  const uids = buyers.map(({ uid }) => uid)
  const plain = () => rawCheckoutsPerSecond(path, { uids, product, seconds })
  const alone = await oneByOne(path, { buyers, product, seconds })
  const door = await start([builtDoor], {
    DATABASE_URL: `sqlite:${path}`,
    DATA_DIR: folder,
    PORT: '0',
    HOST: '127.0.0.1',
    WORKERS: '1',
    SITE_URL: '',
    LOG_LEVEL: 'silent',
  })
  const load = {
    url: door.url,
    connections: CONNECTIONS,
    seconds,
    products: [product],
    cookies: buyers.map(({ cookie }) => cookie),
  }
  const loadFile = join(import.meta.dirname, 'checkoutLoad.ts')
  await run([loadFile, JSON.stringify({ ...load, seconds: WARM_UP_MS / 1000 })])
  const turns: Turn[] = []
  while (turns.length < TURNS) {
    const rows = plain()
    turns.push({ rows, ...Measured.parse(await run([loadFile, JSON.stringify(load)])) })
  }
  await door.stop()
  await db.close()
  say('\ncheckouts on the embedded file                              a second')
  say(`  a sync to this disk takes ${syncMs(folder).toFixed(2)} ms`)
  say(`a small row a commit, without anything around it    ${raw.toFixed(0).padStart(16)}`)
  const of = (name: 'rows' | 'perSecond' | 'p50' | 'p99') => median(turns.map((turn) => turn[name]))
  const refused = turns.reduce((sum, turn) => sum + turn.refused, 0)
  const ratios = turns.map(({ rows, perSecond }) => perSecond / rows)
  const ratio = median(ratios)
  say(`the checkout a commit, without HTTP                 ${alone.toFixed(0).padStart(16)}`)
  say(`medians of ${TURNS} turns:`)
  say(`what a checkout writes, a commit each, in plain SQL  ${of('rows').toFixed(0).padStart(15)}`)
  say(`acknowledged over HTTP, ${CONNECTIONS} connections              ${of('perSecond').toFixed(0).padStart(16)}`)
  say(`  p50 ${of('p50').toFixed(1)} ms, p99 ${of('p99').toFixed(1)} ms, ${refused} refused`)
  say(`  turns: ${ratios.map((each) => each.toFixed(2)).join(', ')}`)
  say(`  ${ratio.toFixed(2)} of what a checkout writes (promised 1 ${ratio >= 1 ? '✓' : '✗'})`)
  say(`  ${(of('perSecond') / raw).toFixed(2)} of the small rows`)
}

/** Checkouts of some seconds, with those of plain SQL a second just before. */
interface Turn extends z.infer<typeof Measured> {
  rows: number
}

/** A new academy has a year to make up for: it would be at that while it is measured. */
export async function doWorkOfTheDay(db: Database): Promise<void> {
  const log = { info: () => {}, warn: console.warn, error: console.error }
  await runDaily({ db, log, clock: () => new Date(), holder: 'bench' })
  await tallyBoards(db)
}

async function oneByOne(
  path: string,
  { buyers, product, seconds }: { buyers: readonly Buyer[]; product: number; seconds: number },
): Promise<number> {
  const db = openDatabase(`sqlite:${path}`)
  const user = await findCurrentUser(db.reader, buyers[0]?.uid ?? 0)
  if (!user) throw new Error('There is no buyer.')
  let bought = 0
  const buyFor = async (ms: number): Promise<number> => {
    const [before, began] = [bought, performance.now()]
    while (performance.now() - began < ms) {
      const visit = { user, language: 'en', siteLanguage: 'en', now: new Date(), timeZone: 'UTC' }
      await checkOut(db, visit, { products: [product] }, `alone-${bought}`)
      bought += 1
    }
    return ((bought - before) * 1000) / (performance.now() - began)
  }
  await buyFor(WARM_UP_MS)
  const perSecond = await buyFor(seconds * 1000)
  await db.close()
  return perSecond
}
