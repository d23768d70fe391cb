import { describe, expect, test } from 'vitest'
import { busyTimes } from '#server/availability/feeds/subscribed/busyTimes.ts'
import { apple } from './corpus/apple.ts'
import { broken } from './corpus/broken.ts'
import { google } from './corpus/google.ts'
import { others } from './corpus/others.ts'
import { outlook } from './corpus/outlook.ts'
import { calendar } from './corpus/sample.ts'

const now = Date.parse('2026-11-22T09:00:00Z')
const corpus = { google, outlook, apple, others, broken }

function read(text: string, timeZone = 'Europe/Berlin'): string[] {
  const minute = (moment: number) => new Date(moment).toISOString().slice(0, 16).replace('T', ' ')
  return busyTimes({ text, timeZone, now }).map(({ from, until }) => `${minute(from)}/${minute(until)}`)
}

describe.each(Object.entries(corpus))('calendars of the corpus: %s', (_name, samples) => {
  test.each(samples)('$title', ({ text, busy, timeZone }) => {
    expect(read(text, timeZone)).toEqual(busy)
  })
})

test('the corpus has at least 40 calendars', () => {
  expect(Object.values(corpus).flat().length).toBeGreaterThanOrEqual(40)
})

test.each([
  '',
  'Not found',
  '<!doctype html><title>BEGIN:VCALENDAR</title>',
  'BEGIN:VCARD\r\nEND:VCARD',
  '\u0000'.repeat(1000),
])('no calendar: %.20s', (text) => {
  expect(() => read(text)).toThrow('not_a_calendar')
})

function events(count: number, text: (n: number) => string): string {
  return calendar('x', ...Array.from({ length: count }, (_, n) => `BEGIN:VEVENT\nUID:${n}\n${text(n)}\nEND:VEVENT`))
}

test('more than 5,000 events, or 5,000 busy times, are too many', () => {
  const one = () => 'DTSTART:20261124T100000Z\nDTEND:20261124T110000Z'
  expect(read(events(5_000, one))).toHaveLength(1)
  expect(() => read(events(5_001, one))).toThrow('too_large')
  const often = (seconds: number) => `DTSTART:20261124T1000${seconds}Z\nDURATION:PT1S\nRRULE:FREQ=MINUTELY;COUNT=3000`
  expect(read(events(1, () => often(10)))).toHaveLength(3_000)
  expect(() => read(events(2, (n) => often(10 + n * 20)))).toThrow('too_large')
})

test('a rule with more occurrences than 50,000 is too large, whatever its beginning', () => {
  expect(() => read(events(1, () => 'DTSTART:20000101T000000Z\nDURATION:PT1S\nRRULE:FREQ=SECONDLY'))).toThrow(
    'too_large',
  )
})
