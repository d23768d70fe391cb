import { expect, test } from 'vitest'
import { MAX_STOCK } from '#shared/contract/products.ts'
import { importCodes } from '#server/shop/products/importCodes.ts'
import { requireProduct } from '#server/shop/products/readProducts.ts'
import { changeProduct } from '#server/shop/products/saveProduct.ts'
import { freshDatabase, later } from '#tests/support/freshDatabase.ts'
import { addBuyer, addProduct, buy, stockLeft, refused } from '../shopFixture.ts'

const BUYERS = 6

test('pieces that a manager adds and pieces that are sold at the same moment are all counted', async () => {
  const db = await freshDatabase()
  const product = await addProduct(db, { stock: 10 })
  const { id, revision } = product
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => addBuyer(db, { points: 50 })))
  await Promise.all([
    ...buyers.map((buyer) => buy(db, buyer, [id])),
    changeProduct(db, id, { revision, stock_add: 20 }, { by: null, now: later(1) }),
  ])
  expect(await stockLeft(db, product)).toBe(10 + 20 - BUYERS)
})

test('a number that was typed before a sale does not overwrite it, and the rest of the change is not saved', async () => {
  const db = await freshDatabase()
  const product = await addProduct(db, { stock: 10 })
  await buy(db, await addBuyer(db, { points: 50 }), [product.id])
  const { id, revision } = product
  const change = { revision, title: 'Large mug', stock: 30, stock_seen: 10 }
  await expect(changeProduct(db, id, change, { by: null, now: later(1) })).rejects.toMatchObject({
    status: 409,
    details: { stock: 9 },
  })
  expect(await requireProduct(db.reader, id, later(1))).toMatchObject({ title: product.title, stock: 9, revision })
  // The manager has seen the new number and saves again.
  const saved = await changeProduct(db, id, { ...change, stock_seen: 9 }, { by: null, now: later(2) })
  expect(saved).toMatchObject({ title: 'Large mug', stock: 30 })
})

test('a sale and a new number at the same moment: the sale is counted, or the number is refused', async () => {
  const db = await freshDatabase()
  const product = await addProduct(db, { stock: 10 })
  const { id, revision } = product
  const buyer = await addBuyer(db, { points: 50 })
  const [, change] = await Promise.allSettled([
    buy(db, buyer, [id]),
    changeProduct(db, id, { revision, stock: 30, stock_seen: 10 }, { by: null, now: later(1) }),
  ])
  expect(await stockLeft(db, product)).toBe(change.status === 'fulfilled' ? 29 : 9)
})

test('of two managers who save a product at the same moment, one is refused and loses nothing', async () => {
  const db = await freshDatabase()
  const { id, revision } = await addProduct(db)
  const changes = [{ title: 'Blue mug' }, { price: 25 }]
  const results = await Promise.allSettled(
    changes.map((change) => changeProduct(db, id, { revision, ...change }, { by: null, now: later(1) })),
  )
  const first = results.findIndex(({ status }) => status === 'fulfilled')
  expect(results[1 - first]).toMatchObject({ reason: { status: 409, details: { revision: revision + 1 } } })
  const saved = await requireProduct(db.reader, id, later(2))
  expect(saved).toMatchObject({ revision: revision + 1, ...changes[first] })
  const both = await changeProduct(
    db,
    id,
    { revision: saved.revision, ...changes[1 - first] },
    { by: null, now: later(3) },
  )
  expect(both).toMatchObject({ title: 'Blue mug', price: 25 })
})

test('pieces are added up to the largest stock, and a refusal says how many more fit', async () => {
  const db = await freshDatabase()
  const { id, revision } = await addProduct(db, { stock: 10 })
  const tooMany = refused(changeProduct(db, id, { revision, stock_add: MAX_STOCK - 9 }, { by: null, now: later(1) }))
  expect((await tooMany).problems).toMatchObject([{ code: 'too_big', values: { limit: MAX_STOCK - 10 } }])
  expect(
    await changeProduct(db, id, { revision, stock_add: MAX_STOCK - 10 }, { by: null, now: later(1) }),
  ).toMatchObject({
    stock: MAX_STOCK,
  })
})

test('a voucher is saved with an empty stock, whatever number of codes was read: only its codes count', async () => {
  const db = await freshDatabase()
  const card = await addProduct(db, { title: 'Gift card', type: 'voucher' })
  await importCodes(db, card.id, ['A', 'B'], { by: null, now: later(1) })
  const change = { revision: 1, title: 'Tea card', stock: null, stock_seen: 1 }
  expect(await changeProduct(db, card.id, change, { by: null, now: later(2) })).toMatchObject({
    title: 'Tea card',
    stock: 2,
  })
})
