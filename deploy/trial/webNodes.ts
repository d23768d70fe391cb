import { mkdirSync, readFileSync } from 'node:fs'
import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { bucketSettings } from './bucket.ts'
import { PASSWORD } from './databases.ts'
import { type Machine, type Name, writeEtc } from './machines.ts'
import { until } from './until.ts'

export type WebName = Extract<Name, `web${number}`>
export const webNames: readonly WebName[] = ['web1', 'web2', 'web3']

/** Where the site answers people. */
export const SITE = 'https://front'

/** Through PgBouncer, which prepares no statements; jobs and commands go around it, because their sessions have limits of their own. */
const POOLED = `postgres://juniper:${PASSWORD}@127.0.0.1:6432/juniper?prepare=off`
const DIRECT = `postgres://juniper:${PASSWORD}@127.0.0.1:5000/juniper`
const STANDBY = `postgres://juniper:${PASSWORD}@127.0.0.1:5001/juniper`

/** The web nodes, each with HAProxy and PgBouncer beside it. */
export interface WebNodes {
  powerOn(name: WebName): void
  untilReady(name: WebName): Promise<void>
  /** Ends the site as a deploy does, and starts the program of another checkout. */
  deploy(name: WebName, root: string): Promise<void>
  /** Runs a command of the site and returns its output. */
  command(args: string[]): string
}

export function createWebNodes(machines: Record<Name, Machine>, folder: string, root: string): WebNodes {
  const sites = new Map<WebName, { child: ChildProcess; root: string }>()
  for (const name of webNames) {
    mkdirSync(join(folder, 'data', name), { recursive: true })
    writeEtc(name, 'pgbouncer/pgbouncer.ini', readFileSync(join(root, 'deploy/pgbouncer/pgbouncer.ini'), 'utf8'))
    writeEtc(name, 'pgbouncer/userlist.txt', `"juniper" "${PASSWORD}"\n`)
  }

  const environment = (name: WebName) => ({
    ...bucketSettings,
    DATABASE_URL: POOLED,
    JOBS_DATABASE_URL: DIRECT,
    STANDBY_DATABASE_URL: STANDBY,
    DATA_DIR: join(folder, 'data', name),
    SITE_URL: SITE,
    HOST: '0.0.0.0',
    PORT: '4321',
    TRUST_PROXY: '10.77.0.10',
    TRUST_TRACE: '1',
    METRICS_TOKEN: 'trial',
    DEMO: '1',
    WORKERS: '2',
    HOSTNAME: name,
  })

  /** Starts the site, and again a second after it ended by itself, as systemd does. */
  function startSite(name: WebName, from: string): void {
    const options = { cwd: from, env: environment(name), log: 'site' }
    const child = machines[name].start(process.execPath, ['dist/server/site.mjs', 'start'], options)
    sites.set(name, { child, root: from })
    child.once('exit', (code, signal) => {
      const isWanted = sites.get(name)?.child === child && signal === null && code !== 0
      if (isWanted) setTimeout(startSite, 1000, name, from).unref()
    })
  }

  return {
    powerOn(name) {
      machines[name].start('haproxy', ['-f', join(root, 'deploy/haproxy/database.cfg')], { log: 'haproxy' })
      machines[name].start('pgbouncer', ['/etc/pgbouncer/pgbouncer.ini'], { user: 'postgres', log: 'pgbouncer' })
      startSite(name, sites.get(name)?.root ?? root)
    },
    untilReady: (name) =>
      until(`${name} ready`, 60_000, () => {
        const text = machines.front.run('curl', ['-s', '-m', '2', `http://${name}:4321/readyz`])
        return JSON.parse(text).status === 'ready'
      }),
    async deploy(name, from) {
      const site = sites.get(name)
      if (site && site.child.exitCode === null) {
        site.child.kill('SIGTERM')
        await new Promise((resolve) => site.child.once('exit', resolve))
      }
      startSite(name, from)
    },
    command(args) {
      const options = { cwd: root, env: { ...environment('web1'), DATABASE_URL: DIRECT } }
      return machines.web1.run(process.execPath, ['src/lib/server/cli/main.ts', ...args], options)
    },
  }
}
