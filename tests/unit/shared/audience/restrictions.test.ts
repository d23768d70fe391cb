import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { criterionTypes } from '#shared/audience/criteria.ts'
import {
  type Audience,
  goneValues,
  matches,
  type Restriction,
  valuesOf,
  whyHidden,
} from '#shared/audience/restrictions.ts'

const nurse = 31
const driver = 32
const mona: Audience = { language: ['ar'], country: ['DK'], title: [nurse], organizations: [1, 4], skill: [7] }

const restriction = (type: Restriction['type'], value: Restriction['value']): Restriction => ({
  type,
  value,
  rule: 'and',
})

describe('a section', () => {
  test('is for everyone if nothing restricts it', () => {
    expect(matches([], mona)).toBe(true)
    expect(matches([], {})).toBe(true)
  })

  test('is for people with any one of the values of a restriction', () => {
    expect(matches([restriction('title', [driver, nurse])], mona)).toBe(true)
    expect(matches([restriction('organizations', [9, 4])], mona)).toBe(true)
    expect(matches([restriction('title', driver)], mona)).toBe(false)
  })

  test('is for people who meet every restriction, and no others', () => {
    expect(matches([restriction('country', 'DK'), restriction('title', nurse)], mona)).toBe(true)
    expect(matches([restriction('country', 'DK'), restriction('title', driver)], mona)).toBe(false)
  })

  test('is not for people without a value for the criterion: a visitor has no title', () => {
    expect(matches([restriction('title', [nurse])], { language: ['ar'] })).toBe(false)
  })

  test('is for nobody if its value no longer exists or none is left', () => {
    expect(matches([restriction('title', [999])], mona)).toBe(false)
    expect(matches([restriction('title', [])], mona)).toBe(false)
  })

  test('is for the same people if an id is a number or text from a query', () => {
    expect(matches([restriction('title', String(nurse))], mona)).toBe(true)
    expect(matches([restriction('title', nurse)], { title: ['31'] })).toBe(true)
  })
})

describe('why a section is hidden', () => {
  test('names the restrictions that are not met, and no other', () => {
    const country = restriction('country', ['NO', 'SE'])
    expect(whyHidden([country, restriction('title', nurse)], mona)).toEqual([country])
  })
})

describe('a value that no longer exists', () => {
  test('is flagged alone, so that the editor can name it', () => {
    const exists = (_type: string, value: string | number) => value !== 999
    expect(goneValues([restriction('title', [nurse, 999]), restriction('country', 'DK')], exists)).toEqual([
      restriction('title', [999]),
    ])
  })
})

describe('the evaluator, whatever the restrictions and the audience', () => {
  const value = fc.oneof(fc.integer({ min: 1, max: 6 }), fc.constantFrom('en', 'ar', 'DK', 'NO'))
  const anyRestriction: fc.Arbitrary<Restriction> = fc.record({
    type: fc.constantFrom(...criterionTypes),
    value: fc.oneof(value, fc.array(value, { minLength: 1, maxLength: 4 })),
    rule: fc.constant('and' as const),
  })
  const restrictions = fc.array(anyRestriction, { maxLength: 4 })
  const audience: fc.Arbitrary<Audience> = fc.dictionary(
    fc.constantFrom(...criterionTypes),
    fc.array(value, { maxLength: 3 }),
  )

  test('matches exactly where it has no reason to hide', () => {
    fc.assert(fc.property(restrictions, audience, (r, a) => matches(r, a) === (whyHidden(r, a).length === 0)))
  })

  test('shows to no one more when a restriction is added', () => {
    fc.assert(
      fc.property(restrictions, anyRestriction, audience, (r, more, a) => !matches([...r, more], a) || matches(r, a)),
    )
  })

  test('hides from no one more when a value is added', () => {
    fc.assert(
      fc.property(anyRestriction, value, audience, (r, more, a) => {
        const wider = { ...r, value: [...valuesOf(r), more] }
        return !matches([r], a) || matches([wider], a)
      }),
    )
  })

  test('does not care for the order of restrictions', () => {
    fc.assert(fc.property(restrictions, audience, (r, a) => matches(r, a) === matches(r.toReversed(), a)))
  })

  test('takes each restriction by itself', () => {
    fc.assert(fc.property(restrictions, audience, (r, a) => matches(r, a) === r.every((one) => matches([one], a))))
  })
})
