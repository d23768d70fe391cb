import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10

/** The processor time of a process and its threads, and of its children that have ended, in milliseconds. */
export function processTime(pid: number): number {
  // The name, in brackets, may hold spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * TICK_MS, 0)
}

/** The same for the children of a process that still run. */
export function childrenTime(pid: number): number {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .reduce((sum, child) => sum + (parentOf(Number(child)) === pid ? timeOf(Number(child)) : 0), 0)
}

/** The memory of a process. */
export function memoryMb(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
}

function parentOf(pid: number): number {
  try {
    return Number(/PPid:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    // It has ended in the meantime.
    return 0
  }
}

function timeOf(pid: number): number {
  try {
    return processTime(pid)
  } catch {
    return 0
  }
}
