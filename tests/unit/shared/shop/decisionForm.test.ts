import { expect, test } from 'vitest'
import { Refusal } from '#shared/refusal.ts'
import { readDecision } from '#shared/shop/decisionForm.ts'

test('the form of a decision is read, and fields that are empty or missing are left out', () => {
  const all = { action: 'fulfil', reason: 'Sent', tracking: 'DK 123', expected_state: 'approved' }
  expect(readDecision(all)).toEqual(all)
  expect(readDecision({ action: 'approve', reason: '', tracking: '', expected_state: '' })).toEqual({
    action: 'approve',
  })
  expect(readDecision({ action: 'approve' })).toEqual({ action: 'approve' })
})

test('a decision that cannot be read is refused with every problem', () => {
  const wrong = { action: 'burn', expected_state: 'lost', reason: 'x'.repeat(501) }
  const paths = () => {
    try {
      return readDecision(wrong)
    } catch (error) {
      if (error instanceof Refusal)
        return { status: error.status, paths: error.problems.map(({ path }) => path).sort() }
      throw error
    }
  }
  expect(paths()).toEqual({ status: 400, paths: ['action', 'expected_state', 'reason'] })
})
