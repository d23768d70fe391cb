import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Database, openDatabase, type Reader } from '#server/db/database.ts'
import { keptAnswers } from '#server/db/keptAnswers.ts'
import { type Given, statement } from '#server/db/statement.ts'
import { exportTransactions } from '#server/shop/transactions/exportTransactions.ts'
import { demoDatabase, embeddedPath, freshDatabase } from '#tests/support/freshDatabase.ts'

const named = statement((reader: Reader, { name }: Given<{ name: string }>) =>
  reader.selectFrom('organizations').select(['id', 'name']).where('name', '>=', name),
)

const add = (db: Database, name: string) =>
  db.transact((tx) => tx.insertInto('organizations').values({ name }).execute())

test('a kept answer is read again after each commit, of this connection and of every other', async () => {
  const db = await freshDatabase()
  const other = openDatabase(db.url ?? '')
  const count = async (reader: Reader) => (await named.rows(reader, { name: 'North' })).length
  for (const [at, writer] of [db, other, db, other].entries()) {
    expect([await count(db.reader), await count(other.reader)]).toEqual([at, at])
    await add(writer, `North ${at}`)
    expect([await count(db.reader), await count(other.reader)]).toEqual([at + 1, at + 1])
  }
  await other.close()
})

test('who has read the answer of a later commit reads no kept answer from before it', async () => {
  const db = await freshDatabase()
  await add(db, 'North')
  // The limit of time never comes, and each step is in the same turn of the event loop.
  vi.spyOn(performance, 'now').mockReturnValue(0)
  onTestFinished(() => void vi.restoreAllMocks())
  await named.rows(db.reader, { name: 'North' })
  const file = new DatabaseSync(embeddedPath(db.url))
  file.exec(`insert into organizations (name) values ('North 2')`)
  file.close()
  expect(await named.rows(db.fileReader, { name: 'North' })).toHaveLength(2)
  expect(await named.rows(db.reader, { name: 'North' })).toHaveLength(2)
})

test('after a transaction that has read kept answers, its changes are read', async () => {
  const db = await freshDatabase()
  vi.spyOn(performance, 'now').mockReturnValue(0)
  onTestFinished(() => void vi.restoreAllMocks())
  await db.transact(async (tx) => {
    await tx.insertInto('organizations').values({ name: 'North' }).execute()
    await named.rows(db.reader, { name: 'North' })
    await named.rows(db.reader, { name: 'North' })
  })
  expect(await named.rows(db.reader, { name: 'North' })).toHaveLength(1)
})

test('a reader can change its list of rows, but not the rows, which others read too', async () => {
  const db = await freshDatabase()
  await add(db, 'North')
  const first = await named.rows(db.reader, { name: 'North' })
  const [row] = first
  expect(() => Object.assign(row ?? {}, { name: 'South' })).toThrow(TypeError)
  first.pop()
  expect(await named.rows(db.reader, { name: 'North' })).toEqual([{ id: row?.id, name: 'North' }])
})

test('a transaction sees what it has written itself', async () => {
  const db = await freshDatabase()
  expect(await named.rows(db.reader, { name: 'North' })).toEqual([])
  const inside = await db.transact(async (tx) => {
    await tx.insertInto('organizations').values({ name: 'North' }).execute()
    return [await named.rows(tx, { name: 'North' }), await named.rows(db.reader, { name: 'North' })]
  })
  expect(inside.map((rows) => rows.length)).toEqual([1, 0])
})

test('a file with every entry of the ledger leaves the kept answers to the pages that share them', async () => {
  const db = await demoDatabase()
  await named.rows(db.reader, { name: 'North' })
  const before = db.keptAnswers()
  let lines = 0
  const reading = {
    language: 'en',
    timeZone: 'UTC',
    siteLanguage: 'en',
    list: (names: readonly string[]) => names.join(),
  }
  for await (const part of exportTransactions(db, {}, reading)) lines += part.split('\n').length
  expect(lines).toBeGreaterThan(1000)
  expect(db.keptAnswers()).toEqual(before)
})

test('numbers, texts and null are different values, and bytes are not kept', () => {
  const kept = keptAnswers(() => 1)
  const answer = (value: unknown) => [{ a: value }]
  kept.find('select ?', [])
  kept.keep('select ?', [1], answer('number'))
  kept.keep('select ?', ['1'], answer('text'))
  kept.keep('select ?', [null], answer('null'))
  kept.keep('select ?', [new Uint8Array([1])], answer('bytes'))
  kept.keep('select ?', ['photo'], answer(new Uint8Array([1])))
  const found = [1, '1', null, new Uint8Array([1]), 'photo'].map((value) => kept.find('select ?', [value])?.[0]?.a)
  expect(found).toEqual(['number', 'text', 'null', undefined, undefined])
})

test.each([
  [
    ['a', 'b"1 c'],
    ['a"1 b', 'c'],
  ],
  [
    ['a b', 'c'],
    ['a', 'b c'],
  ],
  [
    ['a', 1],
    ['a', '1'],
  ],
  [
    [1, 23],
    [12, 3],
  ],
  [
    ['1 ', 2],
    [1, '2 '],
  ],
  [
    [null, 'null '],
    ['null ', null],
  ],
])('two lists of values are different: %j and %j', (one, other) => {
  const kept = keptAnswers(() => 1)
  kept.find('select ?, ?', one)
  kept.keep('select ?, ?', one, [{ a: 'one' }])
  expect(kept.find('select ?, ?', other)).toBeUndefined()
  expect(kept.find('select ?, ?', one)).toEqual([{ a: 'one' }])
})

test('an answer to many values counts for more memory, because each value has its own map', () => {
  const bytesFor = (values: number[]) => {
    const kept = keptAnswers(() => 1)
    kept.find('select ?', values)
    kept.keep('select ?', values, [])
    return kept.size().bytes
  }
  expect(bytesFor([1, 2, 3]) - bytesFor([1])).toBeGreaterThan(400)
})

test('the answers take 4 MiB at most, and a commit drops them', () => {
  let mark = 1
  const kept = keptAnswers(() => mark)
  kept.find('select ?', [])
  const long = [{ a: 'x'.repeat(500_000) }]
  for (let value = 0; value < 20; value++) {
    kept.keep('select ?', [value], long)
    expect(kept.size().bytes).toBeLessThanOrEqual(4 * 2 ** 20)
  }
  expect(kept.find('select ?', [19])).toEqual(long)
  mark = 2
  expect(kept.find('select ?', [19])).toBeUndefined()
  expect(kept.size()).toEqual({ entries: 0, bytes: 0 })
})
