import { expect, test } from 'vitest'
import { enrolPerson } from '#server/enrolments/enrolment.ts'
import { cancelOrder } from '#server/shop/orders/cancel.ts'
import { saveFor } from '#server/shop/wishes/goals.ts'
import { changeProduct } from '#server/shop/products/saveProduct.ts'
import { unwish, wish } from '#server/shop/wishes/wishes.ts'
import { saveSiteSettings } from '#server/site/saveSiteSettings.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { buy, addBuyer, addProduct, addTraining, openShop } from '../shopFixture.ts'
import { afterReading, look, lookAsIs, speakArabic, noticeLines } from './waitingDesk.ts'

test('a learner who waits for a sold-out product is notified once when it is back', async () => {
  const db = await freshDatabase()
  const [ada, bea, eve] = [
    await addBuyer(db, { points: 10 }),
    await addBuyer(db, { language: 'ar' }),
    await addBuyer(db),
  ]
  const ar = { title: 'كوب', summary: '', description: '', instructions_after: '', terms: '' }
  const mug = await addProduct(db, { stock: 1, fulfilment: 'manual', translations: { ar } })
  const { order } = await buy(db, ada, [mug.id])
  await wish(db, bea, mug.id)
  await wish(db, eve, mug.id)
  expect(await look(db)).toBe(0)
  await cancelOrder(db, ada, order.id)
  expect(await look(db)).toBe(2)
  expect(await look(db)).toBe(0)
  expect(await noticeLines(db, bea)).toEqual(['back_in_stock كوب'])
  expect(await noticeLines(db, eve)).toEqual(['back_in_stock Enamel mug'])
})

test('no learner is notified of a product that is hidden or unavailable', async () => {
  const db = await freshDatabase()
  const [ada, bea] = [await addBuyer(db, { country: 'DK' }), await addBuyer(db)]
  const mug = await addProduct(db, { stock: 0 })
  await wish(db, ada, mug.id)
  await wish(db, bea, mug.id)
  const restrictions = [{ type: 'country' as const, value: 'NO', rule: 'and' as const }]
  await changeProduct(
    db,
    mug.id,
    { revision: 1, stock: 3, stock_seen: 0, status: 'paused' },
    { by: null, now: morning },
  )
  expect(await look(db)).toBe(0)
  await changeProduct(db, mug.id, { revision: 2, status: 'active', restrictions }, { by: null, now: morning })
  expect(await look(db)).toBe(0)
  expect([await noticeLines(db, ada), await noticeLines(db, bea)]).toEqual([[], []])
})

test('a wish for a product that is restocked before the shop shows it waits until then', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db)
  const [mug, seat] = [
    await addProduct(db, { stock: 0 }),
    await addProduct(db, { title: 'Seat', type: 'training', training: await addTraining(db), stock: 0 }),
  ]
  for (const { id } of [mug, seat]) await wish(db, ada, id)
  const visible = { from: '2026-11-23 00:00:00', until: null }
  await changeProduct(db, mug.id, { revision: 1, stock: 3, stock_seen: 0, visible }, { by: null, now: morning })
  await changeProduct(db, seat.id, { revision: 1, stock: 3, stock_seen: 0 }, { by: null, now: morning })
  const publish = (published: 0 | 1) => db.transact((tx) => tx.updateTable('trainings').set({ published }).execute())
  await publish(0)
  expect(await look(db)).toBe(0)
  const next = new Date('2026-11-23T09:00:00Z')
  expect(await look(db, next)).toBe(1)
  expect(await noticeLines(db, ada)).toEqual(['back_in_stock Enamel mug'])
  await publish(1)
  expect(await look(db, next)).toBe(1)
  expect(await noticeLines(db, ada)).toEqual(['back_in_stock Enamel mug', 'back_in_stock Seat'])
})

test('a wish for a product that the shop no longer shows waits until it is shown again', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db)
  const mug = await addProduct(db, { stock: 0 })
  await wish(db, ada, mug.id)
  const visible = { from: null, until: '2026-11-21 09:00:00' }
  await changeProduct(db, mug.id, { revision: 1, stock: 3, stock_seen: 0, visible }, { by: null, now: morning })
  expect(await look(db)).toBe(0)
  await changeProduct(db, mug.id, { revision: 2, visible: { from: null, until: null } }, { by: null, now: morning })
  expect(await look(db)).toBe(1)
})

