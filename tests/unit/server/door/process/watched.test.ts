import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AggregatorRegistry } from 'prom-client'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { measureJobs } from '#server/door/process/jobMetrics.ts'
import { createMetrics } from '#server/door/process/metrics.ts'
import { measureWorkers } from '#server/door/process/metricsSum.ts'
import { measureSearch } from '#server/door/process/searchMetrics.ts'
import { measureSite } from '#server/door/process/siteMetrics.ts'
import { lruCache } from '#server/memory/lruCache.ts'
import { createPictureQueue } from '#server/media/pictureQueue.ts'
import { readConfig } from '#server/config.ts'
import { code, files } from '../../../../architecture/source.ts'

const { registry } = createMetrics({
  pages: () => ({ entries: 1, bytes: 2 }),
  parts: () => ({ entries: 3, bytes: 4 }),
  answers: () => ({ entries: 5, bytes: 6 }),
  pools: () => [{ pool: 'standby', open: 1, idle: 0, waiting: 0 }],
  queues: () => ({ held: { running: 0, waiting: 7 } }),
  source: () => 'standby',
})
measureSearch(registry, { load: () => ({ trainings: 0, bytes: 0, parts: 0, isBuilding: true }) })
measureJobs(registry)
measureWorkers(registry, { answering: 1, silent: 1 })
const closed = openDatabase('sqlite::memory:')
measureSite(registry, closed, () => new Date())
await closed.close()
const metrics = registry.getMetricsAsArray()
/** Prometheus adds `up` to each scrape; a histogram has three series. */
const series = new Set([
  'up',
  ...metrics.flatMap(({ name }) => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`]),
])
const ofPatroni = ['patroni_sync_standby']
const own = metrics.map(({ name }) => name).filter((name) => !/^(process|nodejs)_/.test(name))
const read = (path: string) => readFileSync(path, 'utf8')

/** The names of metrics in a PromQL expression. */
function namesIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"|\b(?:by|without|on) ?\([^)]*\)/g, ' ')
    .replaceAll(/\b\w+\s*\(/g, '(')
  return (bare.match(/\b[a-z]\w*\b/g) ?? []).filter((name) => !['or', 'unless', 'offset'].includes(name))
}

describe('the dashboard and the alert rules', () => {
  test('name only metrics that the site has, or Patroni', () => {
    const { panels, annotations } = JSON.parse(read('deploy/grafana/juniper.json'))
    const ofPanels = panels.flatMap(({ targets = [] }: { targets?: { expr: string }[] }) => targets)
    const shown: string[] = [...ofPanels, ...annotations.list].map(({ expr }) => expr)
    const alerts = [...read('deploy/prometheus/alerts.yml').matchAll(/expr: (?:\|\n((?: {10,}.*\n)+)|(.*))/g)]
    const asked = [...shown, ...alerts.map(([, block, line]) => block ?? line ?? '')]
    expect([shown.length, alerts.length].every((count) => count >= 10)).toBe(true)
    for (const expression of asked) {
      expect(namesIn(expression).length, expression).toBeGreaterThan(0)
      const others = expression.includes('job="patroni"') ? ofPatroni : []
      expect(namesIn(expression).filter((name) => !series.has(name) && !others.includes(name))).toEqual([])
    }
  })

  test('leave out only the number of entries in a cache whose memory they show', () => {
    const text = read('deploy/grafana/juniper.json')
    const unshown = ['up', ...own].filter((name) => !new RegExp(`\\b${name}(?:_bucket|_count)?\\{`).test(text))
    expect(unshown.toSorted()).toEqual(['kept_answers_entries', 'kept_parts_entries', 'page_cache_entries'])
  })

  test('are explained: each metric of the site is in docs/operations.md', () => {
    const text = read('docs/operations.md')
    expect(own.filter((name) => !text.includes(`\`${name}\``))).toEqual([])
  })
})

