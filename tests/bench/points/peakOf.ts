import { readFileSync } from 'node:fs'

/** The maximum memory that a process has had so far, in MiB; Linux says it. */
export function peakOf(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    // It ended between two looks.
    return 0
  }
}
