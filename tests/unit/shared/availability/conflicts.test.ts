import { describe, expect, test } from 'vitest'
import {
  conflictsOf,
  type PlannedSession,
  type SessionSurroundings,
  severityOf,
} from '#shared/availability/conflicts.ts'
import { translatedConflict } from '#shared/availability/conflictTexts.ts'
import { formatsFor } from '#shared/i18n/format.ts'
import { conflictCodes, conflictSeverities } from '#shared/contract/trainingSessions.ts'
import { writtenRange } from '#shared/availability/ranges.ts'
import { instantAt } from '#shared/availability/wallClock.ts'
import { person, range, schedule, session, weekly } from './person.ts'

interface Given {
  subject?: Partial<PlannedSession>
  others?: PlannedSession[]
  calendar?: Parameters<typeof person>[0]
  seats?: [number, number][]
}

const format = formatsFor({ lang: 'en', timeZone: 'UTC', patterns: {} })

function found({ subject = {}, others = [], calendar = {}, seats = [] }: Given = {}) {
  const around: SessionSurroundings = {
    sessions: [session(subject), ...others],
    calendars: new Map([1, 2].map((uid) => [uid, person({ ...calendar, uid })])),
    seats: new Map(seats),
  }
  return conflictsOf(session(subject), around)
}
const codes = (given: Given) => found(given).map(({ code, uid }) => (uid === undefined ? code : `${code} ${uid}`))
const at = (from: string, until: string) => ({ from: `2026-11-23 ${from}:00`, until: `2026-11-23 ${until}:00` })
const inBerlin = (time: string) => writtenRange({ from: instantAt('2026-11-23', time, 'Europe/Berlin'), until: 0 }).from
const t = (source: string, values: Record<string, string | number> = {}) =>
  source.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
const other = (fields: Partial<PlannedSession>) => session({ id: 2, title: 'The story hour', ...fields })
const timeOff = (from: string, until: string) => [{ all_day: false, ...at(from, until) }]

