// `npm run scale:nodes`: signed-in pages of one, two and three nodes on one PostgreSQL, each node on a core of its own.
// With fewer than five cores, the nodes serve one after the other on the first core while all of them run: nodes that
// work at the same moment on one core cost each other time that they do not on their own. The processor time of a page
// is measured, and the rate reckoned. One, two and three nodes serve in turns, round after round: the machine is never
// equally fast for long.
import { Console } from 'node:console'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { seedDemo } from '#demo/seed/seed.ts'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { type Running, start } from '#tests/bench/processes.ts'
import { builtDoor } from '#tests/bench/sites.ts'
import { invitePeople } from '#tests/load/people.ts'
import { startBreakablePostgres } from '#tests/support/postgresServer.ts'
import { processorTimeBelow, processorTimeOf } from '#tests/support/processorTime.ts'
import { postmasterOf } from './postmaster.ts'

const { values } = parseArgs({ options: { pages: { type: 'string', default: '3000' } } })
/** How many pages each number of nodes serves. */
const pagesEach = Number(values.pages)
const AT_ONCE_EACH = 4
/** The pages that one node serves before the next one, where they share a core. */
const TURN = 50
/** The pages of one round: whole turns of one, two and three nodes. */
const ROUND = 300
/** Node compiles what runs often in the first thousand pages. */
const WARM_UP = 1000
const counts = [1, 2, 3]
const MOST_NODES = 3
/** Three nodes, the database and the load. */
const CORES_NEEDED = 5
const PROMISED = 2.6
const paths = ['/storefront', '/dashboard', '/incentives', '/incentives/wallet']
const cores = availableParallelism()
const isMeasured = cores >= CORES_NEEDED

const server = await startBreakablePostgres()
const url = server.url('postgres')
const db = openDatabase(url)
const nodes: Running[] = []
try {
  const now = new Date()
  await migrate(db, now)
  await seedDemo(db, { now })
  const { learners } = await invitePeople(db, { learners: 30, isSecure: false, now })
  const postmaster = await postmasterOf(url)
  while (nodes.length < MOST_NODES) nodes.push(await startNode(nodes.length))
  await serve(WARM_UP * MOST_NODES, MOST_NODES, learners)
  const sums = new Map(counts.map((count) => [count, { pages: 0, nodeMs: 0, databaseMs: 0, ms: 0 }]))
  for (let round = 0; round * ROUND < pagesEach; round++) {
    // Each number of nodes comes first, in the middle and last equally often.
    for (const at of counts.keys()) {
      const count = counts[(at + round) % counts.length] as number
      const sum = sums.get(count) as Sum
      const before = used(postmaster)
      await serve(ROUND, count, learners)
      const after = used(postmaster)
      sum.pages += ROUND
      sum.nodeMs += after.nodeMs - before.nodeMs
      sum.databaseMs += after.databaseMs - before.databaseMs
      sum.ms += after.ms - before.ms
    }
  }
  const of = (count: number) => sums.get(count) as Sum
  const rate = (count: number) => of(count).pages / (isMeasured ? of(count).ms : of(count).nodeMs / count)
  const timesOne = (count: number) => rate(count) / rate(1)
  const out = new Console(process.stdout, process.stderr)
  out.table(
    counts.map((count) => {
      const { pages, nodeMs, databaseMs, ms } = of(count)
      return {
        nodes: count,
        'node ms a page': Number((nodeMs / pages).toFixed(2)),
        'database ms a page': Number((databaseMs / pages).toFixed(2)),
        'pages a second of these cores': Math.round((pages / ms) * 1000),
        'times one node': Number(timesOne(count).toFixed(2)),
        'cores of the database at that rate': Number(((count * databaseMs) / nodeMs).toFixed(2)),
      }
    }),
  )
  const three = timesOne(MOST_NODES)
  const how = isMeasured
    ? 'measured'
    : `reckoned from processor time, because ${cores} cores are fewer than ${CORES_NEEDED}`
  out.log(`Three nodes: ${three.toFixed(2)} times the pages of one, ${how} (promised ${PROMISED}).`)
  process.exitCode = three >= PROMISED ? 0 : 1
} finally {
  await Promise.all(nodes.map((node) => node.stop()))
  await db.close()
  await server.stop()
}

/** Pages that some number of nodes served, with the processor time of the nodes and of the database, in ms. */
interface Sum {
  pages: number
  nodeMs: number
  databaseMs: number
  /** The time on the clock. */
  ms: number
}

function startNode(node: number): Promise<Running> {
  const env = {
    DATABASE_URL: url,
    PORT: '0',
    HOST: '127.0.0.1',
    WORKERS: '1',
    LOG_LEVEL: 'silent',
    NODE_ENV: 'production',
  }
  return start([builtDoor], env, { core: isMeasured ? node : 0 })
}

function used(postmaster: number): Omit<Sum, 'pages'> {
  return {
    nodeMs: nodes.reduce((sum, { pid }) => sum + processorTimeOf(pid), 0),
    databaseMs: processorTimeOf(postmaster) + processorTimeBelow(postmaster),
    ms: performance.now(),
  }
}

/** Asks the first `count` nodes for pages of learners. */
async function serve(pages: number, count: number, learners: readonly { cookie: string }[]): Promise<void> {
  async function ask(sent: number): Promise<void> {
    const cookie = learners[sent % learners.length]?.cookie ?? ''
    const node = nodes[isMeasured ? sent % count : Math.floor(sent / TURN) % count]
    const path = paths[(isMeasured ? Math.floor(sent / count) : sent) % paths.length]
    const answer = await fetch(`${node?.url}${path}`, { headers: { cookie } })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`A page answered ${answer.status}.`)
  }
  await inTurns(pages, isMeasured ? AT_ONCE_EACH * count : AT_ONCE_EACH, ask)
}

async function inTurns(count: number, atOnce: number, ask: (sent: number) => Promise<void>): Promise<void> {
  let sent = 0
  async function person(): Promise<void> {
    while (sent < count) await ask(sent++)
  }
  await Promise.all(Array.from({ length: atOnce }, person))
}
