import { expect, test } from 'vitest'
import { adjust } from '#server/points/adjust.ts'
import { approve, fulfil } from '#server/shop/orders/decide.ts'
import { viewTransaction } from '#server/shop/transactions/viewTransaction.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { addBuyer, addProduct, buy, orderChange, timeZone } from '../shopFixture.ts'
import { ledgerReading, viewPurchase } from './ledgerDesk.ts'

test('the page of an entry names the users who changed its order, or who made the entry', async () => {
  const db = await freshDatabase()
  const [ada, boss, clerk] = [await addBuyer(db, { points: 50 }), await addBuyer(db), await addBuyer(db)]
  const trip = await addProduct(db, { fulfilment: 'approval' })
  const { order } = await buy(db, ada, [trip.id])
  await approve(db, orderChange(boss, order.id))
  await fulfil(db, orderChange(clerk, order.id))
  const nameOf = ({ user }: typeof ada) => [user.uid, user.full_name] as const
  const { names } = await viewPurchase(db, order.id)
  expect(names).toEqual(new Map([nameOf(ada), nameOf(boss), nameOf(clerk)]))
  const gift = { uid: ada.user.uid, amount: 5, reason: 'Gift', actor: boss.user.uid, key: 'story:gift' }
  const { id } = await adjust(db, gift, { now: morning, timeZone })
  const view = await viewTransaction(db.reader, id, ledgerReading)
  expect(view).toMatchObject({ transaction: { id, order: null }, queue: undefined })
  expect(view.names).toEqual(new Map([nameOf(boss)]))
})
