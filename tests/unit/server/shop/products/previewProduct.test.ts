import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { importCodes } from '#server/shop/products/importCodes.ts'
import { previewProduct } from '#server/shop/products/previewProduct.ts'
import { changeProduct } from '#server/shop/products/saveProduct.ts'
import { learnerOf, type Visit } from '#server/people/visit.ts'
import { shelfProduct } from '#server/shop/shelf/shelfProduct.ts'
import { ProductPreviewForm } from '#shared/contract/productPreview.ts'
import { freshDatabase, later, morning } from '#tests/support/freshDatabase.ts'
import { addBuyer, addProduct, addTraining, buy, refused, timeZone } from '../shopFixture.ts'

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
  expect(await refused(previewProduct(db.reader, asked(9999, '', {}), site))).toMatchObject({
    status: 400,
    problems: [{ path: 'uid', code: 'not_found' }],
  })
  expect((await refused(previewProduct(db.reader, asked(user.uid, 9999, {}), site))).status).toBe(404)
})

test('it says that a product is archived, that its time is over, and that its training is hidden', async () => {
  const db = await openedShop()
  const { user } = await addBuyer(db)
  const training = await addTraining(db)
  const { id } = await addProduct(db, { type: 'training', training })
  const hidden = async (typed: object) => (await previewProduct(db.reader, asked(user.uid, id, typed), site)).hidden
  const [past, now, future] = ['2026-11-20 08:00:00', '2026-11-21 09:00:00', '2026-12-01 08:00:00']
  expect(await hidden({ visible: { from: past, until: future } })).toEqual([])
  expect(await hidden({ visible: { from: now, until: null } })).toEqual([])
  expect(await hidden({ visible: { from: future, until: null } })).toEqual([{ code: 'not_visible_yet', from: future }])
  for (const until of [past, now]) {
    expect(await hidden({ visible: { from: null, until } })).toEqual([{ code: 'not_visible_anymore', until }])
  }
  await db.transact((tx) => tx.updateTable('trainings').set({ published: 0 }).where('id', '=', training).execute())
  await changeProduct(db, id, { revision: 1, status: 'paused' }, { by: null, now: morning })
  expect(await hidden({})).toEqual([{ code: 'training' }])
  await changeProduct(db, id, { revision: 2, status: 'archived' }, { by: null, now: morning })
  expect(await hidden({})).toEqual([{ code: 'archived' }, { code: 'training' }])
})

test('each restriction that the learner does not meet is named', async () => {
  const db = await openedShop()
  const { user } = await addBuyer(db, { country: 'SE' })
  const { id } = await addProduct(db)
  const restrictions = [
    { type: 'language', value: ['ar'], rule: 'and' },
    { type: 'country', value: ['DK'], rule: 'and' },
  ]
  const { hidden } = await previewProduct(db.reader, asked(user.uid, id, { restrictions }), site)
  expect(hidden).toEqual([
    { code: 'audience', criterion: 'language' },
    { code: 'audience', criterion: 'country' },
  ])
})

test('the stock of a voucher is the number of its free codes, whatever was typed', async () => {
  const db = await openedShop()
  const { user } = await addBuyer(db)
  const { id } = await addProduct(db, { type: 'voucher' })
  await importCodes(db, id, ['A', 'B'], { by: null, now: morning })
  const { item } = await previewProduct(db.reader, asked(user.uid, id, {}, { stock: '9' }), site)
  expect(item.stock).toBe(2)
})

test('without a chosen language the learner reads in their own, or in that of the site', async () => {
  const db = await openedShop()
  const [layla, ada] = [await addBuyer(db, { language: 'ar' }), await addBuyer(db, { language: null })]
  const { id } = await addProduct(db, { translations: { ar: { title: 'كوب' } } })
  const read = async ({ user }: { user: { uid: number } }) => {
    const { visit, item } = await previewProduct(db.reader, asked(user.uid, id, {}), { ...site, language: 'ar' })
    return [visit.language, item.title]
  }
  expect([await read(layla), await read(ada)]).toEqual([
    ['ar', 'كوب'],
    ['en', 'Enamel mug'],
  ])
})

test('a new product is empty and plain until something is typed', async () => {
  const db = await openedShop()
  const { user } = await addBuyer(db, { points: 50 })
  const { item } = await previewProduct(db.reader, asked(user.uid, '', {}), site)
  expect(item).toEqual({
    id: 0,
    title: '',
    summary: '',
    description: '',
    terms: '',
    lang: 'en',
    type: 'physical',
    price: 1,
    terms_digest: expect.any(String),
    category: null,
    image: null,
    images: [],
    featured: false,
    stock: null,
    low_stock: false,
    goal: false,
    wished: false,
    fulfilment: 'manual',
    cancel_policy: 'until_approved',
    limit: null,
    max_per_order: null,
    purchasable: { from: null, until: null },
    checkout_fields: [],
    training: null,
    availability: { status: 'available', reasons: [] },
  })
})

test('a training that exists is shown while it is typed', async () => {
  const db = await openedShop()
  const { user } = await addBuyer(db)
  const training = await addTraining(db)
  const typed = { type: 'training', training }
  const { item } = await previewProduct(db.reader, asked(user.uid, '', typed), site)
  expect(item.training).toEqual({ id: training, title: 'Knots' })
})
