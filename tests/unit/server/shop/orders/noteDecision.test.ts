import { expect, test } from 'vitest'
import { cancelOrder } from '#server/shop/orders/cancel.ts'
import { approve, cancelForBuyer, fulfil, type OrderDecision, reject, takeReturn } from '#server/shop/orders/decide.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { addBuyer, addProduct, buy, orderChange, visitAt } from '../shopFixture.ts'

test.each<[string, OrderDecision, 'approval' | 'manual' | 'instant', string, string]>([
  ['approved', approve, 'approval', 'pending_approval', 'approved'],
  ['rejected', reject, 'approval', 'pending_approval', 'rejected'],
  ['cancelled', cancelForBuyer, 'manual', 'placed', 'cancelled_by_admin'],
  ['fulfilled', fulfil, 'manual', 'placed', 'fulfilled'],
  ['returned', takeReturn, 'instant', 'fulfilled', 'returned'],
])('the audit log says who has %s an order, and not why', async (action, decide, fulfilment, before, after) => {
  const db = await freshDatabase()
  const [ada, manager] = [await addBuyer(db, { points: 100 }), await addBuyer(db)]
  const { order } = await buy(db, ada, [(await addProduct(db, { fulfilment })).id])
  await decide(db, orderChange(visitAt(manager, '2026-11-21T10:00:00Z'), order.id, 'Ada asked for it.'))
  const entries = await db.reader.selectFrom('audit_entries').selectAll().where('subject_type', '=', 'order').execute()
  expect(entries).toMatchObject([
    {
      at: '2026-11-21 10:00:00',
      actor: manager.user.uid,
      action,
      subject_type: 'order',
      subject_id: String(order.id),
      label: String(order.id),
      before_values: JSON.stringify({ state: before }),
      after_values: JSON.stringify({ state: after }),
    },
  ])
  expect(JSON.stringify(entries)).not.toContain('Ada asked')
})

test('the audit log does not say what buyers do with their own orders', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100 })
  const { order } = await buy(db, ada, [(await addProduct(db, { fulfilment: 'manual' })).id])
  await cancelOrder(db, ada, order.id)
  const entries = db.reader.selectFrom('audit_entries').select('id').where('subject_type', '=', 'order')
  expect(await entries.execute()).toEqual([])
})
