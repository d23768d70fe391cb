import { expect, test } from 'vitest'
import { takeCheckoutAction } from '#server/shop/checkout/takeCheckoutAction.ts'
import { changeProduct } from '#server/shop/products/saveProduct.ts'
import { shelfProduct } from '#server/shop/shelf/shelfProduct.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { addBuyer, addProduct, buy, orderCount, pointsOf, refused } from '../shopFixture.ts'

async function shop() {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100 })
  const kind = { price: 30, terms: 'You may return it within 30 days.', cancel_policy: 'until_fulfilled' } as const
  const mug = await addProduct(db, { ...kind, fulfilment: 'manual' })
  const digest = async (id = mug.id) => (await shelfProduct(db.reader, ada, id)).terms_digest
  const change = (changes: object) => changeProduct(db, mug.id, { revision: 1, ...changes }, { by: null, now: morning })
  return { db, ada, mug, digest, change, accepted: { terms_accepted: true } }
}

const message = 'The terms or the rules for cancelling have changed. Check them before you redeem.'
const termsChanged = { message, path: '', code: 'terms_changed' }

test.each([
  ['terms', { terms: 'No returns.' }],
  ['cancel policy', { cancel_policy: 'never' }],
])('a buyer who saw another %s is refused, and pays nothing', async (_, changes) => {
  const { db, ada, mug, digest, change, accepted } = await shop()
  const seen = { ...accepted, expected_total: 30, expected_terms: { [mug.id]: await digest() } }
  await change(changes)
  expect(await refused(buy(db, ada, [mug.id], seen))).toEqual({ status: 409, problems: [termsChanged] })
  await expect(buy(db, ada, [mug.id], seen)).rejects.toMatchObject({ details: { products: [mug.id] } })
  expect([await pointsOf(db, ada), await orderCount(db)]).toEqual([100, 0])
  const read = { ...seen, expected_terms: { [mug.id]: await digest() } }
  expect((await buy(db, ada, [mug.id], read)).order.total).toBe(30)
})

test('other changes of a product do not hold up a buyer, and no more does a buyer who sends nothing', async () => {
  const { db, ada, mug, digest, change, accepted } = await shop()
  const seen = { ...accepted, expected_terms: { [mug.id]: await digest() } }
  await change({ title: 'Tin mug', description: '<p>New.</p>' })
  expect((await buy(db, ada, [mug.id], seen)).order.total).toBe(30)
  await changeProduct(db, mug.id, { revision: 2, terms: 'No returns.' }, { by: null, now: morning })
  expect((await buy(db, ada, [mug.id], accepted)).order.total).toBe(30)
})

test('a changed price and changed terms are reported at once', async () => {
  const { db, ada, mug, digest, change, accepted } = await shop()
  const seen = { ...accepted, expected_total: 30, expected_terms: { [mug.id]: await digest() } }
  await change({ terms: 'No returns.', price: 40 })
  const { status, problems } = await refused(buy(db, ada, [mug.id], seen))
  expect([status, problems.map(({ code }) => code)]).toEqual([409, ['price_changed', 'terms_changed']])
  await expect(buy(db, ada, [mug.id], seen)).rejects.toMatchObject({ details: { total: 40, products: [mug.id] } })
})

test('of several products only those are named whose terms have changed', async () => {
  const { db, ada, mug, digest, change, accepted } = await shop()
  const bag = await addProduct(db, { title: 'Bag' })
  const expected_terms = { [mug.id]: await digest(), [bag.id]: await digest(bag.id) }
  expect(new Set(Object.values(expected_terms)).size, 'each has its own terms').toBe(2)
  await change({ terms: 'No returns.' })
  const seen = { ...accepted, expected_terms }
  await expect(buy(db, ada, [bag.id, mug.id], seen)).rejects.toMatchObject({ details: { products: [mug.id] } })
  expect((await buy(db, ada, [bag.id], seen)).order.total).toBe(10)
})

test('the digest is of the terms in the language in which the buyer reads them', async () => {
  const { db, ada, mug, digest, change } = await shop()
  const before = await digest()
  const de = { title: 'Becher', summary: '', description: '', instructions_after: '', terms: 'Keine Rückgabe.' }
  await change({ translations: { de } })
  expect(await digest()).toBe(before)
  const inGerman = await shelfProduct(db.reader, { ...ada, language: 'de' }, mug.id)
  expect(inGerman.terms_digest).not.toBe(before)
})

test('the form without JavaScript sends the terms that its page showed', async () => {
  const { db, ada, mug, digest, change } = await shop()
  const form = { key: 'page', expected_price: '30', expected_terms: await digest(), terms_accepted: '1' }
  await change({ terms: 'No returns.' })
  expect(await refused(takeCheckoutAction(db, ada, mug.id, form))).toEqual({ status: 409, problems: [termsChanged] })
  expect((await takeCheckoutAction(db, ada, mug.id, { ...form, expected_terms: await digest() })).order.total).toBe(30)
})
