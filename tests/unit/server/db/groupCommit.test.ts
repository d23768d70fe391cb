import { existsSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Database, openDatabase } from '#server/db/database.ts'
import { isDatabaseAway } from '#server/db/failures.ts'
import { migrate } from '#server/db/migrate.ts'
import { freshFolder, morning } from '#tests/support/freshDatabase.ts'

async function openFile(): Promise<{ db: Database; file: string }> {
  const file = join(freshFolder(), 'site.db')
  const db = openDatabase(`sqlite:${file}`)
  await migrate(db, morning)
  return { db, file }
}

function found(db: Database, name: string): Promise<unknown> {
  return db.transact((tx) => tx.insertInto('organizations').values({ name }).execute())
}

function names(db: Database): Promise<string[]> {
  return db.reader
    .selectFrom('organizations')
    .select('name')
    .orderBy('id')
    .execute()
    .then((rows) => rows.map((row) => row.name))
}

test('a statement after the end of its transaction is refused, and is no part of the next one', async () => {
  const { db } = await openFile()
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  let late: Promise<unknown> = Promise.resolve()
  await db.transact(async (tx) => {
    late = ended.then(() => tx.insertInto('organizations').values({ name: 'Too late' }).execute())
    await tx.insertInto('organizations').values({ name: 'Saltmarsh' }).execute()
  })
  const refused = expect(late).rejects.toThrow('The transaction has ended')
  await db.transact(async (tx) => {
    end()
    await refused
    await tx.insertInto('organizations').values({ name: 'Bell Lane' }).execute()
  })
  expect(await names(db)).toEqual(['Saltmarsh', 'Bell Lane'])
})

test('of many who write at the same time, one that fails takes nothing of the others with it', async () => {
  const { db } = await openFile()
  const outcomes = await Promise.allSettled([
    found(db, 'Saltmarsh'),
    db.transact(async (tx) => {
      await tx.insertInto('organizations').values({ name: 'Half done' }).execute()
      throw new Error('thought better of it')
    }),
    found(db, 'Saltmarsh'),
    found(db, 'Bell Lane'),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
  expect(await names(db)).toEqual(['Saltmarsh', 'Bell Lane'])
  await db.close()
})

test('those who write at the same time share a commit', async () => {
  const { db, file } = await openFile()
  const before = commits(file)
  await Promise.all(Array.from({ length: 40 }, (_, n) => found(db, `Organisation ${n}`)))
  expect(await names(db)).toHaveLength(40)
  expect(commits(file) - before).toBeLessThanOrEqual(2)
  await db.close()
})

test('those who come in one after the other, as requests do, share a commit with who came first', async () => {
  const { db, file } = await openFile()
  const before = commits(file)
  const comeIn = (n: number) =>
    new Promise((resolve) => setTimeout(() => resolve(found(db, `Organisation ${n}`)), n < 20 ? 0 : 1))
  await Promise.all(Array.from({ length: 40 }, (_, n) => comeIn(n)))
  expect(await names(db)).toHaveLength(40)
  expect(commits(file) - before).toBeLessThanOrEqual(4)
  await db.close()
})

test('while many write, others are answered in between', async () => {
  const { db } = await openFile()
  let answered = 0
  const asking = setInterval(() => (answered += 1), 1)
  const busy = (n: number) =>
    db.transact(async (tx) => {
      await tx
        .insertInto('organizations')
        .values({ name: `Organisation ${n}` })
        .execute()
      const until = performance.now() + 2
      while (performance.now() < until);
    })
  await Promise.all(Array.from({ length: 30 }, (_, n) => busy(n)))
  clearInterval(asking)
  expect(answered).toBeGreaterThan(10)
  await db.close()
})

test('nobody gets a yes or a no before the commit that holds what they saw', async () => {
  const { db, file } = await openFile()
  const other = new DatabaseSync(file)
  const seen: number[] = []
  const look = () => {
    seen.push(Number(other.prepare('select count(*) as n from organizations').get()?.n))
  }
  await Promise.all([
    found(db, 'Saltmarsh').then(look),
    found(db, 'Saltmarsh').catch(look),
    found(db, 'Bell Lane').then(look),
  ])
  expect(seen).toEqual([2, 2, 2])
  other.close()
  await db.close()
})

test('all who wait for a lock that is not given are refused, and later ones can write again', async () => {
  const { db, file } = await openFile()
  const other = new DatabaseSync(file)
  other.exec('begin immediate')
  const outcomes = await Promise.allSettled([found(db, 'Saltmarsh'), found(db, 'Bell Lane')])
  for (const outcome of outcomes) {
    expect(outcome.status).toBe('rejected')
    expect(isDatabaseAway(outcome.status === 'rejected' && outcome.reason)).toBe(true)
  }
  const waiting = found(db, 'Harbour')
  setTimeout(() => other.exec('commit'), 80)
  await waiting
  expect(await names(db)).toEqual(['Harbour'])
  other.close()
  await db.close()
})

/**
 * How often the file was committed to: SQLite's own change counter does not count in WAL, frames with a commit mark do.
 */
function commits(file: string): number {
  if (!existsSync(`${file}-wal`)) return 0
  const wal = readFileSync(`${file}-wal`)
  const pageSize = wal.readUInt32BE(8)
  let count = 0
  for (let at = 32; at + 24 <= wal.length; at += 24 + pageSize) {
    const isCurrent = wal.readUInt32BE(at + 8) === wal.readUInt32BE(16)
    if (isCurrent && wal.readUInt32BE(at + 4) > 0) count += 1
  }
  return count
}
