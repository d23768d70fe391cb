import { expect, test } from 'vitest'
import { scarceProducts } from '#server/shop/overview/scarceProducts.ts'
import { importCodes } from '#server/shop/products/importCodes.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { addBuyer, addProduct } from '../shopFixture.ts'

test('a voucher is scarce from its low number of codes on, and not with one code more', async () => {
  const db = await freshDatabase()
  const [plenty, few] = [
    await addProduct(db, { type: 'voucher', low_stock_at: 2 }),
    await addProduct(db, { type: 'voucher', low_stock_at: 2 }),
  ]
  await importCodes(db, plenty.id, ['A', 'B', 'C'], { by: null, now: morning })
  await importCodes(db, few.id, ['A', 'B'], { by: null, now: morning })
  const { shown, low, sold_out } = await scarceProducts(db.reader, { now: morning, language: 'en', siteLanguage: 'en' })
  expect({ shown, low, sold_out }).toMatchObject({ shown: [{ id: few.id, left: 2 }], low: 1, sold_out: 0 })
})

test('the products that most learners want come first, and no more than twenty are read', async () => {
  const db = await freshDatabase()
  const { user } = await addBuyer(db)
  const products = []
  for (let made = 0; made < 24; made++) products.push(await addProduct(db, { stock: made % 2, low_stock_at: 5 }))
  const [wanted = 0, saved = 0] = [products[21]?.id, products[23]?.id]
  await db.transact(async (tx) => {
    const since = '2026-11-01 00:00:00'
    await tx.insertInto('stock_wishes').values({ uid: user.uid, product_id: wanted, since }).execute()
    await tx.insertInto('saving_goals').values({ uid: user.uid, product_id: saved, since, told_at: null }).execute()
  })
  const { shown, ...counts } = await scarceProducts(db.reader, { now: morning, language: 'en', siteLanguage: 'en' })
  expect(counts).toEqual({ low: 12, sold_out: 12, active: 12 })
  expect(shown.map(({ left }) => left)).toEqual([...Array<number>(12).fill(0), ...Array<number>(8).fill(1)])
  expect(shown.slice(12, 15)).toMatchObject([
    { id: wanted, waiting: 1, saving: 0 },
    { id: saved, waiting: 0, saving: 1 },
    { id: products[1]?.id, waiting: 0, saving: 0 },
  ])
})

const reading = { now: morning, language: 'en', siteLanguage: 'en' }

test('only twenty of more products that are sold out are shown, each with its first picture', async () => {
  const db = await freshDatabase()
  const file = '/media/cover/abcdefg/4-3/mug.svg'
  const { id } = await addProduct(db, { stock: 0, images: [{ file, alt: 'A mug' }] })
  for (let made = 0; made < 21; made++) await addProduct(db, { stock: 0 })
  const { shown, sold_out } = await scarceProducts(db.reader, reading)
  expect([shown.length, sold_out]).toEqual([20, 22])
  expect(shown[0]).toMatchObject({ id, image: { src: file, alt: 'A mug' } })
  expect(shown[1]?.image).toBeNull()
})

test('a product for which learners wait and save is wanted most, and of others the one with fewer pieces', async () => {
  const db = await freshDatabase()
  const { user } = await addBuyer(db)
  const products = []
  for (const stock of [5, 4, 3, 2]) products.push(await addProduct(db, { stock, low_stock_at: 5 }))
  const [most = 0, second = 0, plenty = 0, few = 0] = products.map(({ id }) => id)
  await db.transact(async (tx) => {
    const since = '2026-11-01 00:00:00'
    const waiting = [most, second].map((product_id) => ({ uid: user.uid, product_id, since }))
    await tx.insertInto('stock_wishes').values(waiting).execute()
    await tx.insertInto('saving_goals').values({ uid: user.uid, product_id: most, since, told_at: null }).execute()
  })
  const { shown } = await scarceProducts(db.reader, reading)
  expect(shown.map(({ id }) => id)).toEqual([most, second, few, plenty])
})
