import { expect, test } from 'vitest'
import type { CalendarEvent } from '#server/availability/feeds/published/calendarEvent.ts'
import { writeCalendar } from '#server/availability/feeds/published/writeCalendar.ts'
import { propertiesOf, readBack } from '../readBack.ts'

const zones = [
  'America/New_York',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Africa/Casablanca',
  'Europe/Dublin',
  'UTC',
]
const HOUR = 3_600_000

function feedOf(events: readonly CalendarEvent[], name = 'Sessions') {
  return writeCalendar({ name, host: 'academy.test', language: 'en', events })
}

function event(timeZone: string, from: number, until: number, n: number): CalendarEvent {
  return {
    name: `session-${n}`,
    title: `Session ${n}`,
    times: { from: new Date(from), until: new Date(until), timeZone },
    status: 'CONFIRMED',
    changed: new Date('2026-11-02T03:04:05Z'),
  }
}

/** The next changes of the clock, if the zone has any. */
function changesOf(timeZone: string): number[] {
  const first = Temporal.Instant.from('2026-11-22T09:00:00Z').toZonedDateTimeISO(timeZone).getTimeZoneTransition('next')
  const second = first?.getTimeZoneTransition('next')
  return [first, second].filter((change) => change != null).map(({ epochMilliseconds }) => epochMilliseconds)
}

test.each(zones)(
  'sessions in %s are the same instants for every reader, also around changes of the clock',
  async (zone) => {
    const usual = ['2026-11-23T01:00:00Z', '2027-01-15T09:30:00Z', '2027-04-15T23:45:00Z', '2028-07-15T12:00:00Z']
    const around = changesOf(zone).flatMap((change) =>
      [-25, -2, -1, -0.5, 0, 0.25, 0.5, 1, 2, 24].map((hours) => change + hours * HOUR),
    )
    const starts = [...usual.map((text) => Date.parse(text)), ...around]
    const events = starts.map((from, n) => event(zone, from, from + 1.5 * HOUR, n + 100))
    const read = readBack(await feedOf(events))
    expect(read.map(({ from, until }) => [from, until])).toEqual(
      starts.map((from) => [new Date(from).toISOString(), new Date(from + 1.5 * HOUR).toISOString()]),
    )
  },
)

test('times are written with their zone, which the calendar describes once', async () => {
  const at = Date.parse('2027-01-15T09:30:00Z')
  const text = await feedOf([event('Europe/Berlin', at, at + HOUR, 1), event('Europe/Berlin', at, at + HOUR, 2)])
  expect(text).toContain('DTSTART;TZID=Europe/Berlin:20270115T103000\r\nDTEND;TZID=Europe/Berlin:20270115T113000\r\n')
  expect(text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1)
  expect(text).toContain('TZID:Europe/Berlin\r\n')
})

test('an hour that the clock shows twice is written in UTC, because a wall time could not say which one it is', async () => {
  const second = Date.parse('2027-10-31T01:30:00Z')
  expect(await feedOf([event('Europe/Berlin', second, second + HOUR, 1)])).toContain('DTSTART:20271031T013000Z\r\n')
})

test('long titles, line breaks, commas, semicolons and other scripts come back as they were', async () => {
  const title =
    'السلامة في العمل؛ الجزء الثاني، مع أمثلة عملية طويلة جدًا للمدربين والمتدربين في جميع الفروع \\ "2"; a, b 🧯🧑🏽‍🚒'
  const place = 'Room 1, 2nd floor; left\nBring a pass'
  const times = {
    from: new Date('2027-01-15T09:30:00Z'),
    until: new Date('2027-01-15T10:30:00Z'),
    timeZone: 'Africa/Cairo',
  }
  const text = await feedOf(
    [{ name: 'session-1', title, place, times, description: 'One\r\nTwo\u0000\u0007' }],
    'A, b; c\nd',
  )
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text).not.toMatch(/[^\r]\n|\r[^\n]/)
  expect(readBack(text)[0]?.title).toBe(title)
  expect(propertiesOf(text, title).get('location')).toBe(place)
  expect(propertiesOf(text, title).get('description')).toBe('One\nTwo')
  expect(text).toContain('\r\nX-WR-CALNAME:A\\, b\\; c\\nd\r\n')
})

test('the feed says how often it may be read, and by which program it was written', async () => {
  const text = await feedOf([])
  expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nX-PUBLISHED-TTL:PT1H\r\n')
  expect(text).toMatch(
    /^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:-\/\/academy\.test\/\/Learning platform\/\/EN\r\nCALSCALE:GREGORIAN\r\n/,
  )
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(text).not.toContain('METHOD')
})
