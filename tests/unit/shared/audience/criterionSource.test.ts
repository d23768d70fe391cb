import { expect, test } from 'vitest'
import { criterionTypes } from '#shared/audience/criteria.ts'
import { criterionSource, criterionSources, isOwnCriterion } from '#shared/audience/criterionSource.ts'

test('an administrator decides which criteria users set themselves; the language is always theirs', () => {
  expect(criterionTypes.filter((type) => isOwnCriterion(type, ['country']))).toEqual(['language', 'country'])
  const { users, others } = criterionSources
  const sources = criterionTypes.map((type) => criterionSource(type, 'registered', ['country']))
  expect(sources).toEqual([users, users, others, others, others, others])
})

test('for visitors the page says the language and the host name the organisation, whatever users set themselves', () => {
  const { page, host, users, others } = criterionSources
  for (const own of [[], ['language']] as const) {
    expect(criterionSource('language', 'unregistered', own)).toBe(page)
    expect(criterionSource('organizations', 'unregistered', own)).toBe(host)
  }
  expect(criterionSource('skill', 'unregistered', ['skill'])).toBe(users)
  expect(criterionSource('country', 'unregistered', [])).toBe(others)
})
