import { readFileSync } from 'node:fs'
import { Counter, Gauge, Registry } from 'prom-client'
import type { CacheOutcome } from '../cacheOutcome.ts'
import type { PageCache } from '../page-cache/pageCache.ts'
import type { PoolLoad } from '../../db/database.ts'
import type { ReadSource } from '../page-cache/freshness.ts'
import type { RouteClass } from '../routes.ts'
import type { QueueLoad } from '../../memory/loads.ts'
import { createDurations } from './durations.ts'
import { measureLoads } from './loadMetrics.ts'
import { packageFile } from './packageFile.ts'
import { measureProcess } from './processMetrics.ts'

interface Counted {
  route: RouteClass
  status: number
  cache: CacheOutcome
  seconds: number
}

export interface Metrics {
  count(answer: Counted): void
  /** The program's counters. */
  registry: Registry
}

/** The source of the text for `/metrics`: this process's registry, or those of all workers. */
export type MetricsSource = (own: Registry) => () => Promise<string>

/** The parts of the process that metrics look at. */
interface Measured extends Record<'pages' | 'parts' | 'answers', PageCache['size']> {
  pools: () => PoolLoad[]
  queues: () => Record<string, QueueLoad>
  source: () => ReadSource
}

/** Counts responses by kind of path and status, the work of the page cache, and the process itself. */
export function createMetrics({ pages, parts, answers, pools, queues, source }: Measured): Metrics {
  const registry = new Registry()
  const registers = [registry]
  measureProcess(registry)
  measureLoads(registry, queues)
  const noteDuration = createDurations(registry)
  // A counter with labels takes more time than the rest of the note of a cached page.
  const outcomes = new Map<CacheOutcome, number>()
  new Counter({
    name: 'page_cache_requests_total',
    help: 'Answers of pages by how they came about.',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset()
      for (const [outcome, count] of outcomes) this.inc({ outcome }, count)
    },
  })
  gauge('page_cache_entries', 'Answers kept.', () => pages().entries)
  gauge('page_cache_bytes', 'Bytes of the answers kept.', () => pages().bytes)
  gauge('kept_parts_entries', 'Parts of pages kept.', () => parts().entries)
  gauge('kept_parts_bytes', 'Bytes of the parts of pages kept.', () => parts().bytes)
  gauge('kept_answers_entries', 'Answers of the embedded database kept until its next change.', () => answers().entries)
  gauge('kept_answers_bytes', 'Bytes of the answers of the embedded database kept.', () => answers().bytes)
  new Gauge({
    name: 'database_connections',
    help: 'Connections to the database, and callers that wait for one, by pool.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const { pool, ...counts } of pools())
        for (const [state, count] of Object.entries(counts)) this.set({ pool, state }, count)
    },
  })
  new Gauge({
    name: 'database_source',
    help: '1 for what answers reads at the moment: the database, its standby, or neither.',
    labelNames: ['source'],
    aggregator: 'max',
    registers,
    collect() {
      for (const one of ['primary', 'standby', 'none'] as const) this.set({ source: one }, one === source() ? 1 : 0)
    },
  })
  const build = new Gauge({
    name: 'juniper_build_info',
    help: 'Which program this is.',
    labelNames: ['version', 'node'],
    aggregator: 'first',
    registers,
  })
  build.set({ version: version(), node: process.versions.node }, 1)

  function gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  }

  return {
    registry,
    count({ route, status, cache, seconds }) {
      noteDuration(route, status, seconds)
      if (route === 'page' || route === 'file') outcomes.set(cache, (outcomes.get(cache) ?? 0) + 1)
    },
  }
}

function version(): string {
  return String(JSON.parse(readFileSync(packageFile, 'utf8')).version)
}
