import { expect, test } from 'vitest'
import { criterionTypes } from '#shared/audience/criteria.ts'
import { criterionSource, criterionSources, isOwnCriterion } from '#shared/audience/criterionSource.ts'

test('an administrator decides which criteria users set themselves; the language is always theirs', () => {
  expect(criterionTypes.filter((type) => isOwnCriterion(type, ['country']))).toEqual(['language', 'country'])
  const { users, others } = criterionSources
  const sources = criterionTypes.map((type) => criterionSource(type, 'registered', ['country']))
  expect(sources).toEqual([users, users, others, others, others, others])
})
