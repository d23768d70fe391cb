import { describe, expect, test } from 'vitest'
import { placeBeside, placeHref, readCalendarPlace, shownDays, spanOfDays } from '#shared/availability/calendarPlace.ts'

const today = '2026-11-22'
const read = (query: string) => readCalendarPlace(new URLSearchParams(query), today)

describe('the place of the calendar', () => {
  test('is read from the address, and written again', () => {
    expect(read('view=month&date=2026-12-03')).toEqual({ view: 'month', date: '2026-12-03' })
    expect(placeHref({ view: 'month', date: '2026-12-03' })).toBe('/availability?view=month&date=2026-12-03')
  })

  test('is the week of today if the address says nothing or nonsense', () => {
    for (const query of ['', 'view=year&date=tomorrow', 'date=2026-02-30', 'date=9999-01-01', 'date=0001-01-01'])
      expect(read(query)).toEqual({ view: 'week', date: today })
  })

  test('moves by weeks or months', () => {
    expect(placeBeside({ view: 'week', date: today }, 1).date).toBe('2026-11-29')
    expect(placeBeside({ view: 'month', date: '2026-01-31' }, 1).date).toBe('2026-02-28')
  })
})

describe('the shown days', () => {
  test('are the week from Monday', () => {
    const days = shownDays({ view: 'week', date: today }, today)
    expect([days[0], days.at(-1), days.length]).toEqual(['2026-11-16', '2026-11-22', 7])
  })

  test('are whole weeks around a month', () => {
    const days = shownDays({ view: 'month', date: today }, today)
    expect([days[0], days.at(-1)]).toEqual(['2026-10-26', '2026-12-06'])
    expect(shownDays({ view: 'month', date: '2027-02-10' }, today)).toHaveLength(28)
  })

  test('are the next 14 days, from today', () => {
    const days = shownDays({ view: 'next', date: '2026-01-01' }, today)
    expect([days[0], days.at(-1), days.length]).toEqual([today, '2026-12-05', 14])
  })

  test('are a span of the time zone', () => {
    expect(spanOfDays(['2026-10-25'], 'Europe/Copenhagen')).toEqual({
      from: '2026-10-24 22:00:00',
      until: '2026-10-25 23:00:00',
    })
  })
})
