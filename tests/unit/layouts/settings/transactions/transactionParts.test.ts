import { expect, test } from 'vitest'
import { endingsOf, forwardOf } from '#layouts/settings/transactions/decisions.ts'
import { countSet } from '#layouts/settings/transactions/filterWords.ts'
import { keptBySearch } from '#layouts/settings/transactions/transactionParts.ts'
import { readQuery } from '#shared/contract/query.ts'

test('a search keeps every filter except the person and the order, which it replaces', () => {
  const filter = { kind: ['purchase' as const, 'refund' as const], uid: 3, order: 5, product: 7, from: '2026-11-01' }
  const kept = keptBySearch(filter)
  expect(readQuery(new URLSearchParams(kept))).toEqual({
    kind: ['purchase', 'refund'],
    product: '7',
    from: '2026-11-01',
  })
})

test('the folded filters say how many of them are set', () => {
  expect(countSet({})).toBe(0)
  expect(countSet({ state: ['placed'], product: 7, uid: 3, from: undefined })).toBe(2)
})

test('an order that waits for a decision is approved or rejected, and is not offered for cancellation', () => {
  expect(forwardOf('pending_approval')?.action).toBe('approve')
  expect(endingsOf('pending_approval').map(({ action }) => action)).toEqual(['reject'])
  expect(endingsOf('approved').map(({ action }) => action)).toEqual(['cancel'])
  expect(endingsOf('placed').map(({ action }) => action)).toEqual(['cancel'])
  expect(endingsOf('fulfilled').map(({ action }) => action)).toEqual(['return'])
})
