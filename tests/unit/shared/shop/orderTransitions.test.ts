import { describe, expect, test } from 'vitest'
import { orderStateTexts } from '#shared/shop/labels.ts'
import {
  endStates,
  isCancellable,
  isHandedOut,
  openStates,
  orderTransitions,
  waitingStates,
  waitsForStaff,
} from '#shared/shop/orderTransitions.ts'

const states = ['placed', 'pending_approval', 'approved', 'fulfilled', ...endStates] as const

test('an order takes only these steps', () => {
  expect(orderTransitions).toEqual({
    placed: ['fulfilled', 'cancelled_by_user', 'cancelled_by_admin'],
    pending_approval: ['approved', 'rejected', 'cancelled_by_user', 'cancelled_by_admin'],
    approved: ['fulfilled', 'cancelled_by_user', 'cancelled_by_admin'],
    fulfilled: ['returned'],
    rejected: [],
    cancelled_by_user: [],
    cancelled_by_admin: [],
    returned: [],
  })
})

test('an order that gave its buyer nothing has no next step', () => {
  expect(endStates).toEqual(['rejected', 'cancelled_by_user', 'cancelled_by_admin', 'returned'])
  for (const state of endStates) expect(orderTransitions[state], state).toEqual([])
})

test('an order waits for somebody until it is approved or handed out', () => {
  expect(waitingStates).toEqual(['placed', 'pending_approval'])
  expect(states.filter((state) => waitsForStaff(state))).toEqual(['placed', 'pending_approval'])
})

test('an order is open until it is delivered or gone', () => {
  expect(openStates).toEqual(['placed', 'pending_approval', 'approved'])
})

test('codes and instructions are shown from the approval on, and not after a return', () => {
  expect(states.filter(isHandedOut)).toEqual(['approved', 'fulfilled'])
})

describe('the buyer may cancel an order', () => {
  const cancellable = (...policies: Parameters<typeof isCancellable>[1]) =>
    states.filter((state) => isCancellable(state, policies))

  test('never, until it is approved or until it is delivered, as its product says', () => {
    expect(cancellable('never')).toEqual([])
    expect(cancellable('until_approved')).toEqual(['placed', 'pending_approval'])
    expect(cancellable('until_fulfilled')).toEqual(['placed', 'pending_approval', 'approved'])
  })

  test('only as long as all of its lines may be cancelled', () => {
    expect(cancellable('until_fulfilled', 'until_approved')).toEqual(['placed', 'pending_approval'])
    expect(cancellable('until_fulfilled', 'never')).toEqual([])
  })
})

test('the tone of an order says whether it is good news, still waiting or over', () => {
  const toned = (tone: string) => states.filter((state) => orderStateTexts[state].tone === tone)
  expect(toned('waiting')).toEqual(['placed', 'pending_approval'])
  expect(toned('good')).toEqual(['approved', 'fulfilled'])
  expect(toned('over')).toEqual([...endStates])
})
