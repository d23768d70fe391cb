import { describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { cancelOrder } from '#server/shop/orders/cancel.ts'
import { approve, cancelForBuyer, fulfil, type OrderDecision, reject, takeReturn } from '#server/shop/orders/decide.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { addBuyer, addProduct, buy, orderChange, refused, visitAt } from '../shopFixture.ts'

/** An order of a new buyer, two managers, and the refusal that the second of them gets. */
async function orderOf(db: Database, fulfilment: 'approval' | 'manual' | 'instant') {
  const [ada, manager, colleague] = [await addBuyer(db, { points: 100 }), await addBuyer(db), await addBuyer(db)]
  const mug = await addProduct(db, { fulfilment, cancel_policy: 'until_fulfilled' })
  const { order } = await buy(db, ada, [mug.id])
  return {
    take: (decision: OrderDecision) => decision(db, orderChange(manager, order.id, 'Broken')),
    cancel: () => cancelOrder(db, ada, order.id),
    late: async (decision: OrderDecision) => {
      const { status, problems } = await refused(decision(db, orderChange(colleague, order.id, 'Broken')))
      expect({ status, code: problems[0]?.code, path: problems[0]?.path }).toEqual({
        status: 409,
        code: 'order_state',
        path: '',
      })
      const { message, values = {} } = problems[0] ?? { message: '' }
      return message.replace('{{name}}', values.name === manager.user.full_name ? 'The manager' : String(values.name))
    },
  }
}

describe('a manager who is late learns who was first', () => {
  test.each<['approval' | 'manual', OrderDecision, string]>([
    ['approval', approve, 'The manager has already approved this order.'],
    ['approval', reject, 'The manager has already rejected this order.'],
    ['manual', fulfil, 'The manager has already delivered this order.'],
    ['manual', cancelForBuyer, 'The manager has already cancelled this order.'],
  ])('of %s: a second decision like it is refused', async (fulfilment, decision, message) => {
    const db = await freshDatabase()
    const { take, late } = await orderOf(db, fulfilment)
    await take(decision)
    expect(await late(decision)).toBe(message)
  })

  test('with a return too', async () => {
    const { take, late } = await orderOf(await freshDatabase(), 'instant')
    await take(takeReturn)
    expect(await late(takeReturn)).toBe('The manager has already taken this order back.')
  })

  test('and when that was, in the details for programs', async () => {
    const db = await freshDatabase()
    const [ada, manager] = [await addBuyer(db, { points: 100 }), await addBuyer(db)]
    const { order } = await buy(db, ada, [(await addProduct(db, { fulfilment: 'approval' })).id])
    await approve(db, orderChange(visitAt(manager, '2026-11-21T10:00:00Z'), order.id))
    await expect(approve(db, orderChange(manager, order.id))).rejects.toMatchObject({
      details: { state: 'approved', by: manager.user.full_name, at: '2026-11-21 10:00:00' },
    })
  })

  test('unless the buyer was first, or the purchase itself', async () => {
    const db = await freshDatabase()
    const { cancel, late } = await orderOf(db, 'manual')
    await cancel()
    expect(await late(fulfil)).toBe('The buyer has already cancelled this order.')
    const instant = await orderOf(db, 'instant')
    expect(await instant.late(fulfil)).toBe('This is no longer possible for this order.')
    const waiting = await orderOf(db, 'approval')
    expect(await waiting.late(fulfil)).toBe('This is no longer possible for this order.')
  })
})
