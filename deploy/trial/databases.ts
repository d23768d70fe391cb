import { type ChildProcess, execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Machine, Name } from './machines.ts'
import { until } from './until.ts'

const DISK = '900m'
/** For this trial only: the network is of this machine, and everything is removed at its end. */
export const PASSWORD = 'trial'
const restapi = { PATRONI_RESTAPI_USERNAME: 'patroni', PATRONI_RESTAPI_PASSWORD: PASSWORD }
const BIN = '/usr/lib/postgresql/15/bin'

export type DatabaseName = Extract<Name, `db${number}`>

/** One member as Patroni shows it. */
interface Member {
  name: DatabaseName
  role: string
  state: string
  lag?: number
}

/** Three machines with etcd, Patroni and PostgreSQL, each with a small disk of its own in memory. */
export interface Databases {
  /** Turns a machine on, at first or again. */
  powerOn(name: DatabaseName): void
  primary(): DatabaseName
  replicas(): DatabaseName[]
  /** Waits until there is a primary and the other two follow it. */
  untilWhole(): Promise<void>
  etcdLeader(): DatabaseName
  killEtcd(name: DatabaseName): void
  startEtcd(name: DatabaseName): void
  /** Fills the disk; returns a function that makes room again. */
  fillDisk(name: DatabaseName): () => void
  /** Runs SQL on the primary. */
  sql(database: string, text: string): string
}

export function createDatabases(machines: Record<Name, Machine>, folder: string, root: string): Databases {
  const names: DatabaseName[] = ['db1', 'db2', 'db3']
  const diskOf = (name: DatabaseName) => join(folder, 'disks', name)
  for (const name of names) {
    mkdirSync(diskOf(name), { recursive: true })
    execFileSync('mount', [
      '-t',
      'tmpfs',
      '-o',
      `size=${DISK},mode=0755,uid=postgres,gid=postgres`,
      'tmpfs',
      diskOf(name),
    ])
  }

  const etcds = new Map<DatabaseName, ChildProcess>()
  function startEtcd(name: DatabaseName): void {
    const lines = readFileSync(join(root, 'deploy/etcd/etcd.env'), 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
    const env = Object.fromEntries(lines.map((line) => line.replaceAll('MEMBER', name).split(/=(.*)/s).slice(0, 2)))
    const child = machines[name].start('etcd', [], {
      user: 'postgres',
      env: { ...env, ETCD_DATA_DIR: join(diskOf(name), 'etcd') },
      log: 'etcd',
    })
    etcds.set(name, child)
  }

  function startPatroni(name: DatabaseName): void {
    // The sockets of the machines would meet in one folder.
    const own = 'mount -t tmpfs -o mode=0755,uid=postgres tmpfs /run/postgresql && exec setpriv "$@"'
    const asPostgres = ['--reuid=postgres', '--regid=postgres', '--init-groups', 'patroni']
    machines[name].start('sh', ['-c', own, 'sh', ...asPostgres, join(root, 'deploy/patroni/patroni.yml')], {
      env: {
        PATRONI_NAME: name,
        PATRONI_RESTAPI_CONNECT_ADDRESS: `${name}:8008`,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${name}:5432`,
        PATRONI_POSTGRESQL_DATA_DIR: join(diskOf(name), 'data'),
        ...restapi,
        PATRONI_SUPERUSER_PASSWORD: PASSWORD,
        PATRONI_REPLICATION_PASSWORD: PASSWORD,
        PATRONI_REWIND_PASSWORD: PASSWORD,
      },
      log: 'patroni',
    })
    machines[name].start(join(root, 'deploy/patroni/guard-disk'), [diskOf(name), name], {
      user: 'postgres',
      env: { ...restapi, RESERVE_MB: '96', FLOOR_MB: '32' },
      log: 'guard',
    })
  }

  function members(): Member[] {
    for (const name of names) {
      try {
        const text = machines.front.run('curl', ['-s', '-m', '2', `http://${name}:8008/cluster`])
        return JSON.parse(text).members
      } catch {
        // This one is off at the moment; another one knows the same.
      }
    }
    return []
  }

  const isPrimary = ({ role, state }: Member) => ['leader', 'master'].includes(role) && state === 'running'

  function primary(): DatabaseName {
    const [found] = members().filter(isPrimary)
    if (!found) throw new Error('There is no primary.')
    return found.name
  }

  return {
    startEtcd,
    powerOn(name) {
      startEtcd(name)
      startPatroni(name)
    },
    primary,
    replicas: () => names.filter((name) => name !== primary()),
    untilWhole: () =>
      until('a primary with two replicas', 120_000, () => {
        const seen = members()
        const following = seen.filter(
          ({ role, state }) => /replica|standby/.test(role) && /running|streaming/.test(state),
        )
        return seen.some(isPrimary) && following.length === 2 && following.some(({ role }) => role === 'sync_standby')
      }),
    etcdLeader() {
      const ends = names.map((name) => `http://${name}:2379`).join(',')
      const text = machines.front.run('etcdctl', ['--endpoints', ends, 'endpoint', 'status', '-w', 'json'], {
        env: { ETCDCTL_API: '3' },
      })
      const states: { Endpoint: string; Status: { header: { member_id: number }; leader: number } }[] = JSON.parse(text)
      const leads = states.find(({ Status }) => Status.leader === Status.header.member_id)
      return new URL(leads?.Endpoint ?? 'http://db1').hostname as DatabaseName
    },
    killEtcd: (name) => void etcds.get(name)?.kill('SIGKILL'),
    fillDisk(name) {
      const filler = join(diskOf(name), 'filler')
      const file = openSync(filler, 'w')
      // The database writes meanwhile, so the free space of a moment ago says little.
      for (const bytes of [2 ** 20, 2 ** 12]) writeUntilFull(file, Buffer.alloc(bytes))
      closeSync(file)
      return () => rmSync(filler)
    },
    sql(database, text) {
      const url = `postgres://postgres:${PASSWORD}@127.0.0.1:5432/${database}`
      return machines[primary()].run(`${BIN}/psql`, ['-X', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-c', text, url])
    },
  }
}

function writeUntilFull(file: number, bytes: Buffer): void {
  try {
    for (;;) writeSync(file, bytes)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}
