import { closeSync, cpSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { freshFolder } from './freshDatabase.ts'
import { type RunningSite, startSite } from './site.ts'

const MEGABYTES = 48

export interface SiteOnSmallDisk {
  site: RunningSite
  /** Leaves no room at all. */
  fill(): void
  makeRoom(): void
  /** Brings a copy of the database out, once the site has nothing to do. */
  copyOut(): string
}

/**
 * Serves the site with a database on a disk of its own, which is real and small: a file system in memory that only
 * the site's process sees, because it lives in a mount namespace of its own.
 * @param seed the database that is put there first
 */
export async function startOnSmallDisk(seed: string): Promise<SiteOnSmallDisk> {
  const folder = freshFolder()
  const disk = join(folder, 'disk')
  mkdirSync(disk)
  const script = `mount -t tmpfs -o size=${MEGABYTES}m none "${disk}" && cp "${seed}" "${disk}/site.db" && exec "$0" "$@"`
  const site = await startSite({ DATABASE_URL: `sqlite:${disk}/site.db` }, ['unshare', '-rm', 'sh', '-c', script])
  // How the process sees its disk can be looked at from outside.
  const seen = `/proc/${site.pid}/root${disk}`
  return {
    site,
    fill() {
      const filler = openSync(`${seen}/filler`, 'a')
      for (const size of [2 ** 20, 2 ** 12, 1]) writeUntilFull(filler, Buffer.alloc(size))
      closeSync(filler)
    },
    makeRoom: () => rmSync(`${seen}/filler`),
    copyOut() {
      const file = join(folder, 'copy.db')
      for (const part of ['', '-wal']) cpSync(`${seen}/site.db${part}`, file + part)
      return file
    },
  }
}

function writeUntilFull(file: number, bytes: Buffer): void {
  try {
    while (writeSync(file, bytes) === bytes.length);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}
