import { expect, test } from 'vitest'
import { criteria, criteriaOf, criterionTypes, isAlwaysSingle, isSingle } from '#shared/audience/criteria.ts'

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

test('the storefront for people with an account offers every criterion', () => {
  expect(criteriaOf('registered')).toEqual([...criterionTypes])
})

test('a preview takes one language, and any number of professions and skills', () => {
  for (const storefront of ['registered', 'unregistered'] as const) expect(isSingle('language', storefront)).toBe(true)
  expect([criteria.profession.single, criteria.skill.single]).toEqual([[], []])
})

test('people state their language and their skills; everything else is stated by others', () => {
  expect(Object.fromEntries(criterionTypes.map((type) => [type, criteria[type].statedBy]))).toEqual({
    language: 'person',
    country: 'others',
    title: 'others',
    organizations: 'others',
    profession: 'others',
    skill: 'person',
  })
})

test('the choices are the lists of the site, or the vocabulary with the name of the criterion', () => {
  expect(Object.fromEntries(criterionTypes.map((type) => [type, criteria[type].values]))).toEqual({
    language: 'languages',
    country: 'countries',
    title: { vocabulary: 'title' },
    organizations: 'organizations',
    profession: { vocabulary: 'profession' },
    skill: { vocabulary: 'skill' },
  })
})

test('a criterion is always single if it is so on every storefront', () => {
  expect(criterionTypes.filter(isAlwaysSingle)).toEqual(['language', 'country', 'title'])
})
