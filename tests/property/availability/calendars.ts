import fc from 'fast-check'
import type { InstructorCalendar } from '#shared/availability/calendar.ts'
import type { TimeRange } from '#shared/availability/ranges.ts'
import { toInstant } from '#shared/instant.ts'

const MINUTE = 60_000
const DAY = 1440 * MINUTE

/** Days on which clocks change, and a zone in which they do not. */
const changes = [
  { zone: 'America/New_York', day: '2026-03-08' },
  { zone: 'America/New_York', day: '2026-11-01' },
  { zone: 'Europe/Berlin', day: '2026-03-29' },
  { zone: 'Europe/Berlin', day: '2026-10-25' },
  // Half an hour.
  { zone: 'Australia/Lord_Howe', day: '2026-04-05' },
  { zone: 'Australia/Lord_Howe', day: '2026-10-04' },
  // At midnight: a day that begins at 01:00, and a day whose last hour comes twice.
  { zone: 'Africa/Cairo', day: '2026-04-24' },
  { zone: 'Africa/Cairo', day: '2026-10-29' },
  // A quarter of an hour at midnight, the last change there.
  { zone: 'Asia/Kathmandu', day: '1986-01-01' },
  { zone: 'Asia/Kathmandu', day: '2026-07-15' },
  // The skipped day.
  { zone: 'Pacific/Apia', day: '2011-12-30' },
  { zone: 'Asia/Tokyo', day: '2026-03-31' },
] as const
const zones = [...new Set(changes.map(({ zone }) => zone))]

/** A person, a span, and the day around which everything is. */
export interface CalendarCase {
  calendar: InstructorCalendar
  span: TimeRange
  around: string
}

/** A random person with a random span near a change of the clock. */
export const calendarCases: fc.Arbitrary<CalendarCase> = fc
  .constantFrom(...changes)
  .chain(({ zone, day }) =>
    fc.record({ calendar: calendarsAround(zone, day), span: spansAround(day, 3, 4 * 1440), around: fc.constant(day) }),
  )

/** Some people around the same day, and a span. */
export const teamCases = fc.constantFrom(...changes).chain(({ zone, day }) =>
  fc.record({
    people: fc
      .array(calendarsAround(zone, day), { minLength: 1, maxLength: 4 })
      .map((people) => people.map((person, index) => ({ ...person, uid: index + 1 }))),
    span: spansAround(day, 3, 4 * 1440),
    around: fc.constant(day),
    zone: fc.constant(zone),
  }),
)

/** Ranges of whole minutes that begin up to some days from a day. */
function spansAround(day: string, days: number, longest: number): fc.Arbitrary<TimeRange> {
  return fc
    .tuple(fc.integer({ min: -days * 1440, max: days * 1440 }), fc.integer({ min: 1, max: longest }))
    .map(([start, length]) => {
      const from = Date.parse(day) + start * MINUTE
      return { from, until: from + length * MINUTE }
    })
}

function calendarsAround(zone: string, day: string): fc.Arbitrary<InstructorCalendar> {
  const zonesNear = fc.oneof({ weight: 3, arbitrary: fc.constant(zone) }, fc.constantFrom(...zones))
  return fc
    .record({
      uid: fc.constant(1),
      time_zone: zonesNear,
      schedules: fc.array(schedulesAround(zonesNear, day), { maxLength: 4 }),
      overrides: fc.array(overridesAround(day), { maxLength: 3 }),
      time_off: fc.array(timeOffAround(day), { maxLength: 2 }),
      busy: fc.array(spansAround(day, 3, 600), { maxLength: 3 }),
      sessions: fc.array(spansAround(day, 3, 300), { maxLength: 3 }),
      gap_minutes: fc.constantFrom(0, 0, 10, 45),
    })
    .map((calendar) => {
      const schedules = calendar.schedules.map((schedule, index) => ({ ...schedule, id: index + 1 }))
      const overrides = schedules.length === 0 ? [] : calendar.overrides
      return {
        ...calendar,
        schedules,
        overrides: overrides.map((override, index) => ({
          ...override,
          id: index + 1,
          schedule: (override.schedule % schedules.length) + 1,
        })),
      }
    })
}

function schedulesAround(zone: fc.Arbitrary<string>, day: string) {
  const bound = fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, daysAround(day, 4))
  return fc
    .record({
      id: fc.constant(0),
      is_default: fc.boolean(),
      time_zone: zone,
      valid_from: bound,
      valid_until: bound,
      weekly: fc.array(weeklyAround(day), { maxLength: 12 }),
    })
    .map(({ valid_from, valid_until, ...schedule }) => {
      const isReversed = valid_from !== null && valid_until !== null && valid_from > valid_until
      return {
        ...schedule,
        valid_from: isReversed ? valid_until : valid_from,
        valid_until: isReversed ? valid_from : valid_until,
      }
    })
}

function weeklyAround(day: string) {
  return fc
    .record({
      weekday: fc.oneof(weekdaysAround(day), fc.integer({ min: 1, max: 7 })),
      every_weeks: fc.constantFrom(1, 1, 2, 3, 4),
      anchor: daysAround(day, 60),
      hours,
    })
    .map(({ hours: range, anchor, ...rule }) => ({
      ...rule,
      ...range,
      anchor: rule.every_weeks === 1 ? undefined : anchor,
    }))
}

/** The day of the week of a day, and of the days beside it; Monday is 1. */
function weekdaysAround(day: string): fc.Arbitrary<number> {
  return daysAround(day, 1).map((near) => new Date(near).getUTCDay() || 7)
}

function overridesAround(day: string) {
  return fc
    .record({
      id: fc.constant(0),
      schedule: fc.nat(10),
      from: daysAround(day, 6),
      length: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 0, max: 4 }) }, fc.constant(365)),
      kind: fc.constantFrom('hours', 'closed'),
      ranges: fc.array(hours, { minLength: 1, maxLength: 4 }),
    })
    .map(({ length, ranges, kind, ...override }) => ({
      ...override,
      kind: kind as 'hours' | 'closed',
      until: dayAfter(override.from, length),
      ranges: kind === 'hours' ? ranges : [],
    }))
}

function timeOffAround(day: string) {
  const whole = fc
    .tuple(daysAround(day, 4), fc.integer({ min: 0, max: 2 }))
    .map(([from, length]) => ({ all_day: true, from, until: dayAfter(from, length) }))
  const part = spansAround(day, 3, 1000).map(({ from, until }) => ({
    all_day: false,
    from: toInstant(new Date(from)),
    until: toInstant(new Date(until)),
  }))
  return fc.oneof(whole, part)
}

/** Hours of a day; most of the clocks change between 00:00 and 04:00. */
const hours = fc
  .tuple(
    fc.oneof(
      fc.integer({ min: 0, max: 16 }).map((quarter) => quarter * 15),
      fc.integer({ min: 0, max: 1439 }),
    ),
    fc.oneof(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 1440 }), fc.constant(1440)),
  )
  .map(([from, length]) => ({ from: timeText(from), until: timeText(Math.min(1440, from + length)) }))

function daysAround(day: string, days: number): fc.Arbitrary<string> {
  return fc.integer({ min: -days, max: days }).map((more) => dayAfter(day, more))
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)
}

function timeText(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
