import { expect, test } from 'vitest'
import { enrol, withdraw } from '#server/enrolments/enrolment.ts'
import { goalOf, saveFor } from '#server/shop/wishes/goals.ts'
import { wish } from '#server/shop/wishes/wishes.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { addBuyer, addProduct, addTraining, buy, refused } from '../shopFixture.ts'

test('a learner cannot save for a product that they can never buy again', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 50 })
  const mug = await addProduct(db, { limit: { count: 2, period: 'lifetime' } })
  const bag = await addProduct(db, { title: 'Bag' })
  await buy(db, ada, [mug.id])
  await saveFor(db, ada, mug.id)
  await buy(db, ada, [mug.id])
  await saveFor(db, ada, bag.id)
  expect(await refused(saveFor(db, ada, mug.id))).toEqual({
    status: 409,
    problems: [{ code: 'limit_reached', message: 'Already redeemed {{count}} times', values: { count: 2 }, path: '' }],
  })
  expect(await goalOf(db.reader, ada), 'the goal before stays').toMatchObject({ product: { id: bag.id } })
})

test('a learner cannot save for a training that they have, until they withdraw from it', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db)
  const training = await addTraining(db)
  const enrolment = { user: ada.user, trainingId: training, now: morning }
  // A training that the shop sells is no longer free.
  await enrol(db, enrolment)
  const seat = await addProduct(db, { type: 'training', training })
  expect(await refused(saveFor(db, ada, seat.id))).toMatchObject({
    status: 409,
    problems: [{ code: 'already_enrolled', message: 'You already have this training' }],
  })
  await withdraw(db, enrolment)
  await saveFor(db, ada, seat.id)
  expect(await goalOf(db.reader, ada)).toMatchObject({ product: { id: seat.id } })
})

test('a learner cannot save for a training that is in an open order', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 50 })
  const seat = await addProduct(db, { type: 'training', training: await addTraining(db), fulfilment: 'approval' })
  await buy(db, ada, [seat.id])
  expect(await refused(saveFor(db, ada, seat.id))).toMatchObject({
    status: 409,
    problems: [{ code: 'already_ordered', message: 'You have already ordered this training' }],
  })
})

test('a learner cannot wait for a sold-out product that they can never buy again, but for one with a limit a month', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 50 })
  const mug = await addProduct(db, { stock: 1, limit: { count: 1, period: 'lifetime' } })
  const bag = await addProduct(db, { title: 'Bag', stock: 1, limit: { count: 1, period: 'month' } })
  await buy(db, ada, [mug.id])
  await buy(db, ada, [bag.id])
  expect(await refused(wish(db, ada, mug.id))).toMatchObject({ status: 409, problems: [{ code: 'limit_reached' }] })
  await wish(db, ada, bag.id)
  const wishes = await db.reader.selectFrom('stock_wishes').select('product_id').execute()
  expect(wishes).toEqual([{ product_id: bag.id }])
})

test('a learner saves for a product that they can buy later: points, stock, the next month or the sale', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 50 })
  const mug = await addProduct(db, { limit: { count: 1, period: 'month' } })
  await buy(db, ada, [mug.id])
  const later = [
    mug,
    await addProduct(db, { title: 'Boat', price: 9000 }),
    await addProduct(db, { title: 'Bag', stock: 0 }),
    await addProduct(db, { title: 'Lamp', purchasable: { from: '2026-12-01 08:00:00', until: null } }),
  ]
  for (const { id } of later) {
    await saveFor(db, ada, id)
    expect(await goalOf(db.reader, ada)).toMatchObject({ product: { id, availability: { status: 'unavailable' } } })
  }
})

test('a goal that is set during the last purchase of its product does not stay', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 500 })
  for (let round = 0; round < 20; round++) {
    const { id } = await addProduct(db, { limit: { count: 1, period: 'lifetime' } })
    const outcomes = await Promise.allSettled([buy(db, ada, [id]), saveFor(db, ada, id)])
    expect(outcomes[0].status).toBe('fulfilled')
    expect(await goalOf(db.reader, ada)).toBeNull()
  }
})
