// `npm run bench:search`: searches of 4,500 and of 100,000 trainings on the built site.
//   --postgres      on a PostgreSQL of its own instead of embedded files
//   --trainings N   the size of the large catalogue (default 100000)
//   --rounds N      how often each line is measured (default 200)
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { apiBase } from '#shared/paths.ts'
import { onServer, startBreakablePostgres } from '#tests/support/postgresServer.ts'
import { memoryOf } from './memory.ts'
import { peakOf } from './points/peakOf.ts'
import { say } from './print.ts'
import { measureChanges, measurePage, measureQuestions, medianPages, read } from './searchLines.ts'
import { type SearchSite, searchSiteOf } from './searchSite.ts'

const SMALL = 4500
/** The promise for 100,000 trainings. */
const PROMISED = { firstMs: 500, memoryMiB: 600, timesSmall: 2 }

const { values: options } = parseArgs({
  options: {
    postgres: { type: 'boolean', default: false },
    trainings: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '200' },
  },
})
const rounds = Number(options.rounds)
const folder = mkdtempSync(join(tmpdir(), 'juniper-search-'))
const server = options.postgres ? await startBreakablePostgres(['-c', 'fsync=off']) : undefined
try {
  const small = await fillSite(SMALL)
  await measureSite(small)
  const large = await fillSite(Number(options.trainings))
  await measureSite(large)
  await comparePages(small, large)
  await Promise.all([small.db.close(), large.db.close()])
} finally {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function fillSite(trainings: number): Promise<SearchSite> {
  const began = performance.now()
  const filled = await searchSiteOf(trainings, { url: await databaseFor(trainings), folder })
  say(`\n${trainings} trainings on ${server ? 'postgres' : 'sqlite'}, made in ${secondsSince(began)} s`)
  return filled
}

async function measureSite(filled: SearchSite): Promise<void> {
  await measureFirstStart(filled)
  await measureRunning(filled)
}

/** Both sites run and are asked in turns: a machine is not equally fast for minutes. */
async function comparePages(small: SearchSite, large: SearchSite): Promise<void> {
  const running = [await small.start({ isKept: true }), await large.start({ isKept: true })]
  const sites = running.map(({ site }) => site)
  const [shorter = 0, longer = 0] = await medianPages(sites, rounds)
  await Promise.all(sites.map((site) => site.stop()))
  const ratio = longer / shorter
  say(`\n/search in turns: ${shorter.toFixed(1)} and ${longer.toFixed(1)} ms`)
  say(`/search takes ${ratio.toFixed(2)} times as long ${verdictOf(ratio, PROMISED.timesSmall)}`)
}

async function databaseFor(trainings: number): Promise<string> {
  if (!server) return `sqlite:${join(folder, `${trainings}.db`)}`
  const name = `trainings${trainings}`
  await onServer(server.url('postgres'), (client) => client.query(`create database ${name}`))
  return server.url(name)
}

async function measureFirstStart({ start }: SearchSite): Promise<void> {
  const began = performance.now()
  const { site, ms } = await start({ isKept: false })
  await read(site, `${apiBase}/trainings?s=python`)
  say(
    `  without a kept index: listens after ${ms.toFixed(0)} ms, has built and searched after ${secondsSince(began)} s`,
  )
  say(`  memory after the build: ${memoryOf(site.pid).toFixed(0)} MiB, at most ${peakOf(site.pid).toFixed(0)} MiB`)
  await site.stop()
}

async function measureRunning({ start, db }: SearchSite): Promise<void> {
  const { site, ms } = await start({ isKept: true })
  const began = performance.now()
  await read(site, `${apiBase}/trainings?s=python`)
  const first = performance.now() - began
  say(
    `  with the kept index: listens after ${ms.toFixed(0)} ms, first search ${first.toFixed(0)} ms ${verdictOf(first, PROMISED.firstMs)}`,
  )
  say(`  ${'ms'.padEnd(36)}   median      p95      p99`)
  await measureQuestions(site, rounds)
  await measurePage(site, rounds)
  await measureChanges(site, db, 30)
  const memory = memoryOf(site.pid)
  const bytes = Number(/^search_index_bytes (\S+)$/m.exec(await read(site, '/metrics'))?.[1]) / 2 ** 20
  say(
    `  memory ${memory.toFixed(0)} MiB ${verdictOf(memory, PROMISED.memoryMiB)}, at most ${peakOf(site.pid).toFixed(0)} MiB; search index ${bytes.toFixed(0)} MiB`,
  )
  await site.stop()
  const two = await start({ isKept: true, workers: 2 })
  say('  two workers:')
  await measureChanges(two.site, db, 30)
  await two.site.stop()
}

function verdictOf(measured: number, promised: number): string {
  return `(at most ${promised} ${measured <= promised ? '✓' : '✗'})`
}

function secondsSince(began: number): string {
  return ((performance.now() - began) / 1000).toFixed(1)
}
