import { expect, test } from 'vitest'
import { MAX_DESCRIPTION, MAX_INSTRUCTIONS } from '#shared/contract/products.ts'
import type { Database } from '#server/db/database.ts'
import { duplicateProduct } from '#server/shop/products/duplicateProduct.ts'
import { readProductList } from '#server/shop/products/readProductList.ts'
import { listProducts } from '#server/shop/products/readProducts.ts'
import { changeProduct } from '#server/shop/products/saveProduct.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { addUpload, fileNamed } from '../../media/uploadRows.ts'
import { addBuyer, addProduct, addTraining, refusalCodes, refused } from '../shopFixture.ts'

const change = (db: Database, id: number, more: object) =>
  changeProduct(db, id, { revision: 1, ...more }, { by: null, now: morning })

test('HTML that is too long after it was cleaned is refused at its field', async () => {
  const db = await freshDatabase()
  const mug = await addProduct(db)
  expect(await refusalCodes(change(db, mug.id, { description: '&'.repeat(15_000) }))).toEqual(['description: too_long'])
  expect(await refusalCodes(addProduct(db, { instructions_after: '<'.repeat(4000) }))).toEqual([
    'instructions_after: too_long',
  ])
  const translations = { ar: { description: '&'.repeat(15_000) } }
  expect(await refusalCodes(addProduct(db, { translations }))).toEqual(['translations[ar][description]: too_long'])
})

test('a product whose text is longer than the limit of today is copied as it is', async () => {
  const db = await freshDatabase()
  const mug = await addProduct(db, { stock: 7, translations: { ar: { title: 'كوب' } } })
  const description = '&amp;'.repeat(15_000)
  await db.transact((tx) => tx.updateTable('products').set({ description }).where('id', '=', mug.id).execute())
  const copy = await duplicateProduct(db, mug.id, { by: null, now: morning })
  expect(copy).toMatchObject({ status: 'draft', revision: 1, stock: 7, description, translations: mug.translations })
  expect(copy.id).not.toBe(mug.id)
})

test('a product is translated into the languages of the site only', async () => {
  const db = await freshDatabase()
  const text = { title: 'Mug' }
  expect(await refusalCodes(addProduct(db, { translations: { ar: text, tlh: text, aa: text } }))).toEqual([
    'translations[tlh]: choice',
    'translations[aa]: choice',
  ])
  const mug = await addProduct(db, { translations: { ar: text } })
  const stored = JSON.stringify({ tlh: { ...mug.translations.ar } })
  await db.transact((tx) => tx.updateTable('products').set({ translations: stored }).where('id', '=', mug.id).execute())
  const kept = await change(db, mug.id, { translations: { tlh: mug.translations.ar, ar: mug.translations.ar } })
  expect(Object.keys(kept.translations)).toEqual(['tlh', 'ar'])
})

async function addTerm(db: Database, machine_name: string): Promise<number> {
  return db.transact(async (tx) => {
    const names = { machine_name, name: machine_name }
    const { id } = await tx.insertInto('vocabularies').values(names).returning('id').executeTakeFirstOrThrow()
    const term = { vocabulary_id: id, parent_tid: null, name: 'A term' }
    const { tid } = await tx.insertInto('terms').values(term).returning('tid').executeTakeFirstOrThrow()
    return tid
  })
}

test('the category of a product is a category of the shop, not a term of another vocabulary', async () => {
  const db = await freshDatabase()
  const [reward, topic] = [await addTerm(db, 'reward'), await addTerm(db, 'topic')]
  expect((await addProduct(db, { category: reward })).category).toBe(reward)
  expect(await refusalCodes(addProduct(db, { category: topic }))).toEqual(['category: not_found'])
})

test('only a product of the type training has a training', async () => {
  const db = await freshDatabase()
  const knots = await addTraining(db)
  expect(await refusalCodes(addProduct(db, { training: knots }))).toEqual(['training: unexpected'])
  const mug = await addProduct(db)
  expect(await refusalCodes(change(db, mug.id, { training: knots }))).toEqual(['training: unexpected'])
  const seat = await addProduct(db, { type: 'training', training: knots, status: 'draft' })
  expect((await change(db, seat.id, { type: 'physical' })).training, 'the draft of another type').toBeNull()
})

test('an active product keeps its type, a draft may get another one, and what stays may be sent again', async () => {
  const db = await freshDatabase()
  const [mug, draft] = [await addProduct(db), await addProduct(db, { status: 'draft' })]
  expect(await refusalCodes(change(db, mug.id, { type: 'donation' }))).toEqual(['type: status'])
  const same = { type: 'physical', status: 'active' }
  expect(await change(db, mug.id, { ...same, price: 20 })).toMatchObject({ ...same, price: 20 })
  expect(await change(db, draft.id, { type: 'donation' })).toMatchObject({ type: 'donation' })
})

