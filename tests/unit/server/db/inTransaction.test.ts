import { expect, test } from 'vitest'
import { inTransaction } from '#server/db/inTransaction.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'

test('verbs inside a transaction take part in it, and read what they wrote', async () => {
  const db = await freshDatabase()
  const undone = db.transact(async (tx) => {
    const inside = inTransaction(tx)
    await inside.transact((same) => same.insertInto('organizations').values({ name: 'Saltmarsh' }).execute())
    const names = (reader: typeof inside.reader) => reader.selectFrom('organizations').select('name').execute()
    expect(await names(inside.reader)).toEqual([{ name: 'Saltmarsh' }])
    expect(await inside.snapshot(names)).toEqual([{ name: 'Saltmarsh' }])
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await db.reader.selectFrom('organizations').select('name').execute()).toEqual([])
})

test('the database inside a transaction is the same one: it never breaks, changes or closes by itself', async () => {
  const db = await freshDatabase()
  await db.transact(async (tx) => {
    const inside = inTransaction(tx)
    expect(inside.dialect).toBe(db.dialect)
    expect(inside.isBroken()).toBe(false)
    expect(inside.changeMark()).toBeNull()
    expect([inside.load(), inside.keptAnswers()], 'no connections and no kept answers of its own').toEqual([
      [],
      { entries: 0, bytes: 0 },
    ])
    await inside.close()
    expect(await inside.reader.selectFrom('organizations').select('name').execute()).toEqual([])
  })
})
