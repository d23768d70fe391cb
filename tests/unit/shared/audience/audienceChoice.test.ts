import { expect, test } from 'vitest'
import { audienceOfChoice, hasCriterion } from '#shared/audience/audienceChoice.ts'
import { whyHidden } from '#shared/audience/restrictions.ts'

test('an audience without a language has that of the site, so the language is no reason that a section is hidden', () => {
  const restrictions = [
    { type: 'language' as const, value: 'en', rule: 'and' as const },
    { type: 'country' as const, value: 'DK', rule: 'and' as const },
  ]
  for (const chosen of [{ country: ['NO'] }, { country: ['NO'], language: [] }])
    expect(whyHidden(restrictions, audienceOfChoice(chosen, 'en')).map(({ type }) => type)).toEqual(['country'])
  expect(audienceOfChoice({ language: ['ar'] }, 'en')).toEqual({ language: ['ar'] })
})

test('a choice without any value has no criterion', () => {
  for (const choice of [{}, { country: [] }, { country: undefined }]) expect(hasCriterion(choice)).toBe(false)
  expect(hasCriterion({ language: [], country: ['NO'] })).toBe(true)
})
