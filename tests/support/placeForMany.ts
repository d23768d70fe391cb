import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
/** A few templates, the copies that are open at one time, and a server's own log of changes. */
const ROOM_BYTES = 2 * 1024 ** 3

/**
 * The folder in which databases and files that live for a test cost least: in memory if there is room. A commit waits for
 * no disk there, and a copy of a server's database, which is 300 files, is made ten times quicker.
 */
export function placeForMany(): string {
  if (!existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= ROOM_BYTES ? MEMORY : tmpdir()
}