test('a product of the type training is active only with a training', async () => {
  const db = await freshDatabase()
  expect(await refusalCodes(addProduct(db, { type: 'training' }))).toEqual(['training: required'])
  const training = await addTraining(db)
  const seat = await addProduct(db, { type: 'training', training })
  expect(seat).toMatchObject({ status: 'active', training })
  expect(await refusalCodes(change(db, seat.id, { training: null }))).toEqual(['training: required'])
  const draft = await addProduct(db, { type: 'training', status: 'draft' })
  expect(await change(db, draft.id, { status: 'active', training })).toMatchObject({ status: 'active', training })
})

test('a picture must be uploaded as one of a product; one whose upload is gone stays where it is', async () => {
  const db = await freshDatabase()
  const [uploaded, gone] = [fileNamed(1), fileNamed(2)]
  for (const file of [uploaded, gone]) await addUpload(db, file, morning)
  const pictures = (...files: string[]) => files.map((file) => ({ file, alt: 'A mug' }))
  const mug = await addProduct(db, { images: pictures(gone) })
  await db.transact((tx) => tx.deleteFrom('uploads').where('file', '=', gone).execute())
  expect(await refusalCodes(addProduct(db, { images: pictures(uploaded, gone) }))).toEqual([
    'images[1][file]: not_uploaded',
  ])
  const images = pictures(uploaded, gone)
  expect(await change(db, mug.id, { images })).toMatchObject({ images })
  await db.transact((tx) => tx.updateTable('uploads').set({ purpose: 'banner' }).execute())
  expect(await refusalCodes(addProduct(db, { images: pictures(uploaded) }))).toEqual(['images[0][file]: not_uploaded'])
})

test('the formatted texts of a product and of its translations are cleaned', async () => {
  const db = await freshDatabase()
  const typed = { description: '<p onclick="x()">Blue</p>', instructions_after: '<p onclick="x()">At the desk</p>' }
  const kept = { description: '<p>Blue</p>', instructions_after: '<p>At the desk</p>' }
  const mug = await addProduct(db, { ...typed, translations: { ar: { title: 'كوب', ...typed } } })
  expect(mug).toMatchObject({ ...kept, translations: { ar: { title: 'كوب', ...kept } } })
})

test('a change of one field leaves the others as they are, and a limit and a time can be removed', async () => {
  const db = await freshDatabase()
  const time = { from: '2026-11-01 08:00:00', until: '2026-12-24 08:00:00' }
  const full = { limit: { count: 2, period: 'week' as const }, visible: time, purchasable: time, featured: true }
  const mug = await addProduct(db, { ...full, summary: 'Painted', weight: 3, max_per_order: 2, terms: 'Mind it.' })
  expect(mug).toMatchObject(full)
  const dearer = await change(db, mug.id, { price: 50 })
  expect(dearer).toEqual({ ...mug, price: 50, revision: 2 })
  const never = { from: null, until: null }
  const removed = { limit: null, visible: never, purchasable: never, featured: false }
  expect(await changeProduct(db, mug.id, { revision: 2, ...removed }, { by: null, now: morning })).toEqual({
    ...dearer,
    ...removed,
    revision: 3,
  })
})

test('the list and its states are those of a category, and the categories that have products are offered', async () => {
  const db = await freshDatabase()
  const visit = await addBuyer(db)
  const reward = await addTerm(db, 'reward')
  const mug = await addProduct(db, { category: reward })
  await addProduct(db, { title: 'Bag' })
  const { products, meta, states, categories } = await readProductList(db.reader, { category: reward }, visit)
  expect(products.map(({ id, category }) => [id, category])).toEqual([[mug.id, reward]])
  expect([meta.total, states?.active]).toEqual([1, 1])
  expect([...categories.values()]).toEqual([{ tid: reward, name: 'A term' }])
  expect((await listProducts(db.reader, { category: reward + 1 }, morning)).meta.total).toBe(0)
  expect((await readProductList(db.reader, {}, visit)).meta.total).toBe(2)
})

test('the list names the product that was just changed', async () => {
  const db = await freshDatabase()
  const visit = await addBuyer(db)
  const { id } = await addProduct(db)
  expect((await readProductList(db.reader, {}, visit, id)).taken).toEqual({
    id,
    title: 'Enamel mug',
    status: 'active',
    revision: 1,
  })
  expect((await readProductList(db.reader, {}, visit)).taken).toBeUndefined()
})

test('a text may have its full length, and a refusal names the limit', async () => {
  const db = await freshDatabase()
  const full = { description: 'x'.repeat(MAX_DESCRIPTION), instructions_after: 'x'.repeat(MAX_INSTRUCTIONS) }
  expect(await addProduct(db, full)).toMatchObject(full)
  const { problems } = await refused(addProduct(db, { instructions_after: '<'.repeat(MAX_INSTRUCTIONS) }))
  expect(problems).toMatchObject([{ path: 'instructions_after', values: { limit: MAX_INSTRUCTIONS } }])
})
