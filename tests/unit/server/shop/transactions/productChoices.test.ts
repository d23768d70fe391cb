import { expect, test } from 'vitest'
import type { Visit } from '#server/people/visit.ts'
import type { Database } from '#server/db/database.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { addProduct } from '../shopFixture.ts'
import { searchLedger } from './ledgerDesk.ts'

async function titles(db: Database, reader: Partial<Visit> = {}) {
  return (await searchLedger(db, {}, reader)).products.map(({ title }) => title)
}

test('the products of the filter are sorted by title in the language of the reader, translated if possible', async () => {
  const db = await freshDatabase()
  await addProduct(db, { title: 'Ålborg mug', translations: { ar: { title: 'كوب' } } })
  await addProduct(db, { title: 'Zinc cup' })
  await addProduct(db, { title: 'Boat trip' })
  expect(await titles(db)).toEqual(['Ålborg mug', 'Boat trip', 'Zinc cup'])
  expect(await titles(db, { language: 'da' })).toEqual(['Boat trip', 'Zinc cup', 'Ålborg mug'])
  expect(await titles(db, { language: 'ar' })).toContain('كوب')
})

test('the newest hundred products are offered, and an older one only where it is chosen', async () => {
  const db = await freshDatabase()
  const ids: number[] = []
  for (let made = 0; made < 101; made++) ids.push((await addProduct(db, { title: `Mug ${made}` })).id)
  const [oldest = 0, ...newest] = ids
  const offered = async (product?: number) => {
    const { products } = await searchLedger(db, { filter: { product } })
    return products.map(({ id }) => id).toSorted((a, b) => a - b)
  }
  expect(await offered()).toEqual(newest)
  expect(await offered(newest[0])).toEqual(newest)
  expect(await offered(oldest)).toEqual(ids)
})
