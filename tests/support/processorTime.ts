import { readdirSync, readFileSync } from 'node:fs'

/** The unit of `cutime`: a hundred in a second on every common Linux. */
const TICK_MS = 10

/** The processor time of a process and all its threads so far, in milliseconds; Linux counts it. */
export function processorTimeOf(pid: number): number {
  const threads = listed(() => readdirSync(`/proc/${pid}/task`))
  return threads.reduce((sum, thread) => sum + nanosecondsOf(pid, thread), 0) / 1e6
}

/** The processor time of the first thread of a process, which runs its event loop, in milliseconds. */
export function loopTimeOf(pid: number): number {
  return nanosecondsOf(pid, String(pid)) / 1e6
}

/**
 * Runs work of this process. Returns its result and the processor time in milliseconds: other programs on the machine
 * do not change it, as they change the time on the clock.
 */
export async function withProcessorTime<T>(work: () => T | Promise<T>): Promise<[result: T, ms: number]> {
  const spentMs = processorWatch()
  return [await work(), spentMs()]
}

/** Begins to count the processor time of this process; the function returns the milliseconds since then. */
export function processorWatch(): () => number {
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
}

/** The processor time of the processes below a process, those that have ended included. */
export function processorTimeBelow(pid: number): number {
  const children = listed(() => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' '))
  return children.filter(Boolean).reduce((sum, child) => sum + processorTimeOf(Number(child)), endedBelow(pid))
}

/** Linux adds the time of a child that ends to the fields `cutime` and `cstime` of its parent (proc_pid_stat(5)). */
function endedBelow(pid: number): number {
  const [, rest = ''] = listed(() => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') '))
  const [cutime = '0', cstime = '0'] = rest.split(' ').slice(13, 15)
  return (Number(cutime) + Number(cstime)) * TICK_MS
}

/** The process that has started a process. */
export function parentOf(pid: number): number {
  return Number(/PPid:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
}

function nanosecondsOf(pid: number, thread: string): number {
  const [own = '0'] = listed(() => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' '))
  return Number(own)
}

/** Nothing of a process or thread that has ended. */
function listed(read: () => string[]): string[] {
  try {
    return read()
  } catch {
    return []
  }
}
