import { describe, expect, test } from 'vitest'
import { needed } from '#shared/points/decide.ts'
import { documentOf, ruleOf } from './ruleOf.ts'

describe('the time in which earlier earnings count', () => {
  const time = (given: object, caps: object = {}) => {
    const rule = ruleOf({ repeat: 'per_completion', ...given })
    return needed(documentOf([rule], caps), rule, '2026-11-18 12:00:00', 'UTC')
  }
  const always = { from: '0000-01-01 00:00:00', until: '9999-12-31 23:59:59' }
  const day = { from: '2026-11-18 00:00:00', until: '2026-11-19 00:00:00' }
  const week = { from: '2026-11-16 00:00:00', until: '2026-11-23 00:00:00' }
  const month = { from: '2026-11-01 00:00:00', until: '2026-12-01 00:00:00' }

  test('is none without limits', () => {
    expect(time({})).toEqual({ own: null, all: null, sameObject: false })
  })

  test('is always for “once per object” and for a maximum for ever', () => {
    expect(time({ repeat: 'once_per_object' })).toEqual({ own: null, all: null, sameObject: true })
    expect(time({ max: { lifetime: 3 } })).toEqual({ own: always, all: null, sameObject: false })
  })

  test('is the period of a periodic rule and of each maximum', () => {
    expect(time({ repeat: 'periodic', period: 'week' }).own).toMatchObject(week)
    expect(time({ max: { day: 1 } }).own).toMatchObject(day)
    expect(time({ max: { week: 1 } }).own).toMatchObject(week)
    expect(time({ max: { month: 1 } }).own).toMatchObject(month)
  })

  test('is the cooldown on both sides', () => {
    expect(time({ cooldown_minutes: 60 }).own).toEqual({
      from: '2026-11-18 11:00:01',
      until: '2026-11-18 13:00:00',
    })
  })

  test('of several limits holds them all', () => {
    expect(time({ max: { week: 1 }, cooldown_minutes: 7 * 24 * 60 }).own).toEqual({
      from: '2026-11-11 12:00:01',
      until: '2026-11-25 12:00:00',
    })
    expect(time({ max: { day: 1, month: 1 } }).own).toEqual(month)
  })

  test('of all rules together is that of the caps', () => {
    expect(time({}, { daily_cap: 5 })).toMatchObject({ own: null, all: day })
    expect(time({}, { monthly_cap: 5 })).toMatchObject({ own: null, all: month })
    expect(time({}, { daily_cap: 5, monthly_cap: 5 }).all).toEqual(month)
  })
})
