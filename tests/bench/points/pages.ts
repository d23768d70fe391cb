import { openDatabase } from '#server/db/database.ts'
import { copyOfManyLearners } from './manyLearners.ts'
import { median } from '#tests/support/percentile.ts'
import { inTurn, type MeasuredSite, openMeasured } from './twoSites.ts'

const ROUNDS = 300
const WARM_UP = 60
const paths = ['/api/v2/incentives/wallet', '/incentives', '/leaderboard', '/leaderboard?scope=organization']

/** The maximum that a page may take with a hundred times as many learners. */
const PROMISED = 2

/**
 * How long wallet, shop and leaderboard take at few and at many learners, asked in turn in one run.
 * @param sizes how many learners the two sites have
 */
export async function measurePages(folder: string, sizes: readonly [number, number], say: (text: string) => void) {
  const sites: MeasuredSite[] = []
  for (const learners of sizes) sites.push(await openSite(folder, learners, say))
  try {
    say(`\n${'p50 in ms'.padEnd(36)}${sites.map(({ learners }) => `${learners}`.padStart(10)).join('')}   times`)
    for (const path of paths) {
      const times = await inTurn(sites, () => path, { rounds: ROUNDS, warmUp: WARM_UP })
      const [few = 0, many = 0] = times.map((each) => median(each))
      const ratio = many / few
      const verdict = ratio <= PROMISED ? `(≤ ${PROMISED} ✓)` : `(promised ${PROMISED} ✗)`
      const numbers = [few, many].map((ms) => ms.toFixed(2).padStart(10)).join('')
      say(`${path.padEnd(36)}${numbers}${ratio.toFixed(2).padStart(8)}  ${verdict}`)
    }
  } finally {
    await Promise.all(sites.map(({ door }) => door.stop()))
  }
}

async function openSite(folder: string, learners: number, say: (text: string) => void): Promise<MeasuredSite> {
  const path = await copyOfManyLearners(folder, learners, say)
  const db = openDatabase(`sqlite:${path}`)
  const asked = await db.reader
    .selectFrom('users')
    .select('uid')
    .where('name', 'like', 'scale%')
    .orderBy('uid')
    .limit(12)
    .execute()
  await db.close()
  return openMeasured(folder, { learners, path, uids: asked.map(({ uid }) => uid) })
}