test('a wish ends if its learner is blocked or no longer in the audience of the product', async () => {
  const db = await freshDatabase()
  const [ada, bea] = [await addBuyer(db, { country: 'DK' }), await addBuyer(db, { country: 'NO' })]
  const mug = await addProduct(db, { stock: 0 })
  for (const visit of [ada, bea]) await wish(db, visit, mug.id)
  const restrictions = [{ type: 'country' as const, value: 'NO', rule: 'and' as const }]
  await changeProduct(db, mug.id, { revision: 1, stock: 3, stock_seen: 0, restrictions }, { by: null, now: morning })
  await db.transact((tx) =>
    tx.updateTable('users').set({ status: 'blocked' }).where('uid', '=', bea.user.uid).execute(),
  )
  expect(await look(db)).toBe(0)
  expect(await db.reader.selectFrom('stock_wishes').select('uid').execute()).toEqual([])
})

test('a wish ends without a notification if its learner has the training already', async () => {
  const db = await freshDatabase()
  const [ada, bea] = [await addBuyer(db), await addBuyer(db)]
  const training = await addTraining(db)
  const seat = await addProduct(db, { type: 'training', training, stock: 0 })
  for (const visit of [ada, bea]) await wish(db, visit, seat.id)
  await db.transact((tx) => enrolPerson(tx, { uid: ada.user.uid, trainingId: training, now: morning }))
  await changeProduct(db, seat.id, { revision: 1, stock: 3, stock_seen: 0 }, { by: null, now: morning })
  expect(await look(db)).toBe(1)
  expect([await noticeLines(db, ada), await noticeLines(db, bea)]).toEqual([
    [],
    [expect.stringContaining('back_in_stock')],
  ])
  expect(await db.reader.selectFrom('stock_wishes').select('uid').execute()).toEqual([])
})

test.each(['the shop', 'the points economy'])('without %s no learner is notified, and all wait on', async (what) => {
  const db = await freshDatabase()
  const [ada, bea] = [await addBuyer(db), await addBuyer(db, { points: 50 })]
  const [mug, pen] = [await addProduct(db, { stock: 0 }), await addProduct(db, { title: 'Pen', price: 50 })]
  await wish(db, ada, mug.id)
  await saveFor(db, bea, pen.id)
  await changeProduct(db, mug.id, { revision: 1, stock: 3, stock_seen: 0 }, { by: null, now: morning })
  const isShop = what === 'the shop'
  await saveSiteSettings(
    db,
    { features: { incentives: isShop, incentives_shop_enabled: !isShop } },
    { by: null, now: morning },
  )
  expect(await lookAsIs(db)).toBe(0)
  expect([await noticeLines(db, ada), await noticeLines(db, bea)]).toEqual([[], []])
  await saveSiteSettings(
    db,
    { features: { incentives: true, incentives_shop_enabled: true } },
    { by: null, now: morning },
  )
  expect(await lookAsIs(db)).toBe(2)
  expect([await noticeLines(db, ada), await noticeLines(db, bea)]).toEqual([
    ['back_in_stock Enamel mug'],
    ['goal_affordable Pen'],
  ])
})

test('a wish that the learner takes back while the job runs is not granted', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db)
  const mug = await addProduct(db, { stock: 0 })
  await openShop(db)
  await wish(db, ada, mug.id)
  await changeProduct(db, mug.id, { revision: 1, stock: 3, stock_seen: 0 }, { by: null, now: morning })
  expect(await lookAsIs(afterReading(db, () => unwish(db, ada, mug.id)))).toBe(0)
  expect(await noticeLines(db, ada)).toEqual([])
})

test('a learner who chose no language is notified as a reader of the language of the site', async () => {
  const db = await freshDatabase()
  await speakArabic(db)
  const [layla, ada] = [await addBuyer(db, { language: null }), await addBuyer(db)]
  const restrictions = [{ type: 'language' as const, value: 'ar', rule: 'and' as const }]
  const mug = await addProduct(db, { stock: 0 })
  for (const visit of [layla, ada]) await wish(db, visit, mug.id)
  await changeProduct(db, mug.id, { revision: 1, stock: 3, stock_seen: 0, restrictions }, { by: null, now: morning })
  expect(await look(db)).toBe(1)
  expect([await noticeLines(db, layla), await noticeLines(db, ada)]).toEqual([['back_in_stock Enamel mug'], []])
})

test('the original title of a product is in the language of the site, and other readers get their translation', async () => {
  const db = await freshDatabase()
  await speakArabic(db)
  const [layla, ada] = [await addBuyer(db, { language: 'ar' }), await addBuyer(db)]
  const mug = await addProduct(db, { title: 'كوب', stock: 0, translations: { en: { title: 'Mug' } } })
  for (const visit of [layla, ada]) await wish(db, visit, mug.id)
  await changeProduct(db, mug.id, { revision: 1, stock: 3, stock_seen: 0 }, { by: null, now: morning })
  expect(await look(db)).toBe(2)
  expect([await noticeLines(db, layla), await noticeLines(db, ada)]).toEqual([
    ['back_in_stock كوب'],
    ['back_in_stock Mug'],
  ])
})
