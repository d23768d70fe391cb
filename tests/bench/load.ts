import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { median } from '#tests/support/percentile.ts'

/** Node compiles a function well after some ten thousand calls, on threads that share the core of the server. */
const WARM_UP_S = 4
const runFile = promisify(execFile)

/** One address to ask. */
export interface Target {
  url: string
  headers: Record<string, string>
}

/** The result of one second of load. Latencies are in milliseconds. */
interface Turn {
  perSecond: number
  p50: number
  p99: number
  failures: number
}

/** Two targets, asked in turns of a second each, because a machine is never equally fast for long. */
export interface Compared extends Turn {
  otherPerSecond: number
  /** The median of the ratios of the turns: above 1 the first target is faster. */
  ratio: number
}

/** The program that makes the load: wrk where it is installed, because autocannon ends near 20,000 requests a second. */
export const loader = spawnSync('wrk', ['--version']).error ? 'autocannon' : 'wrk'

/**
 * Asks both targets in turns and compares them; each of `seconds` turns asks each target for one second. Both are asked
 * for some seconds first, without being measured.
 */
export async function compare(
  first: Target,
  other: Target,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Compared> {
  await turn(first, connections, WARM_UP_S)
  await turn(other, connections, WARM_UP_S)
  const turns: { own: Turn; other: Turn }[] = []
  for (let count = 0; count < seconds; count++) {
    turns.push({ own: await turn(first, connections, 1), other: await turn(other, connections, 1) })
  }
  return {
    perSecond: median(turns.map(({ own }) => own.perSecond)),
    p50: median(turns.map(({ own }) => own.p50)),
    p99: median(turns.map(({ own }) => own.p99)),
    otherPerSecond: median(turns.map(({ other: one }) => one.perSecond)),
    ratio: median(turns.map(({ own, other: one }) => own.perSecond / one.perSecond)),
    failures: turns.reduce((sum, { own, other: one }) => sum + own.failures + one.failures, 0),
  }
}

function turn(target: Target, connections: number, seconds: number): Promise<Turn> {
  return loader === 'wrk' ? wrkTurn(target, connections, seconds) : cannonTurn(target, connections, seconds)
}

async function wrkTurn({ url, headers }: Target, connections: number, seconds: number): Promise<Turn> {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...sent, url]
  const { stdout } = await runFile(...onOtherCore('wrk', args))
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0)
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout)
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50: milliseconds(/50%\s+([\d.]+)(us|ms|s)/.exec(stdout)),
    p99: milliseconds(/99%\s+([\d.]+)(us|ms|s)/.exec(stdout)),
    failures:
      number(/Non-2xx or 3xx responses: (\d+)/) + (errors?.slice(1).reduce((sum, one) => sum + Number(one), 0) ?? 0),
  }
}

function milliseconds(match: RegExpExecArray | null): number {
  const [, value = '0', unit = 'ms'] = match ?? []
  return Number(value) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? 1)
}

async function cannonTurn(target: Target, connections: number, seconds: number): Promise<Turn> {
  const asked = JSON.stringify({ ...target, connections, duration: seconds })
  const { stdout } = await runFile(process.execPath, [`${import.meta.dirname}/cannon.ts`, asked])
  return JSON.parse(stdout)
}

/** The servers run on the first core (see `processes.ts`), the load on another where the machine has one. */
function onOtherCore(command: string, args: string[]): [string, string[]] {
  return hasTaskset ? ['taskset', ['-c', '1', command, ...args]] : [command, args]
}

/** Whether processes can be bound to one core each. */
export const hasTaskset = spawnSync('taskset', ['-c', '1', 'true']).status === 0
