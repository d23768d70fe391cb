import { expect, test } from 'vitest'
import { listTransactions, readTransaction } from '#server/shop/transactions/readTransactions.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { addBuyer, refused } from '../shopFixture.ts'
import { ledgerReading } from './ledgerDesk.ts'

test('each page says where the next one begins, and the last one that none follows', async () => {
  const db = await freshDatabase()
  for (let made = 0; made < 5; made++) await addBuyer(db, { points: 5 })
  const pages = []
  for (let after: number | undefined, isLast = false; !isLast;) {
    const { data, meta } = await listTransactions(db.reader, { limit: 2, after }, ledgerReading)
    expect(meta).toEqual({
      ...{ limit: 2, total: null, isLastPage: data.length < 2 },
      next: data.length < 2 ? null : String(data[1]?.id),
    })
    pages.push(data.length)
    isLast = meta.isLastPage
    after = Number(meta.next)
  }
  expect(pages).toEqual([2, 2, 1])
  expect((await listTransactions(db.reader, {}, ledgerReading)).meta).toMatchObject({ limit: 50, isLastPage: true })
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
