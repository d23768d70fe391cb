import { readFileSync } from 'node:fs'

/** Files and connections that the process needs besides the connections of clients. */
const OWN_FILES = 128
const FEWEST = 64

/** The number of client connections that the system allows this process, at most `wanted`. */
export function connectionsFor(wanted: number): number {
  return Math.max(FEWEST, Math.min(wanted, openFilesLimit() - OWN_FILES))
}

/**
 * Node has already raised the soft limit to the hard limit. Only Linux has a file for it; other systems allow enough.
 */
function openFilesLimit(): number {
  try {
    const [, limit] = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return limit === undefined ? Infinity : Number(limit)
  } catch {
    return Infinity
  }
}
