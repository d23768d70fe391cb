import { type Database, openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { tallyBoards } from '#server/points/boards/tallyBoards.ts'
import { countSums } from '#server/points/sums/countSums.ts'
import { siteFacts } from '#server/site/siteFacts.ts'
import { toInstant } from '#shared/instant.ts'
import { dayOf } from '#shared/zonedDays.ts'
import { openSession } from '#server/accounts/sessions.ts'
import { type Running, start } from '../processes.ts'
import { builtDoor } from '../sites.ts'

/** A site with some number of learners, and cookies of users who ask it. */
export interface MeasuredSite {
  learners: number
  path: string
  door: Running
  cookies: string[]
}

/** Serves an embedded file, with a session for each of the users. The work of the day is done. */
export async function openMeasured(
  folder: string,
  { learners, path, uids }: { learners: number; path: string; uids: readonly number[] },
): Promise<MeasuredSite> {
  const now = new Date()
  const db = openDatabase(`sqlite:${path}`)
  await migrate(db, now)
  await skipDailyJob(db, now)
  const cookies = await db.transact(async (tx) => {
    const tokens: string[] = []
    for (const uid of uids) tokens.push(`session=${await openSession(tx, { uid, now })}`)
    return tokens
  })
  const door = await start([builtDoor], {
    DATABASE_URL: `sqlite:${path}`,
    DATA_DIR: folder,
    PORT: '0',
    HOST: '127.0.0.1',
    WORKERS: '1',
    SITE_URL: '',
  })
  await db.close()
  return { learners, path, door, cookies }
}

/**
 * Leaves the sums as the daily job does, and says that it ran: its proofs read ten million entries for minutes, which
 * is not what is measured.
 */
export async function skipDailyJob(db: Database, now: Date): Promise<void> {
  const { timeZone } = await siteFacts(db.reader)
  // Rows that were written in bulk are counted in the background for minutes, beside what is measured.
  await tallyBoards(db)
  await countSums(db, { findings: undefined, begun: now }, { now, timeZone })
  const done = { done_for: dayOf(now, timeZone).toString(), changed: toInstant(now) }
  await db.transact((tx) =>
    tx
      .insertInto('jobs')
      .values({ name: 'daily', ...done })
      .onConflict((job) => job.column('name').doUpdateSet(done))
      .execute(),
  )
}

/**
 * How long an address takes on each site, in milliseconds. One request to each site after the other, so that the load
 * of the machine falls on all of them.
 */
export async function inTurn<Site extends MeasuredSite>(
  sites: readonly Site[],
  path: (site: Site) => string,
  { rounds, warmUp }: { rounds: number; warmUp: number },
): Promise<number[][]> {
  const times = sites.map((): number[] => [])
  for (let round = 0; round < rounds + warmUp; round++) {
    for (const [place, site] of sites.entries()) {
      const began = performance.now()
      const cookie = site.cookies[round % site.cookies.length] ?? ''
      const answer = await fetch(site.door.url + path(site), { headers: { cookie } })
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`${path(site)} answered ${answer.status}`)
      if (round >= warmUp) times[place]?.push(performance.now() - began)
    }
  }
  return times
}
