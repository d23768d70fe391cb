// `npm run bench`: how fast the door answers, beside what node:http itself can do with the same bytes.
//   --database FILE   measure on a copy of this embedded database instead of the demo academy
//   --seconds N       how long each line is measured (default 5)
import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { seedDemo } from '#demo/seed/seed.ts'
import { openSession } from '#server/accounts/sessions.ts'
import { type Running, run, start } from './processes.ts'

const { values: options } = parseArgs({
  options: { database: { type: 'string' }, seconds: { type: 'string', default: '5' } },
})
const distDir = process.env.DIST_DIR || 'dist'
const connectionCounts = [1, 32]
const browser = { 'accept-encoding': 'gzip, deflate, br, zstd', accept: 'text/html' }
/** What the project promises: kept pages at 0.7 of node:http, rendered ones at 0.02. */
const promised: Record<string, number> = { 'cached /': 0.7, 'uncached /': 0.02 }

const Measured = z.object({
  perSecond: z.number(),
  p50: z.number(),
  p99: z.number(),
  barePerSecond: z.number(),
  ratio: z.number(),
  failures: z.number(),
})

if (!existsSync(join(distDir, 'server/entry.mjs'))) {
  console.error(`There is no built site in ${distDir}. Run: npm run build`)
  process.exit(1)
}
const folder = mkdtempSync(join(tmpdir(), 'juniper-bench-'))
const running: Running[] = []
try {
  await bench()
} finally {
  await Promise.all(running.map((one) => one.stop()))
  rmSync(folder, { recursive: true })
}

async function bench(): Promise<void> {
  const { database, cookie } = await prepareDatabase(join(folder, 'bench.db'))
  const cached = await startDoor(database, {})
  const uncached = await startDoor(database, { PAGE_CACHE_MB: '0' })
  // Asked for often enough that the best compression has had its turn.
  for (let times = 0; times < 10; times++) await ask(`${cached.url}/`)
  await new Promise((resolve) => setTimeout(resolve, 1000))
  const bare = await startBare(await ask(`${cached.url}/`))
  const lines = [
    { name: 'cached /', url: `${cached.url}/`, headers: browser },
    { name: 'uncached /', url: `${uncached.url}/`, headers: browser },
    ...(cookie
      ? [{ name: 'signed-in /storefront', url: `${cached.url}/storefront`, headers: { ...browser, cookie } }]
      : []),
    { name: '/api/v2/trainings', url: `${cached.url}/api/v2/trainings`, headers: browser },
  ]
  for (const connections of connectionCounts) {
    const heading = `\n${connections} connection${connections > 1 ? 's' : ''}`
    say(`${heading.padEnd(24)}  req/s   p50 ms   p99 ms   bare req/s   ratio`)
    for (const { name, url, headers } of lines) {
      say(lineOf(name, await measure({ url, bare: bare.url, headers, connections })))
    }
  }
}

/** The demo academy, or a copy of the given database; with a session of somebody who is in it. */
async function prepareDatabase(path: string): Promise<{ database: string; cookie: string | undefined }> {
  if (options.database) copyFileSync(options.database, path)
  const db = openDatabase(`sqlite:${path}`)
  const now = new Date()
  await migrate(db, now)
  if (!options.database) await seedDemo(db, { now })
  const user = await db.reader.selectFrom('users').select('uid').where('status', '=', 'active').executeTakeFirst()
  const token = user && (await db.transact((tx) => openSession(tx, { uid: user.uid, now })))
  await db.close()
  return { database: `sqlite:${path}`, cookie: token && `session=${token}` }
}

async function startDoor(database: string, env: Record<string, string>): Promise<Running> {
  const door = await start(['src/lib/server/door/main.ts'], {
    ...{
      DATABASE_URL: database,
      DIST_DIR: distDir,
      DATA_DIR: folder,
      PORT: '0',
      HOST: '127.0.0.1',
      WORKERS: '1',
      SITE_URL: '',
    },
    ...env,
  })
  running.push(door)
  return door
}

interface Answer {
  status: number
  /** As they came: name, value, name, value … */
  head: string[]
  body: Buffer
}

async function startBare({ status, head, body }: Answer): Promise<Running> {
  if (status !== 200) throw new Error(`/ answered ${status}: there is nothing to compare with`)
  const file = join(folder, 'answer.json')
  // node:http adds these by itself.
  const own = ['date', 'connection', 'keep-alive']
  const sent = head.flatMap((name, at) =>
    at % 2 === 0 && !own.includes(name.toLowerCase()) ? head.slice(at, at + 2) : [],
  )
  writeFileSync(file, JSON.stringify({ head: sent, body: body.toString('base64') }))
  const bare = await start([join(import.meta.dirname, 'bareServer.ts'), file])
  running.push(bare)
  say(`/ is ${body.length} bytes as it is sent, with ${sent.length / 2} headers`)
  return bare
}

function ask(url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { headers: browser }, async (res) => {
      const body = Buffer.concat(await res.toArray())
      resolve({ status: res.statusCode ?? 0, head: res.rawHeaders, body })
    })
      .on('error', reject)
      .end()
  })
}

async function measure(load: { url: string; bare: string; headers: Record<string, string>; connections: number }) {
  const asked = { ...load, seconds: Number(options.seconds) }
  return Measured.parse(await run([join(import.meta.dirname, 'load.ts'), JSON.stringify(asked)]))
}

function lineOf(name: string, measured: z.infer<typeof Measured>): string {
  const { perSecond, p50, p99, barePerSecond, ratio, failures } = measured
  const numbers = [
    perSecond.toFixed(0).padStart(8),
    p50.toFixed(1).padStart(9),
    p99.toFixed(1).padStart(9),
    barePerSecond.toFixed(0).padStart(13),
    ratio.toFixed(3).padStart(8),
  ]
  const wanted = promised[name]
  const verdict = wanted === undefined ? '' : ratio >= wanted ? `  (≥ ${wanted} ✓)` : `  (promised ${wanted} ✗)`
  return `${name.padEnd(22)}${numbers.join('')}${verdict}${failures > 0 ? `  ${failures} failures` : ''}`
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
