import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { restoreBackup, writeBackup } from '#server/db/backup.ts'
import type { Database } from '#server/db/database.ts'
import { isMigrated } from '#server/db/migrate.ts'
import { rowsByKey } from '#server/db/rowsByKey.ts'
import { isKept, keyOf, tableNames } from '#server/db/tables.ts'
import { readDemo } from '#server/site/demo.ts'
import { chooseNotices, noticeChoicesOf } from '#server/notices/choices.ts'
import { demoDatabase, freshDatabase, freshFolder, morning } from '#tests/support/freshDatabase.ts'

async function rowsOf(db: Database) {
  const counts: Record<string, number> = {}
  for (const table of tableNames.filter(isKept)) {
    counts[table] = (await db.reader.selectFrom(table).selectAll().execute()).length
  }
  return counts
}

async function indexesOf(db: Database) {
  const listed =
    db.dialect === 'sqlite'
      ? sql<{ name: string }>`select name, sql from sqlite_master where type = 'index' order by name`
      : sql<{ name: string }>`select indexname as name from pg_indexes where schemaname = 'public' order by 1`
  const { rows } = await listed.execute(db.reader)
  expect(rows.length).toBeGreaterThan(100)
  return rows
}

async function restoredCopy(db: Database): Promise<Database> {
  const file = join(freshFolder(), 'site.backup')
  await writeBackup(db, file, morning)
  const empty = await freshDatabase()
  await restoreBackup(empty, file, morning)
  return empty
}

test('the demo academy comes back whole into an empty database, and goes on from there', async () => {
  const academy = await demoDatabase()
  const copy = await restoredCopy(academy)
  expect(await rowsOf(copy)).toEqual(await rowsOf(academy))
  expect((await readDemo(copy.reader))?.signIns).toHaveLength(7)
  const tree = (db: Database) => db.reader.selectFrom('terms').select(['tid', 'parent_tid']).orderBy('tid').execute()
  expect(await tree(copy)).toEqual(await tree(academy))
  const { id } = await copy.transact((tx) =>
    tx.insertInto('organizations').values({ name: 'Founded later' }).returning('id').executeTakeFirstOrThrow(),
  )
  const known = await academy.reader.selectFrom('organizations').select('id').execute()
  expect(known.map((row) => row.id)).not.toContain(id)
})

test('a restored database has every index', async () => {
  const academy = await demoDatabase()
  const copy = await restoredCopy(academy)
  expect(await indexesOf(copy)).toEqual(await indexesOf(academy))
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

/** The backup as the version before the last migration would have written it. */
function asBefore(lines: string[], migration: string, newTables: string[]): string[] {
  return lines
    .filter((line) => !newTables.some((table) => line.startsWith(`["${table}"`)))
    .map((line) => {
      const entry = JSON.parse(line)
      if (entry.migrations) entry.migrations = entry.migrations.filter((name: string) => name !== migration)
      for (const table of newTables) delete entry.end?.[table]
      return JSON.stringify(entry)
    })
}

test.each([
  ['that is migrated', freshDatabase],
  [
    'whose tables have more columns by now',
    async () => {
      const db = await freshDatabase()
      await db.transact((tx) => tx.schema.alterTable('organizations').addColumn('motto', 'text').execute())
      return db
    },
  ],
  [
    'that nothing was made in',
    async () => {
      const db = await freshDatabase()
      await db.transact(async (tx) => {
        for (const table of [...tableNames].reverse()) await tx.schema.dropTable(table).execute()
        await tx.schema.dropTable('migrations').execute()
      })
      return db
    },
  ],
])('a backup of an older version comes back into an empty database %s, and is brought up to date', async (_, empty) => {
  const academy = await demoDatabase()
  const file = join(freshFolder(), 'site.backup')
  await writeBackup(academy, file, morning)
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')
  const newTables = ['order_mails', 'notice_choices']
  writeFileSync(file, gzipSync(`${asBefore(lines, '0003_notices', newTables).join('\n')}\n`))
  const db = await empty()
  await restoreBackup(db, file, morning)
  expect(await rowsOf(db)).toEqual({ ...(await rowsOf(academy)), order_mails: 0, notice_choices: 0 })
  expect(await isMigrated(db)).toBe(true)
})

test('what people chose and what waits for its mail comes back with the rest', async () => {
  const academy = await demoDatabase()
  const [{ uid }] = (await academy.reader.selectFrom('users').select('uid').limit(1).execute()) as [{ uid: number }]
  await chooseNotices(academy, uid, { order_state: 'off', points_expiring: 'list' })
  await academy.transact((tx) => tx.updateTable('order_mails').set({ mail_due: '2026-11-21 09:00:00' }).execute())
  const file = join(freshFolder(), 'site.backup')
  await writeBackup(academy, file, morning)
  const empty = await freshDatabase()
  await restoreBackup(empty, file, morning)
  expect(await noticeChoicesOf(empty.reader, uid)).toMatchObject({ order_state: 'off', points_expiring: 'list' })
  const waiting = (db: Database) => db.reader.selectFrom('order_mails').selectAll().orderBy('id').execute()
  expect(await waiting(academy)).not.toEqual([])
  expect(await waiting(empty)).toEqual(await waiting(academy))
})

test('a backup holds every row of a table with a key of several columns, however it is sliced', async () => {
  const site = await freshDatabase()
  const rows = Array.from({ length: 4321 }, (_, n) => ({ role: `${n % 7} ´é"\u{1F40C}`, access: `${n} B${n % 3}_ä` }))
  await site.transact(async (tx) => {
    for (let at = 0; at < rows.length; at += 1000) {
      await tx
        .insertInto('role_access')
        .values(rows.slice(at, at + 1000))
        .execute()
    }
  })
  const all = await site.reader.selectFrom('role_access').selectAll().execute()
  for (const limit of [1, 2000, 4321]) {
    const found: unknown[] = []
    for await (const slice of rowsByKey(site.reader, 'role_access', limit)) found.push(...slice)
    expect(new Set(found.map((row) => JSON.stringify(row))).size).toBe(all.length)
    expect(found).toHaveLength(all.length)
  }
  const file = join(freshFolder(), 'site.backup')
  await writeBackup(site, file, morning)
  const empty = await freshDatabase()
  const contents = await restoreBackup(empty, file, morning)
  expect(contents.role_access?.rows).toBe(all.length)
})

test('the keys by which tables are read are their primary keys', async () => {
  const db = await freshDatabase()
  for (const table of tableNames.filter(isKept))
    expect([table, ...keyOf(table)]).toEqual([table, ...(await primaryKey(db, table))])
})

async function primaryKey(db: Database, table: string): Promise<string[]> {
  const { rows } =
    db.dialect === 'sqlite'
      ? await sql<{ name: string }>`select name from pragma_table_info(${table}) where pk > 0 order by pk`.execute(
          db.reader,
        )
      : await sql<{ name: string }>`select attname as name from pg_index
          cross join unnest(indkey) with ordinality as part (number, place)
          join pg_attribute on attrelid = indrelid and attnum = part.number
          where indrelid = ${table}::regclass and indisprimary order by place`.execute(db.reader)
  return rows.map(({ name }) => name)
}
