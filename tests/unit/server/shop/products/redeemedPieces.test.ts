import { expect, test } from 'vitest'
import { cancelOrder } from '#server/shop/orders/cancel.ts'
import { redeemedPieces } from '#server/shop/products/redeemedPieces.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { addBuyer, addProduct, buy, visitAt } from '../shopFixture.ts'

test('the redeemed pieces are those of the last 90 days that were not given back', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 500, now: new Date('2026-01-05T10:00:00Z') })
  const [mug, cup] = [await addProduct(db, { fulfilment: 'manual' }), await addProduct(db, { title: 'Cup' })]
  const bought = async (moment: string) => (await buy(db, visitAt(ada, moment), [mug.id])).order.id
  await bought('2026-08-01T10:00:00Z')
  await bought('2026-11-01T10:00:00Z')
  await bought('2026-11-02T10:00:00Z')
  await cancelOrder(db, visitAt(ada, '2026-11-03T11:00:00Z'), await bought('2026-11-03T10:00:00Z'))
  const now = new Date('2026-11-21T12:00:00Z')
  const weeks = Array.from({ length: 13 }, (_, week) => (week === 10 ? 2 : 0))
  expect(await redeemedPieces(db.reader, [mug.id, cup.id], now)).toEqual(new Map([[mug.id, { total: 2, weeks }]]))
  expect(await redeemedPieces(db.reader, [], now)).toEqual(new Map())
})

test('a week begins and ends at midnight (UTC), and each order counts in one week', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 500, now: new Date('2026-01-05T10:00:00Z') })
  const { id } = await addProduct(db, { price: 1 })
  const moments = ['2026-08-23T12:00:00Z', '2026-08-23T12:00:01Z', '2026-08-29T23:59:59Z', '2026-08-30T00:00:00Z']
  moments.push('2026-11-14T23:59:59Z', '2026-11-15T00:00:00Z', '2026-11-21T12:00:00Z')
  for (const moment of moments) await buy(db, visitAt(ada, moment), [id])
  const now = new Date('2026-11-21T12:00:00Z')
  const weeks = [2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2]
  expect(await redeemedPieces(db.reader, [id], now)).toEqual(new Map([[id, { total: 6, weeks }]]))
})

test('an order of a server whose clock is ahead counts in the last week', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 50 })
  const { id } = await addProduct(db)
  await buy(db, visitAt(ada, '2026-11-22T00:00:05Z'), [id])
  const redeemed = await redeemedPieces(db.reader, [id], new Date('2026-11-21T23:59:59Z'))
  expect(redeemed.get(id)?.weeks.at(-1)).toBe(1)
})
