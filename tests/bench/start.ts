// `npm run bench:start`: how long `npm start` takes when everything is built and seeded, and how much memory the site
// then holds: after the start, and after two thousand requests.
//   --runs N           how often it is started (default 5)
//   --catalogue FILE   imports this CSV into the demo academy first
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { requestMix } from './mix.ts'
import { say } from './print.ts'
import { portOf, runCommand } from './processes.ts'
import { memoryOf, serverBelow } from './memory.ts'
import { peakOf } from './points/peakOf.ts'

const REQUESTS = 2000
/** By then the garbage of the start is collected. */
const SETTLE_MS = 2000

interface Start {
  /** From the command to the line that says where it listens. */
  ms: number
  /** Resident memory in MiB. */
  started: number
  worked: number
  peak: number
}

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, catalogue: { type: 'string' } },
})
const folder = mkdtempSync(join(tmpdir(), 'juniper-start-'))
const database = join(folder, 'site.db')
try {
  await runCommand(['seed'], { database })
  if (options.catalogue) await runCommand(['import', 'trainings', options.catalogue], { database })
  // The first start compiles, and fills the compile cache.
  await measureStart()
  const starts: Start[] = []
  for (let run = 0; run < Number(options.runs); run++) starts.push(await measureStart())
  const title = `${starts.length} starts${options.catalogue ? ' with the catalogue' : ''}`
  say(`${title.padEnd(36)}     min  median`)
  sayLine('npm start until it listens, ms', 'ms', starts)
  sayLine('memory after the start, MiB', 'started', starts)
  sayLine(`memory after ${REQUESTS} requests, MiB`, 'worked', starts)
  sayLine('most memory so far, MiB', 'peak', starts)
} finally {
  rmSync(folder, { recursive: true })
}

async function measureStart(): Promise<Start> {
  const surroundings = { DATABASE_URL: `sqlite:${database}`, DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1' }
  const began = performance.now()
  const child = spawn('npm', ['start'], {
    env: { ...process.env, ...surroundings, WORKERS: '1', SITE_URL: '', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const port = await portOf(child)
  const ms = performance.now() - began
  const server = serverBelow(child.pid ?? 0)
  await pause(SETTLE_MS)
  const started = memoryOf(server)
  await requestMix(`http://127.0.0.1:${port}`, REQUESTS)
  await pause(SETTLE_MS)
  const [worked, peak] = [memoryOf(server), peakOf(server)]
  process.kill(server, 'SIGINT')
  if (child.exitCode === null) await once(child, 'exit')
  return { ms, started, worked, peak }
}

function sayLine(name: string, of: keyof Start, starts: readonly Start[]): void {
  const values = starts.map((start) => start[of]).toSorted((one, other) => one - other)
  const [least = 0, median = 0] = [values[0], values[values.length >> 1]]
  say(name.padEnd(36) + least.toFixed(0).padStart(8) + median.toFixed(0).padStart(8))
}
