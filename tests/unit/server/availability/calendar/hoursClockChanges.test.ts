import { expect, test } from 'vitest'
import { hoursClockChanges } from '#server/availability/calendar/hoursClockChanges.ts'
import { everyDay, range, schedule, weekly } from '#tests/unit/shared/availability/person.ts'

const november = range('2026-11-23', '2026-11-30')

test('a calendar names the changes of the clock in its span and the next one after it, for each schedule', () => {
  const tokyo = schedule({ id: 2, time_zone: 'Asia/Tokyo' })
  const cairo = schedule({ id: 3, time_zone: 'Africa/Cairo' })
  const changesIn = (span: typeof november) =>
    hoursClockChanges([schedule(), tokyo, cairo], span).map(({ schedule: id, day }) => `${id} ${day}`)
  expect(changesIn(november)).toEqual(['1 2027-03-28', '3 2027-04-30'])
  expect(changesIn(range('2026-10-20', '2026-11-30'))).toEqual([
    '1 2026-10-25',
    '3 2026-10-29',
    '1 2027-03-28',
    '3 2027-04-30',
  ])
})

test('a change has the offsets before and after it, the hours that it cuts, and the next hours', () => {
  const night = schedule({ weekly: [...weekly(everyDay, '13:00', '14:00'), ...weekly([7], '01:00', '04:00')] })
  expect(hoursClockChanges([night], november)).toMatchObject([
    {
      at: '2027-03-28 01:00:00',
      minutes: 60,
      from_offset: 60,
      until_offset: 120,
      within: [{ from: '01:00', until: '04:00' }],
      next: { from: '01:00', until: '04:00' },
    },
  ])
  const monthly = weekly([3], '09:00', '12:00', { every_weeks: 4, anchor: '2027-03-24' })
  expect(hoursClockChanges([schedule({ weekly: monthly })], november)[0]?.next).toEqual({
    from: '09:00',
    until: '12:00',
  })
  expect(hoursClockChanges([schedule({ weekly: [] })], november)).toEqual([])
})
