import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { previewProduct } from '#server/shop/products/previewProduct.ts'
import { learnerOf, type Visit } from '#server/people/visit.ts'
import { shelfProduct } from '#server/shop/shelf/shelfProduct.ts'
import { ProductPreviewForm } from '#shared/contract/productPreview.ts'
import { freshDatabase, later, morning } from '#tests/support/freshDatabase.ts'
import { addBuyer, addProduct, buy, refused, timeZone } from '../shopFixture.ts'

const site: Visit = { user: null, language: 'en', siteLanguage: 'en', now: morning, timeZone }

/** A site whose learners may use the shop. */
async function openedShop(): Promise<Database> {
  const db = await freshDatabase()
  const access = { role: 'learner', access: 'incentives_shop' }
  await db.transact((tx) => tx.insertInto('role_access').values(access).execute())
  return db
}

function asked(uid: number, id: number | '', product: object, more: object = {}) {
  return ProductPreviewForm.parse({ uid, id, language: '', product: JSON.stringify(product), stock: '', ...more })
}

test('the preview of a saved product is the page that the learner sees', async () => {
  const db = await openedShop()
  const buyer = await addBuyer(db, { points: 50 })
  const { id } = await addProduct(db, { description: '<p>Blue</p>', stock: 4, low_stock_at: 5 })
  const preview = await previewProduct(db.reader, asked(buyer.user.uid, id, {}, { stock: '4' }), site)
  expect(preview).toMatchObject({ points: 50, hidden: [], item: await shelfProduct(db.reader, buyer, id) })
  expect(learnerOf(preview.visit).user.uid).toBe(buyer.user.uid)
})

test('the typed values decide: price, stock, cleaned texts in the chosen language', async () => {
  const db = await openedShop()
  const { user } = await addBuyer(db, { points: 50 })
  const { id } = await addProduct(db)
  const text = { title: 'كوب', summary: '', description: '', instructions_after: '', terms: '' }
  const typed = { title: 'Cup', price: 80, description: '<p onclick="x()">Red</p>', translations: { ar: text } }
  const form = asked(user.uid, id, typed, { stock: '0' })
  const { item } = await previewProduct(db.reader, form, site)
  expect(item).toMatchObject({ title: 'Cup', description: '<p>Red</p>', stock: 0 })
  expect(item.availability.reasons).toEqual([{ code: 'sold_out' }, { code: 'insufficient_points', missing: 30 }])
  const arabic = await previewProduct(db.reader, { ...form, language: 'ar' }, site)
  expect(arabic.item).toMatchObject({ title: 'كوب', lang: 'ar' })
})

test('it says why the learner does not see the product', async () => {
  const db = await openedShop()
  const { user } = await addBuyer(db, { country: 'SE' })
  const { id } = await addProduct(db, { status: 'draft' })
  const typed = {
    restrictions: [{ type: 'country', value: ['DK'], rule: 'and' }],
    visible: { from: '2030-01-01 00:00:00', until: null },
  }
  const { hidden } = await previewProduct(db.reader, asked(user.uid, id, typed), site)
  expect(hidden.map(({ code }) => code)).toEqual(['draft', 'not_visible_yet', 'audience'])
})

test('a reached limit counts what the learner has bought', async () => {
  const db = await openedShop()
  const buyer = await addBuyer(db, { points: 50 })
  const { id } = await addProduct(db)
  await buy(db, buyer, [id])
  const typed = { limit: { count: 1, period: 'lifetime' } }
  const { item } = await previewProduct(db.reader, asked(buyer.user.uid, id, typed), { ...site, now: later(5) })
  expect(item.availability.reasons).toMatchObject([{ code: 'limit_reached', count: 1 }])
})

test('a new product has a preview before it is complete', async () => {
  const db = await openedShop()
  const { user } = await addBuyer(db, { points: 50 })
  const typed = { title: '', type: 'training', price: null, training: 999, category: 999, checkout_fields: [{}] }
  const { item, hidden } = await previewProduct(db.reader, asked(user.uid, '', typed), site)
  expect(item).toMatchObject({ id: 0, type: 'training', price: 1, training: null, checkout_fields: [] })
  expect(hidden).toEqual([{ code: 'draft' }])
})

test('a learner without access to the shop does not see it', async () => {
  const db = await freshDatabase()
  const { user } = await addBuyer(db)
  const { id } = await addProduct(db)
  const { hidden } = await previewProduct(db.reader, asked(user.uid, id, {}), site)
  expect(hidden).toEqual([{ code: 'no_access' }])
})

test('a learner or a product that does not exist is refused', async () => {
  const db = await openedShop()
  const { user } = await addBuyer(db)
  expect((await refused(previewProduct(db.reader, asked(9999, '', {}), site))).status).toBe(400)
  expect((await refused(previewProduct(db.reader, asked(user.uid, 9999, {}), site))).status).toBe(404)
})
