import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The machines of the reference set-up with their addresses in the network of the trial. */
export const addresses = {
  front: '10.77.0.10',
  db1: '10.77.0.11',
  db2: '10.77.0.12',
  db3: '10.77.0.13',
  bucket: '10.77.0.31',
  web1: '10.77.0.21',
  web2: '10.77.0.22',
  web3: '10.77.0.23',
} as const
export type Name = keyof typeof addresses

const LAN = 'juniper-lan'

export interface Machine {
  name: Name
  /** Starts a program in the background; its output goes to a file of the trial's folder. */
  start(program: string, args: string[], options?: Started): ChildProcess
  /** Runs a program to its end and returns its output. */
  run(program: string, args: string[], options?: Started): string
  /** Ends all programs at once, as a power cut does. */
  powerOff(): void
  /** Stops all programs without ending them. */
  freeze(): void
  thaw(): void
  /** Drops all packets to and from these machines; returns a function that lets them pass again. */
  cutFrom(others: readonly Name[]): () => void
}

interface Started {
  user?: string
  env?: Record<string, string>
  /** Of the file of the output. */
  log?: string
  cwd?: string
}

/**
 * Builds a network of machines on this one: each is a network namespace with its own address, and all see each other
 * by name. Only Linux, only root.
 * @param folder for the output of the programs
 */
export function buildMachines(folder: string): { machines: Record<Name, Machine>; tearDown: () => void } {
  tearDown()
  const names = Object.keys(addresses) as Name[]
  ip('netns', 'add', LAN)
  ip('-n', LAN, 'link', 'add', 'lan', 'type', 'bridge')
  ip('-n', LAN, 'link', 'set', 'lan', 'up')
  for (const name of names) plugIn(name)
  const hosts = names.map((name) => `${addresses[name]} ${name}`).join('\n')
  for (const name of names) writeEtc(name, 'hosts', `127.0.0.1 localhost\n${hosts}\n`)
  const machines = Object.fromEntries(names.map((name) => [name, machine(name, folder)])) as Record<Name, Machine>
  return { machines, tearDown }
}

/** Gives a machine a file in its own `/etc`. */
export function writeEtc(name: Name, path: string, text: string): void {
  const file = join('/etc/netns', spaceOf(name), path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, text)
}

function tearDown(): void {
  for (const name of Object.keys(addresses) as Name[]) {
    signalAll(name, 'SIGKILL')
    quietly(() => ip('netns', 'del', spaceOf(name)))
    rmSync(join('/etc/netns', spaceOf(name)), { recursive: true, force: true })
  }
  quietly(() => ip('netns', 'del', LAN))
}

function plugIn(name: Name): void {
  const space = spaceOf(name)
  ip('netns', 'add', space)
  ip('-n', LAN, 'link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space)
  ip('-n', LAN, 'link', 'set', name, 'master', 'lan', 'up')
  ip('-n', space, 'address', 'add', `${addresses[name]}/24`, 'dev', 'eth0')
  ip('-n', space, 'link', 'set', 'eth0', 'up')
  ip('-n', space, 'link', 'set', 'lo', 'up')
}

function machine(name: Name, folder: string): Machine {
  function command(program: string, args: string[], { user }: Started): string[] {
    const as = user ? ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups'] : []
    return ['netns', 'exec', spaceOf(name), ...as, program, ...args]
  }
  const settings = ({ env, cwd = '/' }: Started) => ({ cwd, env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...env } })

  return {
    name,
    start(program, args, options = {}) {
      const out = openSync(join(folder, `${name}-${options.log ?? 'out'}.log`), 'a')
      return spawn('ip', command(program, args, options), { ...settings(options), stdio: ['ignore', out, out] })
    },
    run(program, args, options = {}) {
      const limits = { encoding: 'utf8', timeout: 600_000, maxBuffer: 2 ** 26 } as const
      return execFileSync('ip', command(program, args, options), { ...settings(options), ...limits })
    },
    powerOff: () => signalAll(name, 'SIGKILL'),
    freeze: () => signalAll(name, 'SIGSTOP'),
    thaw: () => signalAll(name, 'SIGCONT'),
    cutFrom(others) {
      const routes = others.map((other) => `${addresses[other]}/32`)
      for (const route of routes) ip('-n', spaceOf(name), 'route', 'add', 'blackhole', route)
      return () => {
        for (const route of routes) ip('-n', spaceOf(name), 'route', 'del', 'blackhole', route)
      }
    },
  }
}

function spaceOf(name: Name): string {
  return `juniper-${name}`
}

function pidsOf(name: Name): number[] {
  try {
    return ip('netns', 'pids', spaceOf(name)).split('\n').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

function signalAll(name: Name, signal: NodeJS.Signals): void {
  for (const pid of pidsOf(name)) quietly(() => process.kill(pid, signal))
}

/** For the removal of something that may be gone already. */
function quietly(act: () => void): void {
  try {
    act()
  } catch {}
}

function ip(...args: string[]): string {
  return execFileSync('ip', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}
