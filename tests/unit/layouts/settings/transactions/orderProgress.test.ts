import { expect, test } from 'vitest'
import type { OrderState } from '#shared/contract/orders.ts'
import type { ManagedOrder } from '#shared/contract/transactions.ts'
import { orderProgress } from '#layouts/settings/transactions/orderProgress.ts'

/** The stages of an order that went through these states, one a day, as `look label day`. */
function progressOf(...states: [OrderState, ...OrderState[]]): string[] {
  const history = states.map((state, at) => ({ state, at: `2026-11-1${at} 08:00:00`, actor: 1, reason: '' }))
  const last = history.at(-1)
  const order: ManagedOrder = {
    id: 1,
    state: last?.state ?? 'placed',
    total: 30,
    lines: [],
    answers: [],
    reason: '',
    tracking: '',
    placed_at: '2026-11-10 08:00:00',
    changed_at: last?.at ?? '',
    history,
  }
  return orderProgress(order).map(({ look, label, at }) => `${look} ${label} ${at?.slice(8, 10) ?? '-'}`)
}

test('an order that needs approval waits for the decision, then for the delivery', () => {
  expect(progressOf('pending_approval')).toEqual(['done Placed 10', 'now Decision -', 'next Delivery -'])
  expect(progressOf('pending_approval', 'approved')).toEqual(['done Placed 10', 'done Decision 11', 'now Delivery -'])
  expect(progressOf('pending_approval', 'approved', 'fulfilled')).toEqual([
    'done Placed 10',
    'done Decision 11',
    'done Delivered 12',
  ])
})

test('another order has no decision', () => {
  expect(progressOf('placed')).toEqual(['done Placed 10', 'now Delivery -'])
  expect(progressOf('fulfilled')).toEqual(['done Placed 10', 'done Delivered 10'])
})

test('an order that ended shows how far it came', () => {
  expect(progressOf('pending_approval', 'rejected')).toEqual(['done Placed 10', 'over Rejected 11'])
  expect(progressOf('placed', 'cancelled_by_user')).toEqual(['done Placed 10', 'over Cancelled by the buyer 11'])
  expect(progressOf('pending_approval', 'approved', 'cancelled_by_admin')).toEqual([
    'done Placed 10',
    'done Decision 11',
    'over Cancelled 12',
  ])
  expect(progressOf('fulfilled', 'returned')).toEqual(['done Placed 10', 'done Delivered 10', 'over Returned 11'])
})
