import { type Contents, restoreBackup, writeBackup } from '../db/backup.ts'
import type { Database } from '../db/database.ts'
import type { Output } from './output.ts'

/** `backup FILE`: returns 0 if it was written, 2 if no file is named. */
export async function backUpCommand(db: Database, [file]: readonly string[], out: Output): Promise<number> {
  if (!file) {
    out.write('Usage: npm run site -- backup FILE\n')
    return 2
  }
  const contents = await writeBackup(db, file, new Date())
  out.write(`${countRows(contents)} rows of ${Object.keys(contents).length} tables are in ${file}.\n`)
  return 0
}

/**
 * `restore FILE`: returns 0 if it was restored and verified, 2 if no file is named; throws an error, with nothing
 * changed.
 */
export async function restoreCommand(db: Database, [file]: readonly string[], out: Output): Promise<number> {
  if (!file) {
    out.write('Usage: npm run site -- restore FILE\n')
    return 2
  }
  const contents = await restoreBackup(db, file, new Date())
  out.write(`${countRows(contents)} rows were restored, read back and found equal to the backup.\n`)
  return 0
}

function countRows(contents: Contents): number {
  return Object.values(contents).reduce((sum, { rows }) => sum + rows, 0)
}
