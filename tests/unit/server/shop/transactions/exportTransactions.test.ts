import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { exportTransactions } from '#server/shop/transactions/exportTransactions.ts'
import { listTransactions } from '#server/shop/transactions/readTransactions.ts'
import { CSV_MARK } from '#shared/csvLine.ts'
import type { TransactionFilter } from '#shared/contract/transactions.ts'
import { demoDatabase, freshDatabase } from '#tests/support/freshDatabase.ts'
import { lineOf } from '#tests/support/transactionLine.ts'
import { addBuyer, addProduct, buy } from '../shopFixture.ts'

const reading = {
  language: 'en',
  siteLanguage: 'en',
  timeZone: 'UTC',
  list: (names: readonly string[]) => names.join(', '),
}

function partsOf(db: Database, filter: TransactionFilter = {}): Promise<string[]> {
  return Array.fromAsync(exportTransactions(db, filter, reading))
}

async function rowsOf(db: Database, filter: TransactionFilter = {}): Promise<Record<string, string>[]> {
  return parse((await partsOf(db, filter)).join(''), { bom: true, columns: true })
}

test('the file has its head once, and every entry of the ledger once, the newest first, in parts of a hundred', async () => {
  const db = await demoDatabase()
  const entries = await db.reader
    .selectFrom('point_entries')
    .select('id')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const parts = await partsOf(db)
  expect(parts).toHaveLength(Math.ceil(entries.length / 100))
  const head = 'id,at_utc,uid,name,organizations,kind,amount,balance_after,title,reason,rule,order,state,tracking\r\n'
  expect(parts.map((part) => part.indexOf(CSV_MARK + head))).toEqual([0, ...parts.slice(1).map(() => -1)])
  expect((await rowsOf(db)).map(({ id }) => Number(id))).toEqual(entries.map(({ id }) => id))
})

test.each([undefined, 'purchase', 'earn', 'refund', 'manual_credit'] as const)(
  'a line of the file says the same as the entry in the list (%s)',
  async (kind) => {
    const db = await demoDatabase()
    const filter = { kind: kind && [kind] }
    const rows = await rowsOf(db, filter)
    const { data } = await listTransactions(db.reader, { ...filter, limit: 100 }, reading)
    expect(data.length).toBeGreaterThan(0)
    expect(rows.slice(0, data.length)).toEqual(data.map(lineOf))
  },
)

test('the organisations of a person are in one cell, in the order in which they were added', async () => {
  const db = await freshDatabase()
  const organizations: number[] = []
  for (const name of ['Pilots', 'Harbour', 'Academy']) {
    const added = await db.transact((tx) =>
      tx.insertInto('organizations').values({ name }).returning('id').executeTakeFirstOrThrow(),
    )
    organizations.push(added.id)
  }
  const ada = await addBuyer(db, { points: 50, organizations: organizations.toReversed() })
  const ben = await addBuyer(db, { points: 20 })
  await buy(db, ada, [(await addProduct(db)).id])
  expect((await rowsOf(db)).map(({ name, organizations }) => [name, organizations])).toEqual([
    [ada.user.full_name, 'Pilots; Harbour; Academy'],
    [ben.user.full_name, ''],
    [ada.user.full_name, 'Pilots; Harbour; Academy'],
  ])
})

test('a ledger without entries is a file that has only its head', async () => {
  const db = await freshDatabase()
  const parts = await partsOf(db)
  expect(parts).toHaveLength(1)
  expect(await rowsOf(db)).toEqual([])
})
