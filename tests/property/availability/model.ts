import type { InstructorCalendar } from '#shared/availability/calendar.ts'
import { slowClock } from './clock.ts'

/*
 * The second opinion on free time: it looks at one minute at a time and asks every rule about it. It shares no code with
 * the engine.
 */

const DAY = 24 * 60

type Override = InstructorCalendar['overrides'][number]
type Schedule = InstructorCalendar['schedules'][number]
type Hours = { from: string; until: string }

/** Why the person is not free in the minute, or `null`. The clocks are known in the weeks around a day. */
export function reasonAt(minute: number, calendar: InstructorCalendar, around: string): string | null {
  const isIn = ({ from, until }: { from: number; until: number }, pause = 0) =>
    minute * 60_000 >= from - pause && minute * 60_000 < until + pause
  const off = calendar.time_off.some(({ all_day, from, until }) => {
    if (!all_day) return isIn({ from: Date.parse(`${from}Z`), until: Date.parse(`${until}Z`) })
    const today = dayText(localDay(minute, calendar.time_zone, around))
    return from <= today && today <= until
  })
  if (off) return 'time_off'
  if (!isOpen(minute, calendar, around)) return 'outside_hours'
  if (calendar.sessions.some((range) => isIn(range))) return 'double_booked'
  if (calendar.busy.some((range) => isIn(range))) return 'external_busy'
  if (calendar.sessions.some((range) => isIn(range, calendar.gap_minutes * 60_000))) return 'short_gap'
  return null
}

function isOpen(minute: number, { schedules, overrides }: InstructorCalendar, around: string): boolean {
  const zoneOf = (override: Override) => schedules.find(({ id }) => id === override.schedule)!.time_zone
  const strongest = overrides
    .filter((override) => {
      const today = dayText(localDay(minute, zoneOf(override), around))
      return override.from <= today && today <= override.until
    })
    .sort((a, b) => daysIn(a) - daysIn(b) || b.id - a.id)[0]
  if (strongest) return strongest.ranges.some((hours) => covers(hours, minute, zoneOf(strongest), around))

  const valid = schedules.filter((schedule) => {
    const today = dayText(localDay(minute, schedule.time_zone, around))
    return (schedule.valid_from ?? '') <= today && today <= (schedule.valid_until ?? '9999')
  })
  const special = valid.filter((schedule) => !schedule.is_default && (schedule.valid_from || schedule.valid_until))
  return (special.length > 0 ? special : valid).some((schedule) => isTaught(minute, schedule, around))
}

function isTaught(minute: number, { weekly, time_zone }: Schedule, around: string): boolean {
  const day = localDay(minute, time_zone, around)
  return weekly.some((hours) => {
    if (weekdayOf(day) !== hours.weekday) return false
    if (hours.anchor !== undefined) {
      const weeks = (mondayOf(day) - mondayOf(dayOf(hours.anchor))) / 7
      if (Math.abs(weeks) % hours.every_weeks !== 0) return false
    }
    return covers(hours, minute, time_zone, around)
  })
}

/** Whether hours of the local day of the minute contain the minute. */
function covers({ from, until }: Hours, minute: number, zone: string, around: string): boolean {
  const clock = slowClock(zone, around)
  const midnight = localDay(minute, zone, around) * DAY
  if (minute < clock.minuteOf(midnight + inMinutes(from))) return false
  return until === '24:00' || minute < clock.minuteOf(midnight + inMinutes(until))
}

function localDay(minute: number, zone: string, around: string): number {
  return Math.floor(slowClock(zone, around).localAt(minute) / DAY)
}

function daysIn({ from, until }: { from: string; until: string }): number {
  return dayOf(until) - dayOf(from)
}

/** The model asks the same few questions for each minute. */
function remembered<Key, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? work(key)
    known.set(key, value)
    return value
  }
}

const inMinutes = remembered((time: string) => Number(time.split(':')[0]) * 60 + Number(time.split(':')[1]))
const dayOf = remembered((text: string) => Date.parse(text) / 86_400_000)
const dayText = remembered((day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10))
const weekdayOf = remembered((day: number) => new Date(day * 86_400_000).getUTCDay() || 7)
const mondayOf = remembered((day: number): number => (weekdayOf(day) === 1 ? day : mondayOf(day - 1)))
