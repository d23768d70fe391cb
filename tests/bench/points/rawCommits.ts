import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * How often a second SQLite commits one small row, synced to disk, on the same file system and with the settings that
 * the product uses: what one commit for one purchase could reach at most.
 */
export function rawCommitsPerSecond(folder: string, seconds: number): number {
  const file = new DatabaseSync(join(folder, 'raw.db'))
  file.exec(
    'pragma journal_mode = wal; pragma synchronous = full; create table rows (id integer primary key, text text)',
  )
  const insert = file.prepare('insert into rows (text) values (?)')
  const text = 'x'.repeat(100)
  const began = performance.now()
  let commits = 0
  while (performance.now() - began < seconds * 1000) {
    file.exec('begin immediate')
    insert.run(text)
    file.exec('commit')
    commits += 1
  }
  file.close()
  return (commits * 1000) / (performance.now() - began)
}
