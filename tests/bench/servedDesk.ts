import { sql } from 'kysely'
import { openSession } from '#server/accounts/sessions.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { apiBase } from '#shared/paths.ts'
import { type RunningSite, startSite } from '#tests/support/site.ts'
import { percentile } from '#tests/support/percentile.ts'
import { skipDailyJob } from './points/twoSites.ts'
import { say } from './print.ts'
import { parentOf, processorTimeBelow, processorTimeOf } from '#tests/support/processorTime.ts'

/** The maximum that a list may take at p95, in milliseconds, from the request to the last byte of the answer. */
const PROMISED_MS = 50

/** How often each line is read before the first one is measured. */
const WARM_UP = 5

/** A list with a call and a page. */
interface DeskLine {
  name: string
  call: string
  page: string
}

/** The share of the machine: what takes as long without any list is not the time of the list. */
const beside: DeskLine = { name: 'beside them: no list', call: `${apiBase}/me`, page: '/denied' }

/** The built site over a filled database, as an administrator sees it. */
export interface ServedDesk {
  site: RunningSite
  cookie: string
  read(path: string): Promise<string>
  /** Measures the call and the page of each line in turn. Returns the number of slow ones. */
  measure(title: string, lines: readonly DeskLine[], rounds: number): Promise<number>
}

export async function serveDesk(url: string, folder: string): Promise<ServedDesk> {
  const db = openDatabase(url)
  const now = new Date()
  await skipDailyJob(db, now)
  const { uid } = await db.reader
    .selectFrom('users')
    .select('uid')
    .where('mail', '=', 'admin@demo.test')
    .executeTakeFirstOrThrow()
  const cookie = `session=${await db.transact((tx) => openSession(tx, { uid, now }))}`
  const server = await serverOf(db)
  await db.close()
  const site = await startSite({ DATABASE_URL: url, DATA_DIR: folder, WORKERS: '1' })
  const read = async (path: string) => {
    const answer = await fetch(site.url + path, { headers: { cookie } })
    const text = await answer.text()
    if (answer.status !== 200 && path !== beside.page)
      throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`)
    return text
  }
  const processor = () => processorTimeOf(site.pid) + (server === undefined ? 0 : processorTimeBelow(server))
  return {
    site,
    cookie,
    read,
    measure: (title, lines, rounds) => measure({ read, processor }, { title, lines, rounds }),
  }
}

/** The process whose children serve the connections; an embedded file has none. */
export async function serverOf(db: Database): Promise<number | undefined> {
  if (db.dialect === 'sqlite') return undefined
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db.reader)
  return rows[0] && parentOf(rows[0].pid)
}

interface Measuring {
  read: ServedDesk['read']
  /** The processor time of the site and its database so far, in milliseconds. */
  processor: () => number
}

/** The time of a request in milliseconds: until the last byte, and of the processors. */
interface Taken {
  waited: number
  worked: number
}

async function measure(
  measuring: Measuring,
  { title, lines, rounds }: { title: string; lines: readonly DeskLine[]; rounds: number },
): Promise<number> {
  say(`\n${title.padEnd(40)}call p50     p95 cpu p95  page p50     p95 cpu p95`)
  const slow = { waited: 0, worked: 0 }
  // As in a site that is in use: the first requests after a start compile and fill what later ones find.
  for (let time = 0; time < WARM_UP; time++)
    for (const { call, page } of lines) for (const path of [call, page]) await measuring.read(path)
  for (const { name, call, page } of [beside, ...lines]) {
    const took = { call: [] as Taken[], page: [] as Taken[] }
    for (const path of [call, page]) await measuring.read(path)
    for (let round = 0; round < rounds; round++) {
      took.call.push(await taken(measuring, call))
      took.page.push(await taken(measuring, page))
    }
    const most = { waited: 0, worked: 0 }
    const numbers = [took.call, took.page].flatMap((all) => {
      const [waited, worked] = [all.map((one) => one.waited), all.map((one) => one.worked)]
      most.waited = Math.max(most.waited, percentile(waited, 0.95))
      most.worked = Math.max(most.worked, percentile(worked, 0.95))
      return [percentile(waited, 0.5), percentile(waited, 0.95), percentile(worked, 0.95)]
    })
    if (most.waited > PROMISED_MS) slow.waited++
    if (most.worked > PROMISED_MS) slow.worked++
    const verdict = most.waited <= PROMISED_MS ? '✓' : most.worked <= PROMISED_MS ? '(cpu ✓)' : '✗'
    say(`${name.padEnd(40)}${numbers.map((ms) => ms.toFixed(1).padStart(8)).join('')}  ${verdict}`)
  }
  say(
    `${slow.waited} of ${lines.length} lists take more than ${PROMISED_MS} ms, ${slow.worked} that much processor time`,
  )
  return slow.waited
}

async function taken({ read, processor }: Measuring, path: string): Promise<Taken> {
  const worked = processor()
  const before = performance.now()
  await read(path)
  const waited = performance.now() - before
  return { waited, worked: processor() - worked }
}
