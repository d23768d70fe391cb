import { readFileSync } from 'node:fs'

/** The resident memory of a process, in MiB; Linux says it. */
export function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
}

/** The last process in the line that a command such as `npm start` begins. */
export function serverBelow(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return children === '' ? pid : serverBelow(Number(children.split(' ').at(-1)))
}
