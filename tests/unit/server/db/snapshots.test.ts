import { expect, test } from 'vitest'
import type { Reader } from '#server/db/database.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'

const names = async (reader: Reader) =>
  (await reader.selectFrom('organizations').select('name').orderBy('name').execute()).map(({ name }) => name)

test('each snapshot shows the moment of its own first read, also on a connection that was used before', async () => {
  const db = await freshDatabase()
  const before = await names(db.reader)
  const found = (name: string) => db.transact((tx) => tx.insertInto('organizations').values({ name }).execute())
  for (const name of ['Saltmarsh', 'Tidewater', 'Underhill']) {
    const during = await db.snapshot(async (reader) => {
      const first = await names(reader)
      await found(name)
      return [first, await names(reader)]
    })
    expect(during).toEqual([before, before])
    before.push(name)
    before.sort()
  }
  expect(await db.snapshot(names)).toEqual(before)
})

test('a snapshot whose reading fails leaves nothing behind for the next ones', async () => {
  const db = await freshDatabase()
  const broken = () =>
    db.snapshot(async (reader) => {
      await names(reader)
      throw new Error('The reading ends here.')
    })
  await expect(Promise.all([broken(), broken(), broken()])).rejects.toThrow('The reading ends here.')
  await db.transact((tx) => tx.insertInto('organizations').values({ name: 'Saltmarsh' }).execute())
  expect(await db.snapshot(names)).toContain('Saltmarsh')
})
