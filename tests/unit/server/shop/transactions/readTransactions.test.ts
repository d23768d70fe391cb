import { expect, test } from 'vitest'
import { listTransactions, readTransaction } from '#server/shop/transactions/readTransactions.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { addBuyer, refused } from '../shopFixture.ts'
import { ledgerReading } from './ledgerDesk.ts'

test('each page says where the next one begins, and the last one that none follows', async () => {
  const db = await freshDatabase()
  for (let made = 0; made < 7; made++) await addBuyer(db, { points: 5 })
  const pages = []
  for (let after: number | undefined, isLast = false; !isLast;) {
    const { data, meta } = await listTransactions(db.reader, { limit: 3, after }, ledgerReading)
    expect(meta).toEqual({
      limit: 3,
      total: null,
      isLastPage: data.length < 3,
      next: data.length < 3 ? null : String(data[2]?.id),
    })
    pages.push(data.length)
    isLast = meta.isLastPage
    after = Number(meta.next)
  }
  expect(pages).toEqual([3, 3, 1])
  expect((await listTransactions(db.reader, {}, ledgerReading)).meta).toMatchObject({ limit: 50, isLastPage: true })
})

test('the pages of an organisation hold each entry once, even if its members have all theirs at the same moment', async () => {
  const db = await freshDatabase()
  const { id: organization } = await db.transact((tx) =>
    tx.insertInto('organizations').values({ name: 'Pilots' }).returning('id').executeTakeFirstOrThrow(),
  )
  for (let made = 0; made < 9; made++) await addBuyer(db, { points: 5, organizations: [organization] })
  const entries = await db.reader.selectFrom('point_entries').select('id').orderBy('id', 'desc').execute()
  const ids: number[] = []
  for (let after: number | undefined, isLast = false; !isLast; after = ids.at(-1)) {
    const { data, meta } = await listTransactions(db.reader, { organization, limit: 2, after }, ledgerReading)
    ids.push(...data.map(({ id }) => id))
    isLast = meta.isLastPage
  }
  expect(ids).toEqual(entries.map(({ id }) => id))
})

test('a page behind an entry that does not exist is empty', async () => {
  const db = await freshDatabase()
  await addBuyer(db, { points: 5 })
  expect(await listTransactions(db.reader, { after: 4711 }, ledgerReading)).toMatchObject({
    data: [],
    meta: { isLastPage: true, next: null },
  })
})

test('an entry that does not exist is not found', async () => {
  const db = await freshDatabase()
  expect(await refused(readTransaction(db.reader, 4711, ledgerReading))).toMatchObject({ status: 404 })
})
