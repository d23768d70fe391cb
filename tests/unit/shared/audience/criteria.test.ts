import { expect, test } from 'vitest'
import { criteriaOf, isSingle } from '#shared/audience/criteria.ts'

test('the storefront for visitors offers only what is known of visitors', () => {
  expect(criteriaOf('unregistered')).toEqual(['language', 'organizations'])
})

test('language, country and title are single choices; the others are not', () => {
  const single = criteriaOf('registered').filter((type) => isSingle(type, 'registered'))
  expect(single).toEqual(['language', 'country', 'title', 'organizations'])
})

test('of organizations a previewed visitor may have several, a registered person one', () => {
  expect(isSingle('organizations', 'unregistered')).toBe(false)
  expect(isSingle('organizations', 'registered')).toBe(true)
})
