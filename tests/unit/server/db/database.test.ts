import { expect, test } from 'vitest'
import { createCacheClock, touch } from '#server/cache/clock.ts'
import { remembered } from '#server/cache/remembered.ts'
import { openDatabase } from '#server/db/database.ts'
import { isMigrated, migrate, migrationsRun } from '#server/db/migrate.ts'
import { tableNames } from '#server/db/tables.ts'
import { freshDatabase, freshDatabaseUrl, morning } from '#tests/support/freshDatabase.ts'

test('several processes that start at once migrate once', async () => {
  const url = await freshDatabaseUrl('empty')
  const databases = [openDatabase(url), openDatabase(url), openDatabase(url)]
  const all = await migrationsRun(databases[0]!.reader)
  await databases[0]!.transact(async (tx) => {
    for (const table of [...tableNames].reverse()) await tx.schema.dropTable(table).execute()
    await tx.schema.dropTable('migrations').execute()
  })
  const runs = await Promise.all(databases.map((db) => migrate(db, morning)))
  expect(runs.map((names) => names.length).sort()).toEqual([0, 0, all.length])
  expect(runs.flat()).toEqual(all)
  expect(await isMigrated(databases[0]!)).toBe(true)
  await Promise.all(databases.map((db) => db.close()))
})

test('what is refused in a transaction leaves nothing of it', async () => {
  const db = await freshDatabase()
  await expect(
    db.transact(async (tx) => {
      await tx.insertInto('organizations').values({ name: 'Half done' }).execute()
      await tx
        .insertInto('terms')
        .values({ vocabulary_id: 999, parent_tid: null, name: 'No such vocabulary' })
        .execute()
    }),
  ).rejects.toThrow()
  expect(await db.reader.selectFrom('organizations').selectAll().execute()).toEqual([])
})

test('transactions of many callers are done one after the other, none lost', async () => {
  const db = await freshDatabase()
  await Promise.all(
    Array.from({ length: 40 }, () =>
      db.transact(async (tx) => {
        await touch(tx, ['settings'])
      }),
    ),
  )
  const { value } = await db.reader.selectFrom('cache_clock').select('value').executeTakeFirstOrThrow()
  expect(value).toBe(41)
})

test('a change by another process is reported before the next answer, and no other change is', async () => {
  const url = await freshDatabaseUrl('empty')
  const [here, there] = [openDatabase(url), openDatabase(url)]
  const clock = createCacheClock(here)
  const changed: string[][] = []
  clock.onChange((tags) => changed.push([...tags].sort()))
  await clock.sync()
  await there.transact((tx) => touch(tx, ['training:1', 'trainings:title']))
  await Promise.all([clock.sync(), clock.sync(), clock.sync()])
  await there.transact((tx) => tx.insertInto('organizations').values({ name: 'Not shown' }).execute())
  await clock.sync()
  expect(changed).toEqual([['training:1', 'trainings:title']])
  await Promise.all([here.close(), there.close()])
})

test('a load that a change overtook is not remembered', async () => {
  const db = await freshDatabase()
  const clock = createCacheClock(db)
  await clock.sync()
  let loads = 0
  let release = () => {}
  const slow = new Promise<void>((resolve) => {
    release = resolve
  })
  const read = remembered(clock, ['settings'], async () => {
    loads++
    if (loads === 1) await slow
    return loads
  })
  const first = read()
  const shared = read()
  await db.transact((tx) => touch(tx, ['settings']))
  await clock.sync()
  release()
  expect([await first, await shared]).toEqual([1, 1])
  expect([await read(), await read()]).toEqual([2, 2])
})
