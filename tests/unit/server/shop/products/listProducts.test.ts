import { expect, test } from 'vitest'
import { listProducts } from '#server/shop/products/readProducts.ts'
import type { ProductQuery } from '#shared/contract/products.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { addProduct } from '../shopFixture.ts'

test('a product is found by a part of its title in any language and in capital or small letters', async () => {
  const db = await freshDatabase()
  const german = { langcode: 'de', direction: 0, weight: 2, enabled: 0 }
  await db.transact((tx) => tx.insertInto('languages').values(german).execute())
  const text = { summary: '', description: '', instructions_after: '', terms: '' }
  const ar = { ...text, title: 'كوب أزرق' }
  const de = { ...text, title: 'ÜBERRASCHUNG aus Straßburg', description: 'lantern' }
  const blue = await addProduct(db, { title: 'Blue mug', translations: { ar, de } })
  const sale = await addProduct(db, { title: 'Über 50% off_today', type: 'experience' })
  const find = async (s: string, more: ProductQuery = {}) => {
    const { data, meta } = await listProducts(db.reader, { s, ...more }, morning)
    expect(meta.total).toBe(data.length)
    return data.map(({ id }) => id)
  }
  expect(await find('MUG')).toEqual([blue.id])
  expect(await find('أزرق')).toEqual([blue.id])
  expect(await find('über')).toEqual([sale.id, blue.id])
  expect(await find('STRASSBURG')).toEqual([blue.id])
  expect(await find('über', { type: 'experience' })).toEqual([sale.id])
  expect([await find('0%'), await find('f_t'), await find('5%f'), await find('e_m')]).toEqual([
    [sale.id],
    [sale.id],
    [],
    [],
  ])
  expect(await find('lantern'), 'only titles are searched').toEqual([])
  const second = await listProducts(db.reader, { s: 'über', page: 1, limit: 1 }, morning)
  expect([second.data.map(({ id }) => id), second.meta.total]).toEqual([[blue.id], 2])
})
