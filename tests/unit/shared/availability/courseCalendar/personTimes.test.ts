import { expect, test } from 'vitest'
import { readRange } from '#shared/availability/ranges.ts'
import { clockLead, personTimes, timesIn } from '#shared/availability/courseCalendar/personTimes.ts'

const span = (from: string, until: string) =>
  readRange({ from: `2026-11-24 ${from}:00`, until: `2026-11-24 ${until}:00` })
const session = { id: 4, title: 'First aid', training: 2, state: 'confirmed', status: 'scheduled' } as const

test('the times of a person are sorted by their beginning', () => {
  const { free, entries } = personTimes({
    uid: 1,
    free: [span('08:00', '09:00')],
    busy: [
      { ...span('13:00', '14:00'), kind: 'external_busy' },
      { ...span('06:00', '07:00'), kind: 'time_off', reason: 'sick', note: 'Back tomorrow' },
    ],
    sessions: [{ ...session, ...span('09:00', '11:00') }],
  })
  expect(free).toHaveLength(1)
  expect(entries.map(({ kind }) => kind)).toEqual(['time_off', 'session', 'external_busy'])
  expect(entries[0]).toMatchObject({ reason: 'sick', note: 'Back tomorrow' })
})

test('free time is cut to a range, entries are kept whole', () => {
  const times = personTimes({
    uid: 1,
    free: [span('08:00', '12:00')],
    busy: [],
    sessions: [{ ...session, ...span('11:00', '13:00') }],
  })
  const noon = { from: Date.parse('2026-11-24T11:30Z'), until: Date.parse('2026-11-24T12:30Z') }
  const part = timesIn(times, noon)
  expect(part.free).toEqual([{ from: noon.from, until: Date.parse('2026-11-24T12:00Z') }])
  expect(part.entries).toEqual(times.entries)
  expect(timesIn(times, { from: 0, until: 1 })).toEqual({ free: [], entries: [] })
})

test('a person without a calendar has no times', () => {
  expect(personTimes(undefined)).toEqual({ free: [], entries: [] })
})

test('a clock is ahead of another or behind it, as it is on that day', () => {
  const [winter, summer] = [Date.parse('2026-11-24T12:00Z'), Date.parse('2026-10-28T12:00Z')]
  expect(clockLead(winter, 'Asia/Kathmandu', 'Europe/Berlin')).toBe(285)
  expect(clockLead(winter, 'America/New_York', 'Europe/Berlin')).toBe(-360)
  // America changes its clocks a week later than Europe.
  expect(clockLead(summer, 'America/New_York', 'Europe/Berlin')).toBe(-300)
  expect(clockLead(winter, 'Europe/Berlin', 'Europe/Berlin')).toBe(0)
})
