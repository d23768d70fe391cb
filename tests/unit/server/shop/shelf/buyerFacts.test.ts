import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { enrol, withdraw } from '#server/enrolments/enrolment.ts'
import type { LearnerVisit } from '#server/people/visit.ts'
import { approve } from '#server/shop/orders/decide.ts'
import { changeProduct } from '#server/shop/products/saveProduct.ts'
import { shelf } from '#server/shop/shelf/shelf.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { addBuyer, addProduct, addTraining, buy, orderChange, visitAt } from '../shopFixture.ts'

/** The reasons why products are unavailable, in the order in which they were added. */
async function reasons(db: Database, visit: LearnerVisit) {
  const { data } = await shelf(db.reader, visit, { sort: 'newest' })
  return data.toSorted((a, b) => a.id - b.id).map(({ availability }) => availability.reasons)
}

test('a training in which the learner is enrolled is not offered until the learner withdraws', async () => {
  const db = await freshDatabase()
  const [ada, bea] = [await addBuyer(db, { points: 100 }), await addBuyer(db, { points: 100 })]
  const training = await addTraining(db)
  const enrolment = { user: ada.user, trainingId: training, now: morning }
  await enrol(db, enrolment)
  await addProduct(db, { type: 'training', training })
  await addProduct(db)
  expect(await reasons(db, ada)).toEqual([[{ code: 'already_enrolled' }], []])
  expect(await reasons(db, bea)).toEqual([[], []])
  await withdraw(db, enrolment)
  expect(await reasons(db, ada)).toEqual([[], []])
})

test('a training that the learner ordered is not offered twice while the order is open, whatever its product sells now', async () => {
  const db = await freshDatabase()
  const [ada, bea] = [await addBuyer(db, { points: 100 }), await addBuyer(db, { points: 100 })]
  const [knots, sails] = [await addTraining(db), await addTraining(db, 'Sails')]
  const seat = await addProduct(db, { type: 'training', training: knots, fulfilment: 'approval' })
  await addProduct(db, { type: 'training', training: knots })
  const mug = await addProduct(db, { fulfilment: 'approval' })
  const { order } = await buy(db, ada, [seat.id])
  await buy(db, ada, [mug.id])
  await changeProduct(db, seat.id, { revision: 1, training: sails }, { by: null, now: morning })
  expect(await reasons(db, ada)).toEqual([[], [{ code: 'already_ordered' }], []])
  expect(await reasons(db, bea)).toEqual([[], [], []])
  await approve(db, orderChange(await addBuyer(db), order.id))
  expect((await reasons(db, ada))[1]).toEqual([{ code: 'already_enrolled' }])
})

test('each limit counts its own product, from the first second of its own period', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100, now: new Date('2026-11-01T09:00:00Z') })
  const [daily, once, other] = [
    await addProduct(db, { limit: { count: 1, period: 'day' } }),
    await addProduct(db, { limit: { count: 1, period: 'lifetime' } }),
    await addProduct(db, { limit: { count: 1, period: 'lifetime' } }),
  ]
  const today = visitAt(ada, '2026-11-21T09:00:00Z')
  // The day begins in Copenhagen at 23:00 UTC.
  await buy(db, visitAt(ada, '2026-11-20T22:59:59Z'), [daily.id])
  expect(await reasons(db, today)).toEqual([[], [], []])
  await buy(db, visitAt(ada, '2026-11-20T23:00:00Z'), [daily.id])
  await buy(db, visitAt(ada, '2026-11-02T09:00:00Z'), [once.id])
  const reached = { code: 'limit_reached', count: 1 }
  expect(await reasons(db, today)).toEqual([
    [{ ...reached, next: '2026-11-21 23:00:00' }],
    [{ ...reached, next: null }],
    [],
  ])
  expect(other.limit).toEqual({ count: 1, period: 'lifetime' })
})
