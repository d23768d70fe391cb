import { describe, expect, test } from 'vitest'
import { nextVisibilityChange, visibleAt, visibleNowOrLater, whyNotVisible } from '#shared/sections/visibleAt.ts'

const section = (visible_from: string | null, visible_until: string | null, hidden = false) => ({
  hidden,
  visible_from,
  visible_until,
})
const at = (instant: string) => new Date(`${instant}Z`)

describe('a section with a time', () => {
  const december = section('2026-12-01 00:00:00', '2027-01-01 00:00:00')

  test('appears at its first instant and is gone at its last', () => {
    expect(visibleAt(december, at('2026-11-30T23:59:59'))).toBe(false)
    expect(visibleAt(december, at('2026-12-01T00:00:00'))).toBe(true)
    expect(visibleAt(december, at('2026-12-31T23:59:59'))).toBe(true)
    expect(visibleAt(december, at('2027-01-01T00:00:00'))).toBe(false)
  })

  test('is always there when it has no limits, and never when it is kept back', () => {
    expect(visibleAt(section(null, null), at('2026-12-01T00:00:00'))).toBe(true)
    expect(visibleAt(section(null, null, true), at('2026-12-01T00:00:00'))).toBe(false)
  })
})

test('a section that is not shown is kept back, not begun, or over, in this order', () => {
  const now = at('2026-12-01T00:00:00')
  const [past, future] = ['2026-11-01 00:00:00', '2027-01-01 00:00:00']
  expect(whyNotVisible(section(future, null, true), now)).toBe('hidden')
  expect(whyNotVisible(section(future, past), now)).toBe('from')
  expect(whyNotVisible(section(null, past), now)).toBe('until')
  expect(whyNotVisible(section(past, future), now)).toBeNull()
})

test('a section that has not begun will be shown, and one that is hidden or over will not', () => {
  const now = at('2026-12-01T00:00:00')
  const [past, future] = ['2026-11-01 00:00:00', '2027-01-01 00:00:00']
  expect(visibleNowOrLater(section(future, null), now)).toBe(true)
  expect(visibleNowOrLater(section(past, future), now)).toBe(true)
  expect(visibleNowOrLater(section(future, null, true), now)).toBe(false)
  expect(visibleNowOrLater(section(null, past), now)).toBe(false)
})

describe('how long a page may be kept', () => {
  const sections = [
    section('2026-12-01 00:00:00', '2027-01-01 00:00:00'),
    section(null, '2026-12-24 18:00:00'),
    section('2026-11-25 08:00:00', null, true),
    section(null, null),
  ]

  test('until the next of its sections appears or goes; what is kept back changes nothing', () => {
    expect(nextVisibilityChange(sections, at('2026-11-21T12:00:00'))).toEqual(at('2026-12-01T00:00:00'))
    expect(nextVisibilityChange(sections, at('2026-12-01T00:00:00'))).toEqual(at('2026-12-24T18:00:00'))
    expect(nextVisibilityChange(sections, at('2026-12-24T18:00:00'))).toEqual(at('2027-01-01T00:00:00'))
  })

  test('for ever when nothing is still to come', () => {
    expect(nextVisibilityChange(sections, at('2027-01-01T00:00:00'))).toBeNull()
    expect(nextVisibilityChange([], at('2026-11-21T12:00:00'))).toBeNull()
  })

  test('and nothing is seen to change before that instant', () => {
    const now = at('2026-12-02T10:00:00')
    const before = new Date((nextVisibilityChange(sections, now)?.getTime() ?? 0) - 1000)
    expect(sections.map((one) => visibleAt(one, before))).toEqual(sections.map((one) => visibleAt(one, now)))
  })
})
