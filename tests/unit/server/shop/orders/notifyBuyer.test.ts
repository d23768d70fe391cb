import { expect, test } from 'vitest'
import { approve } from '#server/shop/orders/decide.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { addBuyer, addProduct, buy, orderChange } from '../shopFixture.ts'

test('a buyer gets a mail about the decision of a manager', async () => {
  const db = await freshDatabase()
  const [ada, manager] = [await addBuyer(db, { points: 100 }), await addBuyer(db)]
  const mug = await addProduct(db, { fulfilment: 'approval' })
  const { order } = await buy(db, ada, [mug.id])
  await approve(db, orderChange(manager, order.id))
  const mailed = db.reader.selectFrom('notices').select(['uid', 'details']).where('mail_due', 'is not', null)
  expect((await mailed.execute()).map(({ uid, details }) => ({ uid, ...JSON.parse(details) }))).toEqual([
    { uid: ada.user.uid, order: order.id, state: 'approved', title: 'Enamel mug' },
  ])
})

test('an order is named after the first product of its request in every notification', async () => {
  const db = await freshDatabase()
  const [ada, manager] = [await addBuyer(db, { points: 100 }), await addBuyer(db)]
  const [mug, bag] = [await addProduct(db), await addProduct(db, { title: 'Bag', fulfilment: 'approval' })]
  const { order } = await buy(db, ada, [bag.id, mug.id])
  await approve(db, orderChange(manager, order.id))
  const notices = await db.reader.selectFrom('notices').select('details').orderBy('id').execute()
  expect(notices.map(({ details }) => JSON.parse(details))).toMatchObject([
    { state: 'pending_approval', title: 'Bag' },
    { state: 'approved', title: 'Bag' },
  ])
})
