import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { restoreBackup, writeBackup } from '#server/db/backup.ts'
import { openDatabase } from '#server/db/database.ts'
import { placeForMany } from './placeForMany.ts'

/**
 * Fills an empty database of a server with what an embedded file holds, as an operator who moves would: the demo academy
 * is there in a quarter of the time that its year of history takes on a server.
 */
export async function carryOver(file: string, url: string, now: Date): Promise<void> {
  const folder = mkdtempSync(join(placeForMany(), 'juniper-carried-'))
  const [from, to] = [openDatabase(`sqlite:${file}`), openDatabase(url)]
  try {
    const backup = join(folder, 'backup')
    await writeBackup(from, backup, now)
    await restoreBackup(to, backup, now)
  } finally {
    await Promise.all([from.close(), to.close()])
    rmSync(folder, { recursive: true })
  }
}
