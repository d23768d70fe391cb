// `npm run scale:nodes`: signed-in pages of one, two and three nodes on one PostgreSQL, each node on a core of its own.
// With fewer than five cores, the nodes serve one after the other on the first core while all of them run: nodes that
// work at the same moment on one core cost each other time that they do not on their own. The processor time of a page
// is measured, and the rate reckoned.
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

const { values } = parseArgs({ options: { pages: { type: 'string', default: '1000' } } })
const pagesEach = Number(values.pages)
const AT_ONCE_EACH = 4
/** The pages that one node serves before the next one, where they share a core. */
const TURN = 50
/** Node compiles what runs often in the first thousand pages. */
const WARM_UP = 600
/** Three nodes, the database and the load. */
const CORES_NEEDED = 5
const PROMISED = 2.6
const paths = ['/storefront', '/dashboard', '/incentives', '/incentives/wallet']
const cores = availableParallelism()
const isMeasured = cores >= CORES_NEEDED

const server = await startBreakablePostgres()
const url = server.url('postgres')
const db = openDatabase(url)
try {
  const now = new Date()
  await migrate(db, now)
  await seedDemo(db, { now })
  const { learners } = await invitePeople(db, { learners: 30, isSecure: false, now })
  const postmaster = await postmasterOf(url)
  const lines: Line[] = []
  // One node is measured again at the end: the machine is never equally fast for long.
  for (const count of [1, 2, 3, 1]) lines.push(await measureNodes(count, learners, postmaster))
  const alone = lines.filter(({ nodes }) => nodes === 1)
  const mean = (of: (line: Line) => number) => alone.reduce((sum, line) => sum + of(line), 0) / alone.length
  const timesOne = ({ nodes, nodeMs, perSecond }: Line) =>
    isMeasured ? perSecond / mean((line) => line.perSecond) : (nodes * mean((line) => line.nodeMs)) / nodeMs
  const out = new Console(process.stdout, process.stderr)
  out.table(
    lines.map((line) => ({
      nodes: line.nodes,
      'node ms a page': Number(line.nodeMs.toFixed(2)),
      'database ms a page': Number(line.databaseMs.toFixed(2)),
      'pages a second of these cores': Math.round(line.perSecond),
      'times one node': Number(timesOne(line).toFixed(2)),
      'cores of the database at that rate': Number(((line.nodes * line.databaseMs) / line.nodeMs).toFixed(2)),
    })),
  )
  const three = timesOne(lines[2] as Line)
  const how = isMeasured
    ? 'measured'
    : `reckoned from processor time, because ${cores} cores are fewer than ${CORES_NEEDED}`
  out.log(`Three nodes: ${three.toFixed(2)} times the pages of one, ${how} (promised ${PROMISED}).`)
  process.exitCode = three >= PROMISED ? 0 : 1
} finally {
  await db.close()
  await server.stop()
}

interface Line {
  nodes: number
  nodeMs: number
  databaseMs: number
  perSecond: number
}

async function measureNodes(count: number, learners: readonly { cookie: string }[], postmaster: number): Promise<Line> {
  const env = {
    DATABASE_URL: url,
    PORT: '0',
    HOST: '127.0.0.1',
    WORKERS: '1',
    LOG_LEVEL: 'silent',
    NODE_ENV: 'production',
  }
  const nodes: Running[] = []
  for (let node = 0; node < count; node++) nodes.push(await start([builtDoor], env, { core: isMeasured ? node : 0 }))
  const ask = async (sent: number) => {
    const cookie = learners[sent % learners.length]?.cookie ?? ''
    const node = nodes[isMeasured ? sent % count : Math.floor(sent / TURN) % count]
    const path = paths[(isMeasured ? Math.floor(sent / count) : sent) % paths.length]
    const answer = await fetch(`${node?.url}${path}`, { headers: { cookie } })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`A page answered ${answer.status}.`)
  }
  const pages = pagesEach * count
  const atOnce = isMeasured ? AT_ONCE_EACH * count : AT_ONCE_EACH
  try {
    await inTurns(WARM_UP * count, atOnce, ask)
    const used = () => nodes.reduce((sum, { pid }) => sum + processorTimeOf(pid), 0)
    const ofDatabase = () => processorTimeOf(postmaster) + processorTimeBelow(postmaster)
    const [node, database, began] = [used(), ofDatabase(), performance.now()]
    await inTurns(pages, atOnce, ask)
    const seconds = (performance.now() - began) / 1000
    return {
      nodes: count,
      nodeMs: (used() - node) / pages,
      databaseMs: (ofDatabase() - database) / pages,
      perSecond: pages / seconds,
    }
  } finally {
    await Promise.all(nodes.map((node) => node.stop()))
  }
}

async function inTurns(count: number, atOnce: number, ask: (sent: number) => Promise<void>): Promise<void> {
  let sent = 0
  async function person(): Promise<void> {
    while (sent < count) await ask(sent++)
  }
  await Promise.all(Array.from({ length: atOnce }, person))
}
