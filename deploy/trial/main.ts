// `deploy/try`: runs the reference set-up of docs/operations.md on this one machine, lets things go wrong under load, and
// prints what people saw. Needs Linux, root, and the Debian packages that it names if they are missing.
import { type ChildProcess, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Console } from 'node:console'
import { parseArgs } from 'node:util'
import { createDatabases, type DatabaseName, PASSWORD } from './databases.ts'
import { listFaults } from './faults.ts'
import { startBucket } from './bucket.ts'
import { readBack } from './readBack.ts'
import { startFront } from './front.ts'
import { buildNextVersion } from './nextVersion.ts'
import { checkPurchases, judge, type Window } from './judge.ts'
import { buildMachines } from './machines.ts'
import { until } from './until.ts'
import { createWebNodes, SITE, webNames } from './webNodes.ts'

const packages = {
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  patroni: 'patroni',
  etcd: 'etcd-server',
  etcdctl: 'etcd-client',
  '/usr/lib/postgresql/15/bin/postgres': 'postgresql-15',
  ip: 'iproute2',
  curl: 'curl',
  openssl: 'openssl',
}
const out = new Console(process.stdout, process.stderr)
const { values } = parseArgs({
  options: { only: { type: 'string' }, players: { type: 'string', default: '30' }, keep: { type: 'boolean' } },
})
const root = join(import.meta.dirname, '../..')
/** After this many seconds a purchase is acknowledged again. */
const MOST_WITHOUT_WRITE_S = 30
const databaseNames: readonly DatabaseName[] = ['db1', 'db2', 'db3']

needPackages()
const folder = mkdtempSync('/var/tmp/juniper-trial-')
execFileSync('chmod', ['755', folder])
const { machines, tearDown } = buildMachines(folder)
let load: ChildProcess | undefined
process.on('SIGINT', () => process.exit(130))
process.on('exit', end)

say('Building the next version …')
const next = buildNextVersion(root, join(folder, 'next'))
say('Starting etcd, Patroni and PostgreSQL on three machines …')
const databases = createDatabases(machines, folder, root)
for (const name of databaseNames) databases.powerOn(name)
await databases.untilWhole()
databases.sql('postgres', `create role juniper login password '${PASSWORD}'`)
for (const limit of [
  "statement_timeout = '30s'",
  "lock_timeout = '5s'",
  "idle_in_transaction_session_timeout = '10s'",
  'jit = off',
])
  databases.sql('postgres', `alter role juniper set ${limit}`)
databases.sql('postgres', 'create database juniper owner juniper')

say('Starting a bucket, three web nodes and HAProxy …')
await startBucket(machines.bucket, folder, root)
const web = createWebNodes(machines, folder, root)
web.powerOn('web1')
await web.untilReady('web1')
for (const name of webNames.slice(1)) web.powerOn(name)
for (const name of webNames) await web.untilReady(name)
const authority = startFront(machines.front, folder, root)
const people = join(folder, 'people.json')
const loadArgs = ['tests/load/main.ts', '--url', SITE, '--people', people]
machines.web1.run(process.execPath, [...loadArgs, '--prepare'], {
  cwd: root,
  env: { DATABASE_URL: `postgres://juniper:${PASSWORD}@127.0.0.1:5000/juniper` },
})
await until('the site in front', 30_000, () =>
  machines.front.run('curl', ['-sk', '-m', '2', `${SITE}/`]).includes('<html'),
)

say(`Playing ${values.players} people …`)
const noted = join(folder, 'load')
mkdirSync(noted)
load = machines.front.start(
  process.execPath,
  [...loadArgs, '--seconds', '7200', '--players', values.players, '--log', noted],
  { cwd: root, env: { NODE_EXTRA_CA_CERTS: authority }, log: 'load' },
)
const windows: Window[] = []
const lostFiles = new Set<string>()
await during('nothing happens', () => wait(20_000))
for (const { name, run } of listFaults({ machines, databases, web, roll })) {
  if (values.only && !name.includes(values.only)) continue
  await during(name, async () => {
    await run()
    // The time after a fault belongs to it, so that no second of the trial is left out.
    await wait(5_000)
    for (const file of readBack(machines.front, noted).missing) lostFiles.add(file)
  })
}
load.kill('SIGTERM')
await new Promise((resolve) => load?.once('exit', resolve))

const seen = judge(noted, windows)
out.table(seen.map(({ fault, ...line }) => ({ fault, ...line })))
const purchases = checkPurchases(noted, databases)
out.log(`Purchases: ${purchases.bought} acknowledged, ${purchases.lost} lost, ${purchases.double} double.`)
out.log(`Uploads: ${readBack(machines.front, noted).files} acknowledged, ${lostFiles.size} not read back.`)
for (const file of lostFiles) out.log(file)
out.log('points reconcile:')
const found = web.command(['points', 'reconcile'])
process.stdout.write(found)
const isHeld = seen.every(
  ({ pagesLost, longestWithoutWrite }) => pagesLost === 0 && longestWithoutWrite <= MOST_WITHOUT_WRITE_S,
)
process.exit(isHeld && purchases.lost + purchases.double + lostFiles.size === 0 ? 0 : 1)

async function during(name: string, run: () => Promise<void>): Promise<void> {
  say(`${name} …`)
  const from = Date.now()
  await run()
  windows.push({ name, from, until: Date.now() })
}

/** Brings the next version to one node after the other, as docs/operations.md says. */
async function roll(): Promise<void> {
  for (const name of webNames) {
    await web.deploy(name, next)
    await web.untilReady(name)
    await wait(3_000)
  }
  const columns = databases.sql('juniper', "select 1 from information_schema.columns where column_name = 'trial_note'")
  if (columns.trim() === '') throw new Error('The migration of the next version did not run.')
}

function needPackages(): void {
  if (process.getuid?.() !== 0) throw new Error('Network namespaces need root.')
  const missing = Object.entries(packages).filter(([program]) => !isThere(program))
  if (missing.length === 0) return
  const list = missing.map(([, name]) => name).join(' ')
  process.stderr.write(`Missing programs. On Debian 12: apt-get install --no-install-recommends ${list}\n`)
  process.exit(2)
}

function isThere(program: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], {
      stdio: 'ignore',
      env: { PATH: `${process.env.PATH}:/usr/sbin` },
    })
    return true
  } catch {
    return false
  }
}

function end(): void {
  tearDown()
  for (const name of databaseNames) {
    try {
      execFileSync('umount', ['-l', join(folder, 'disks', name)], { stdio: 'ignore' })
    } catch {
      // It was not mounted.
    }
  }
  if (!values.keep) rmSync(folder, { recursive: true, force: true })
  else say(`What the programs wrote is in ${folder}.`)
}

function say(text: string): void {
  process.stderr.write(`• ${text}\n`)
}
