import { type Database, openDatabase } from '#server/db/database.ts'
import { openSession } from '#server/accounts/sessions.ts'
import { type Running, start } from '../processes.ts'
import { builtDoor } from '../sites.ts'
import { copyOfManyLearners } from './manyLearners.ts'

const ROUNDS = 300
const WARM_UP = 60
const paths = ['/api/v2/incentives/wallet', '/incentives', '/leaderboard', '/leaderboard?scope=organization']

/** The most that a page may take with a hundred times as many learners. */
const PROMISED = 2

interface Site {
  learners: number
  door: Running
  /** Cookies of learners from all over the ranks. */
  cookies: string[]
}

/**
 * How long wallet, shop and leaderboard take at few and at many learners, asked in turn in one run.
 * @param sizes how many learners the two sites have
 */
export async function measurePages(folder: string, sizes: readonly [number, number], say: (text: string) => void) {
  const sites: Site[] = []
  for (const learners of sizes) sites.push(await openSite(folder, learners, say))
  try {
    say(`\n${'p50 in ms'.padEnd(36)}${sites.map(({ learners }) => `${learners}`.padStart(10)).join('')}   times`)
    for (const path of paths) {
      const times = await inTurn(sites, path)
      const [few = 0, many = 0] = times.map(median)
      const ratio = many / few
      const verdict = ratio <= PROMISED ? `(≤ ${PROMISED} ✓)` : `(promised ${PROMISED} ✗)`
      const numbers = [few, many].map((ms) => ms.toFixed(2).padStart(10)).join('')
      say(`${path.padEnd(36)}${numbers}${ratio.toFixed(2).padStart(8)}  ${verdict}`)
    }
  } finally {
    await Promise.all(sites.map(({ door }) => door.stop()))
  }
}

async function openSite(folder: string, learners: number, say: (text: string) => void): Promise<Site> {
  const now = new Date()
  const path = await copyOfManyLearners(folder, learners, say)
  const db = openDatabase(`sqlite:${path}`)
  const asked = await db.reader
    .selectFrom('users')
    .select('uid')
    .where('name', 'like', 'scale%')
    .orderBy('uid')
    .limit(12)
    .execute()
  const cookies = await db.transact(async (tx) => {
    const tokens: string[] = []
    for (const { uid } of asked) tokens.push(`session=${await openSession(tx, { uid, now })}`)
    return tokens
  })
  const door = await start([builtDoor], {
    ...{ DATABASE_URL: `sqlite:${path}`, DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', WORKERS: '1', SITE_URL: '' },
  })
  await dailyJobDone(db)
  await db.close()
  return { learners, door, cookies }
}

/** It has a thread of its own and, with ten million entries, one of two processors for minutes: not what is measured. */
async function dailyJobDone(db: Database): Promise<void> {
  while (
    !(await db.reader
      .selectFrom('jobs')
      .select('name')
      .where('name', '=', 'daily')
      .where('done_for', 'is not', null)
      .executeTakeFirst())
  ) {
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

/** One request to each site after the other, so that whatever else the machine does falls on both. */
async function inTurn(sites: readonly Site[], path: string): Promise<number[][]> {
  const times = sites.map((): number[] => [])
  for (let round = 0; round < ROUNDS + WARM_UP; round++) {
    for (const [place, { door, cookies }] of sites.entries()) {
      const began = performance.now()
      const cookie = cookies[round % cookies.length] ?? ''
      const answer = await fetch(door.url + path, { headers: { cookie } })
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
      if (round >= WARM_UP) times[place]?.push(performance.now() - began)
    }
  }
  return times
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
