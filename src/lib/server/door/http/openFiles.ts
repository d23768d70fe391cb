import { readFileSync } from 'node:fs'

/** Files and connections that the process itself needs beside its clients' connections. */
const OWN_FILES = 128
const FEWEST = 64

/** How many connections of clients the system lets this process have, at most `wanted`. */
export function connectionsFor(wanted: number): number {
  return Math.max(FEWEST, Math.min(wanted, openFilesLimit() - OWN_FILES))
}

/** Node has raised the soft limit to the hard one by now. Only Linux says it in a file; others have room enough. */
function openFilesLimit(): number {
  try {
    const [, limit] = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return limit === undefined ? Infinity : Number(limit)
  } catch {
    return Infinity
  }
}
