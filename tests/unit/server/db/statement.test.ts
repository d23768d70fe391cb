import { expect, test } from 'vitest'
import type { Reader, Tx } from '#server/db/database.ts'
import { dialectOf, numbersIn } from '#server/db/dialect.ts'
import { type Given, statement } from '#server/db/statement.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'

test('a statement is written once and answers for the values of each time', async () => {
  const db = await freshDatabase()
  let written = 0
  const add = statement((tx: Tx, { name }: Given<{ name: string }>) => {
    written += 1
    return tx.insertInto('organizations').values({ name }).returning(['id', 'name'])
  })
  const named = statement((reader: Reader, { name }: Given<{ name: string }>) =>
    reader.selectFrom('organizations').select('id').where('name', '=', name),
  )
  const [north, south] = await db.transact(async (tx) => [
    await add.one(tx, { name: 'North' }),
    await add.one(tx, { name: "South'; drop table organizations; --" }),
  ])
  expect(written).toBe(1)
  expect(await named.rows(db.reader, { name: 'North' })).toEqual([{ id: north?.id }])
  expect(await named.row(db.reader, { name: "South'; drop table organizations; --" })).toEqual({ id: south?.id })
  expect(await named.row(db.reader, { name: 'East' })).toBeUndefined()
  await expect(named.one(db.reader, { name: 'East' })).rejects.toThrow('There is no row')
})

test('it is part of its transaction: a rollback undoes it', async () => {
  const db = await freshDatabase()
  const add = statement((tx: Tx, { name }: Given<{ name: string }>) => tx.insertInto('organizations').values({ name }))
  await expect(
    db.transact(async (tx) => {
      expect(await add.run(tx, { name: 'Half done' })).toBe(1)
      throw new Error('and no further')
    }),
  ).rejects.toThrow('and no further')
  expect(await db.reader.selectFrom('organizations').selectAll().execute()).toEqual([])
})

test('it returns the id of the row that it inserts', async () => {
  const db = await freshDatabase()
  const add = statement((tx: Tx, { name }: Given<{ name: string }>) =>
    tx
      .insertInto('organizations')
      .values({ name })
      .$if(dialectOf(tx) === 'postgres', (insert) => insert.returning('id')),
  )
  const ids = await db.transact(async (tx) => [
    await add.id(tx, { name: 'North' }),
    await add.id(tx, { name: 'South' }),
  ])
  const rows = await db.reader.selectFrom('organizations').select('id').orderBy('name').execute()
  expect(ids).toEqual(rows.map(({ id }) => id))
})

test('it returns the number of rows that it changed', async () => {
  const db = await freshDatabase()
  const remove = statement((tx: Tx, { before }: Given<{ before: string }>) =>
    tx.deleteFrom('organizations').where('name', '<', before),
  )
  const removeAndCount = statement((tx: Tx, { before }: Given<{ before: string }>) =>
    tx.deleteFrom('organizations').where('name', '<', before).returning('name'),
  )
  await db.transact(async (tx) => {
    await tx
      .insertInto('organizations')
      .values(['North', 'East', 'South'].map((name) => ({ name })))
      .execute()
    expect(await remove.run(tx, { before: 'P' })).toBe(2)
    expect(await remove.run(tx, { before: 'P' })).toBe(0)
    expect(await removeAndCount.run(tx, { before: 'T' })).toBe(1)
  })
})

test('it refuses to be written with values that nobody named, rather than to forget them', async () => {
  const db = await freshDatabase()
  const add = statement((tx: Tx, given: Given<{ name: string }>) => tx.insertInto('organizations').values({ ...given }))
  await expect(db.transact((tx) => add.run(tx, { name: 'Lost' }))).rejects.toThrow('Name each value')
})

test('a list of numbers may be of any length, and empty', async () => {
  const db = await freshDatabase()
  const among = statement((reader: Reader, { ids }: Given<{ ids: string }>) =>
    reader
      .selectFrom('organizations')
      .select('name')
      .where('id', 'in', numbersIn(ids, dialectOf(reader)))
      .orderBy('id'),
  )
  const ids = await db.transact((tx) =>
    tx
      .insertInto('organizations')
      .values(['North', 'East', 'South'].map((name) => ({ name })))
      .returning('id')
      .execute(),
  )
  const named = async (wanted: (number | undefined)[]) =>
    (await among.rows(db.reader, { ids: JSON.stringify(wanted) })).map(({ name }) => name)
  expect(await named([ids[2]?.id, ids[0]?.id])).toEqual(['North', 'South'])
  expect(await named([])).toEqual([])
})
