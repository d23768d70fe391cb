import { openSession } from '#server/accounts/sessions.ts'
import { openDatabase } from '#server/db/database.ts'
import { apiBase } from '#shared/paths.ts'
import { type RunningSite, startSite } from '#tests/support/site.ts'
import { skipDailyJob } from './points/twoSites.ts'
import { say } from './print.ts'

/** The most that a list may take at p95, in milliseconds, from the request to the last byte of the answer. */
const PROMISED_MS = 50

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
  await db.close()
  const site = await startSite({ DATABASE_URL: url, DATA_DIR: folder, WORKERS: '1' })
  const read = async (path: string) => {
    const answer = await fetch(site.url + path, { headers: { cookie } })
    const text = await answer.text()
    if (answer.status !== 200 && path !== beside.page)
      throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`)
    return text
  }
  return { site, cookie, read, measure: (title, lines, rounds) => measure(read, { title, lines, rounds }) }
}

async function measure(
  read: ServedDesk['read'],
  { title, lines, rounds }: { title: string; lines: readonly DeskLine[]; rounds: number },
): Promise<number> {
  say(`\n${title.padEnd(44)}call p50     p95  page p50     p95`)
  let slow = 0
  for (const { name, call, page } of [beside, ...lines]) {
    const took = { call: [] as number[], page: [] as number[] }
    for (const path of [call, page]) await read(path)
    for (let round = 0; round < rounds; round++) {
      took.call.push(await timeOf(() => read(call)))
      took.page.push(await timeOf(() => read(page)))
    }
    const numbers = [took.call, took.page].flatMap((times) => [shareOf(times, 0.5), shareOf(times, 0.95)])
    const isKept = Math.max(...numbers) <= PROMISED_MS
    if (!isKept) slow++
    say(`${name.padEnd(44)}${numbers.map((ms) => ms.toFixed(1).padStart(8)).join('')}  ${isKept ? '✓' : '✗'}`)
  }
  say(`${slow} of ${lines.length} lists take more than ${PROMISED_MS} ms`)
  return slow
}

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const before = performance.now()
  await run()
  return performance.now() - before
}

function shareOf(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0
}
