import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { restoreBackup, writeBackup } from '#server/db/backup.ts'
import type { Database } from '#server/db/database.ts'
import { tableNames, tables } from '#server/db/tables.ts'
import { isDemo } from '#server/demo/seed.ts'
import { demoDatabase, freshDatabase, freshFolder, morning } from '#tests/support/freshDatabase.ts'

async function rowsOf(db: Database) {
  const counts: Record<string, number> = {}
  for (const table of tableNames.filter((name) => !tables[name].passing)) {
    counts[table] = (await db.reader.selectFrom(table).selectAll().execute()).length
  }
  return counts
}

test('the demo academy comes back whole into an empty database, and goes on from there', async () => {
  const academy = await demoDatabase()
  const file = join(freshFolder(), 'site.backup')
  await writeBackup(academy, file, morning)
  const empty = await freshDatabase()
  await restoreBackup(empty, file, morning)
  expect(await rowsOf(empty)).toEqual(await rowsOf(academy))
  expect(await isDemo(empty.reader)).toBe(true)
  const tree = (db: Database) => db.reader.selectFrom('terms').select(['tid', 'parent_tid']).orderBy('tid').execute()
  expect(await tree(empty)).toEqual(await tree(academy))
  const { id } = await empty.transact((tx) =>
    tx.insertInto('organizations').values({ name: 'Founded later' }).returning('id').executeTakeFirstOrThrow(),
  )
  const known = await academy.reader.selectFrom('organizations').select('id').execute()
  expect(known.map((row) => row.id)).not.toContain(id)
})

test('nothing is restored over a site that has people', async () => {
  const academy = await demoDatabase()
  const file = join(freshFolder(), 'site.backup')
  await writeBackup(academy, file, morning)
  const before = await rowsOf(academy)
  await expect(restoreBackup(academy, file, morning)).rejects.toThrow('not empty')
  expect(await rowsOf(academy)).toEqual(before)
})

test.each([
  ['cut short', (lines: string[]) => lines.slice(0, -40)],
  [
    'with a row changed',
    (lines: string[]) => lines.map((line) => line.replace('Saltmarsh General', 'Saltmarsh Generous')),
  ],
  [
    'with a row missing',
    (lines: string[]) =>
      lines.filter((line) => !line.includes('"topic-') && !line.startsWith('["wallets"')).toSpliced(20, 1),
  ],
  ['of something else', () => ['{"format":"another"}']],
])('a backup %s leaves nothing behind', async (_name, spoil) => {
  const file = join(freshFolder(), 'site.backup')
  await writeBackup(await demoDatabase(), file, morning)
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')
  writeFileSync(file, gzipSync(`${spoil(lines).join('\n')}\n`))
  const empty = await freshDatabase()
  await expect(restoreBackup(empty, file, morning)).rejects.toThrow()
  expect(await empty.reader.selectFrom('organizations').selectAll().execute()).toEqual([])
})