describe('a session', () => {
  test('in the hours of its instructor, alone, has no conflicts', () => {
    expect(found()).toEqual([])
  })

  test('at the same time as another one of its instructor is booked twice; one that touches it is not', () => {
    expect(codes({ others: [other(at('09:59', '11:00'))] })).toEqual(['double_booked 1'])
    expect(codes({ others: [other(at('10:00', '11:00')), other(at('08:00', '09:00'))] })).toEqual([])
    const requested = [{ uid: 1, state: 'requested' as const }]
    expect(codes({ others: [other({ instructors: requested })] })).toEqual(['double_booked 1'])
  })

  test('does not compete with a cancelled one, or with one that the instructor has declined', () => {
    expect(codes({ others: [other({ status: 'cancelled' })] })).toEqual([])
    expect(codes({ others: [other({ instructors: [{ uid: 1, state: 'declined' }] })] })).toEqual([])
    expect(codes({ others: [other({ instructors: [{ uid: 2, state: 'confirmed' }] })] })).toEqual([])
  })

  test('that is cancelled has no conflicts', () => {
    expect(codes({ subject: { status: 'cancelled', instructors: [] }, others: [other({})] })).toEqual([])
  })

  test('during time off loses its instructor, and has none left if no other can teach', () => {
    expect(codes({ calendar: { time_off: timeOff('09:30', '15:00') } })).toEqual(['no_instructor', 'time_off 1'])
    expect(codes({ calendar: { time_off: timeOff('10:00', '15:00') } })).toEqual([])
    const both = [1, 3].map((uid) => ({ uid, state: 'confirmed' as const }))
    expect(codes({ subject: { instructors: both }, calendar: { time_off: timeOff('09:30', '15:00') } })).toEqual([
      'time_off 1',
    ])
  })

  test('without an instructor, or with declined ones only, has no instructor', () => {
    expect(codes({ subject: { instructors: [] } })).toEqual(['no_instructor'])
    expect(codes({ subject: { instructors: [{ uid: 1, state: 'declined' }] } })).toEqual(['no_instructor'])
  })

  test('outside the hours, in part or whole, says so; not for the part in time off', () => {
    expect(codes({ subject: at('10:30', '11:01') })).toEqual(['outside_hours 1'])
    expect(codes({ subject: at('10:30', '11:00') })).toEqual([])
    expect(codes({ calendar: { schedules: [] } })).toEqual(['outside_hours 1'])
    expect(codes({ subject: at('10:30', '12:00'), calendar: { time_off: timeOff('11:00', '15:00') } })).toEqual([
      'no_instructor',
      'time_off 1',
    ])
  })

  test.each([
    ['16:30', '18:00', 'Works until 17:00 (CET).'],
    ['13:00', '14:00', 'Works until 11:00, and again from 15:00 (CET).'],
    ['10:00', '16:00', 'Works until 11:00, and again from 15:00 (CET).'],
    ['08:00', '10:00', 'Works from 09:00 (CET).'],
    ['08:00', '12:00', 'Works from 09:00 until 11:00 (CET).'],
    ['21:00', '22:00', 'Works until 17:00 (CET).'],
  ])('from %s to %s says when its instructor works, on the clock of the session', (from, until, text) => {
    const hours = [...weekly([1], '09:00', '11:00'), ...weekly([1], '15:00', '17:00')]
    const [conflict] = found({
      subject: { from: inBerlin(from), until: inBerlin(until) },
      calendar: { schedules: [schedule({ weekly: hours })] },
    })
    expect(translatedConflict(conflict!, { t, format })).toMatchObject({ code: 'outside_hours', text })
  })

  test('says when its instructor works with times as the site writes them', () => {
    const [conflict] = found({ subject: { from: inBerlin('10:00'), until: inBerlin('16:30') } })
    const patterns = { time: 'g:i A' }
    const reader = { t, format: formatsFor({ lang: 'en', timeZone: 'Asia/Tokyo', patterns }) }
    expect(translatedConflict(conflict!, reader)).toMatchObject({ text: 'Works until 12:00 PM (CET).' })
  })

  test('on a day without hours says only that it is outside them', () => {
    const [conflict] = found({ calendar: { schedules: [] } })
    expect(conflict?.message).toBe('This time is outside the hours of the instructor.')
  })

  test('is outside the hours if an override closes its day', () => {
    const closed = { id: 1, schedule: 1, from: '2026-11-23', until: '2026-11-23', kind: 'closed' as const, ranges: [] }
    expect(codes({ calendar: { schedules: [schedule()], overrides: [closed] } })).toEqual(['outside_hours 1'])
  })

  test('meets busy times of other calendars, except during time off', () => {
    const busy = [range('2026-11-23 09:45', '2026-11-23 12:00')]
    expect(codes({ calendar: { busy } })).toEqual(['external_busy 1'])
    expect(codes({ calendar: { busy: [range('2026-11-23 10:00', '2026-11-23 12:00')] } })).toEqual([])
    expect(codes({ calendar: { busy, time_off: timeOff('09:40', '12:00') } })).toEqual(['no_instructor', 'time_off 1'])
  })

  test('too near to another one of its instructor leaves a short gap, before and after', () => {
    const calendar = { gap_minutes: 15 }
    expect(codes({ calendar, others: [other(at('10:10', '11:00'))] })).toEqual(['short_gap 1'])
    expect(codes({ calendar, others: [other(at('08:00', '09:00'))] })).toEqual(['short_gap 1'])
    expect(codes({ calendar, others: [other(at('10:15', '11:00'))] })).toEqual([])
    expect(codes({ calendar, others: [other(at('09:30', '11:00'))] })).toEqual(['double_booked 1'])
  })

  test('in the room of another one at the same time finds the room taken', () => {
    const elsewhere = { instructors: [{ uid: 2, state: 'confirmed' as const }] }
    expect(codes({ subject: { room: 4 }, others: [other({ room: 4, ...elsewhere })] })).toEqual(['room_taken'])
    expect(codes({ subject: { room: 4 }, others: [other({ room: 5, ...elsewhere })] })).toEqual([])
    expect(
      codes({ subject: { room: 4 }, others: [other({ room: 4, ...elsewhere, ...at('10:00', '11:00') })] }),
    ).toEqual([])
    expect(codes({ others: [other(elsewhere)] })).toEqual([])
  })

  test('with more bookings than places, or more places than its room, is over capacity', () => {
    expect(codes({ subject: { capacity: 10, booked: 10 } })).toEqual([])
    expect(codes({ subject: { capacity: 10, booked: 11 } })).toEqual(['over_capacity'])
    expect(codes({ subject: { room: 4, booked: 9 }, seats: [[4, 8]] })).toEqual(['over_capacity'])
    expect(codes({ subject: { room: 4, capacity: 9 }, seats: [[4, 8]] })).toEqual(['over_capacity'])
    expect(codes({ subject: { room: 4, capacity: 8, booked: 8 }, seats: [[4, 8]] })).toEqual([])
    expect(codes({ subject: { room: 4, capacity: 9, booked: 9 }, seats: [[4, 8]] })).toEqual(['over_capacity'])
    expect(codes({ subject: { room: 4, capacity: 9 } })).toEqual([])
  })

  test('waits for its instructors until they confirm', () => {
    const instructors = [
      { uid: 2, state: 'requested' as const },
      { uid: 1, state: 'provisional' as const },
    ]
    expect(codes({ subject: { instructors } })).toEqual(['unconfirmed 1', 'unconfirmed 2'])
  })
})

test('conflicts are listed with the worst first, each with its severity', () => {
  const severities = conflictCodes.map((code) => severityOf[code])
  expect(severities).toEqual(
    severities.toSorted((a, b) => conflictSeverities.indexOf(a) - conflictSeverities.indexOf(b)),
  )
  const listed = found({
    subject: { capacity: 1, booked: 2, instructors: [{ uid: 1, state: 'requested' }], ...at('10:30', '11:30') },
    others: [other(at('10:00', '11:00'))],
  })
  expect(listed.map(({ code, severity }) => `${code} ${severity}`)).toEqual([
    'double_booked error',
    'over_capacity error',
    'outside_hours warning',
    'unconfirmed warning',
  ])
})

test('a conflict is shown as the contract names it, with a translated text', () => {
  const [conflict] = found({ calendar: { gap_minutes: 15 }, others: [other(at('10:10', '11:00'))] })
  expect(translatedConflict(conflict!, { t, format })).toEqual({
    code: 'short_gap',
    severity: 'info',
    uid: 1,
    text: 'Less than 15 minutes before or after “The story hour”.',
  })
})