describe('the metrics', () => {
  test('of several workers are all there, and a state stays 1', async () => {
    const one = await registry.getMetricsAsJSON()
    const both = AggregatorRegistry.aggregate([one, one])
    const names = both.getMetricsAsArray().map(({ name }) => name)
    expect(metrics.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([])
    expect((await both.metrics()).split('\n')).toEqual(
      expect.arrayContaining(['database_source{source="standby"} 1', 'search_index_building 1']),
    )
  })

  test('show each small store, each queue, each pool, and what answers reads', async () => {
    lruCache<object>(3, 'test store')('one', () => ({}))
    const inTurn = createPictureQueue('test queue')
    const working = Promise.all([inTurn(async () => {}), inTurn(async () => {})])
    const text = await registry.metrics()
    for (const line of [
      'kept_entries{store="test store"} 1',
      'work_queue{queue="test queue",state="waiting"} 1',
      'work_queue{queue="held",state="waiting"} 7',
      'database_connections{pool="standby",state="open"} 1',
      'database_source{source="standby"} 1',
      'page_cache_bytes 2',
    ])
      expect(text.split('\n')).toContain(line)
    await working
  })

  test('know each place that makes a store, a queue or a pool', () => {
    const makers = /\b(?:weighedCache|createPageCache|createWorkQueue|openPool|createHeld)(?:<[^>]*>)?\(/
    const made = files.filter(
      (file) =>
        file.startsWith('src/lib/server/') && makers.test(code(file).replaceAll(/export (async )?function \w+/g, '')),
    )
    // A store or queue of another kind needs a line in the metrics; then its file belongs here.
    expect(made.toSorted()).toEqual([
      'src/lib/server/catalogue/search/searchIndex.ts',
      'src/lib/server/db/postgres.ts',
      'src/lib/server/door/fileAnswers.ts',
      'src/lib/server/door/openDoor.ts',
      'src/lib/server/door/openRuntime.ts',
      'src/lib/server/door/renderer.ts',
    ])
    const maps = files.filter((file) => /\bnew LruMap\b/.test(code(file)) && file.startsWith('src/lib/server/'))
    const unnoted = maps.filter((file) => !code(file).includes('noteStore('))
    expect(unnoted.toSorted(), 'those with a limit of bytes, which the places above show').toEqual([
      'src/lib/server/door/page-cache/pageCache.ts',
      'src/lib/server/memory/weighedCache.ts',
    ])
  })
})

describe('the files for machines', () => {
  const composed = ['deploy/container/compose.yml', 'deploy/container/reference.yml']
  const dataFolder = /^DATA_DIR=(.*)$/m.exec(read('deploy/systemd/juniper.env'))?.[1]

  test('are all copied by a command of docs/operations.md', () => {
    const text = read('docs/operations.md')
    const folders = ['etcd', 'haproxy', 'patroni', 'pgbouncer', 'systemd']
    const ofMachines = folders.flatMap((folder) => readdirSync(`deploy/${folder}`).map((name) => `${folder}/${name}`))
    expect(ofMachines.length).toBeGreaterThan(10)
    expect(ofMachines.filter((file) => !new RegExp(`^(install|sed|cat) .*${file} `, 'm').test(text))).toEqual([])
  })

  test('scrape each machine that the alert rules name', () => {
    const jobs = [...read('deploy/prometheus/prometheus.yml').matchAll(/job_name: (\w+)/g)].map(([, job]) => job)
    const named = [...read('deploy/prometheus/alerts.yml').matchAll(/job=~?"([^"]+)"/g)]
    expect([...new Set(named.flatMap(([, job = '']) => job.split('|')))].toSorted()).toEqual(jobs.toSorted())
  })

  test('are there where the containers mount them', () => {
    const mounted = composed.flatMap((file) => [...read(file).matchAll(/(\.\.\/\w[^:]*):\/[^:]*:ro/g)])
    expect(mounted.length).toBeGreaterThan(10)
    const missing = mounted.filter(([, file = '']) => !existsSync(join('deploy/container', file)))
    expect(missing.map(([mount]) => mount)).toEqual([])
  })

  test('name the same machines', () => {
    const reference = read('deploy/container/reference.yml')
    for (const file of ['haproxy/front.cfg', 'haproxy/database.cfg', 'etcd/etcd.env', 'patroni/patroni.yml']) {
      const named = read(`deploy/${file}`).match(/\b(?:web|db)\d(?=:\d)/g) ?? []
      expect(named.length, file).toBeGreaterThan(2)
      expect(named.filter((machine) => !reference.includes(`\n  ${machine}:`))).toEqual([])
    }
  })

  test('log the trace that the front begins', () => {
    const id = 'unique-id,regsub(-,,g)'
    const front = read('deploy/haproxy/front.cfg')
    expect(front.match(/txn\.\w+/g)).toEqual(['txn.flags', 'txn.flags', 'txn.flags'])
    expect(front).toMatch(new RegExp(`set-header traceparent 00-%\\[${RegExp.escape(id)}`))
    expect(front).toMatch(new RegExp(`log-format ".*%\\[${RegExp.escape(id)}`))
    expect(read('deploy/systemd/juniper.env')).toMatch(/^TRUST_TRACE=1$/m)
    for (const file of composed) expect(read(file), file).toMatch(/^ {4}TRUST_TRACE: '1'$/m)
  })

  test('keep the state of the nodes from visitors, however its address is written', () => {
    const [, decoded = ''] =
      /deny_status 404 if \{ path,url_dec -m reg (\S+) \}/.exec(read('deploy/haproxy/front.cfg')) ?? []
    const isDenied = (path: string) => new RegExp(decoded).test(decodeURIComponent(path))
    expect(['/metrics', '/%6detrics', '/%72eadyz', '/readyz/', '//healthz'].filter((path) => !isDenied(path))).toEqual(
      [],
    )
    expect(['/', '/metrics-of-trainings', '/trainings/metrics'].filter(isDenied)).toEqual([])
  })

  test('let a long backup on a replica finish', () => {
    expect(read('deploy/patroni/patroni.yml')).toMatch(/^ {8}hot_standby_feedback: 'on'$/m)
    const port = /^STANDBY_DATABASE_URL=.*(:\d+\/juniper)$/m.exec(read('deploy/systemd/juniper.env'))?.[1]
    expect(read('docs/operations.md')).toMatch(
      new RegExp(`^juniper-site backup .* --database postgres://.*${port}$`, 'm'),
    )
  })

  test('carry the commands of the site', () => {
    const program = 'src/lib/server/cli/main.ts'
    expect(existsSync(program)).toBe(true)
    // Relative names of files are in a folder that the user of the site may write.
    const command = read('deploy/systemd/juniper-site')
    expect(command).toContain(`"$program/${program}" "$@"`)
    expect(command).toContain(`--working-directory=${dataFolder}`)
    expect(read('docs/operations.md')).toMatch(/^npm ci && .* && npm prune --omit=dev\ntar .* node_modules dist src$/m)
    expect(read('deploy/container/Containerfile')).toContain('COPY --from=build /srv/juniper/src ./src')
  })

  test('keep the password of the pool from other users before it is written', () => {
    const pool = /^x-pool:[\s\S]*?^ {2}volumes/m.exec(read('deploy/container/reference.yml'))?.[0] ?? ''
    const [made = -1, written = -1] = ['--mode=0640 /dev/null FILE', '> FILE'].map((text) =>
      pool.indexOf(text.replace('FILE', '/etc/pgbouncer/userlist.txt')),
    )
    expect(made).toBeGreaterThan(0)
    expect(written).toBeGreaterThan(made)
  })

  test('set only what the README knows', () => {
    const known = read('README.md')
    const names = [
      ...read('deploy/systemd/juniper.env').matchAll(/^([A-Z_\d]+)=/gm),
      ...composed.flatMap((file) => [...read(file).matchAll(/^ {4}([A-Z_\d]+):/gm)]),
    ].map(([, name = '']) => name)
    expect(names.length).toBeGreaterThan(15)
    expect(names.filter((name) => !known.includes(`\`${name}\``))).toEqual([])
  })

  test('give the site settings that it accepts', () => {
    const lines = read('deploy/systemd/juniper.env').match(/^[A-Z_\d]+=.*$/gm) ?? []
    const env = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)))
    expect(readConfig(env)).toMatchObject({ workers: 4, standbyDatabaseUrl: expect.stringContaining(':5001/') })
  })

  test('start the program that the build writes, with the Node of package.json', () => {
    const container = read('deploy/container/Containerfile')
    const major = /\d+/.exec(JSON.parse(read('package.json')).engines.node)?.[0]
    expect(container.match(/node:(\d+)-/g)).toEqual([`node:${major}-`, `node:${major}-`])
    expect(container).toContain('CMD ["node", "dist/server/site.mjs", "serve"]')
    expect(read('deploy/systemd/juniper.service')).toContain('dist/server/site.mjs serve')
    expect(read('package.json')).toContain('"serve": "node scripts/serve.mjs"')
  })
})
