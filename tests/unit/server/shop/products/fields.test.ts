import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { duplicateProduct } from '#server/shop/products/duplicateProduct.ts'
import { changeProduct } from '#server/shop/products/saveProduct.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { addProduct, addTraining, refusalCodes } from '../shopFixture.ts'

const change = (db: Database, id: number, more: object) => changeProduct(db, id, { revision: 1, ...more }, morning)

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
  const copy = await duplicateProduct(db, mug.id, morning)
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
