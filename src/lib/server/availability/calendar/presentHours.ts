import { z } from 'zod'
import {
  type AvailabilityOverride,
  type AvailabilitySchedule,
  HourRange,
  type TimeOff,
  WeeklyHours,
} from '#shared/contract/availability.ts'
import { lruCache } from '../../memory/lruCache.ts'
import type { CalendarRows } from './calendarRows.ts'

type Stored<Name extends keyof CalendarRows> = Omit<CalendarRows[Name][number], 'uid'>

const StoredWeekly = z.array(WeeklyHours)
const StoredRanges = z.array(HourRange)

/** Hours by their stored text: calendars of many people are read again and again, and the texts rarely change. */
const readBefore = lruCache<WeeklyHours[]>(1000, 'weekly hours')
/** In characters: more than three ranges on each day, every week. */
const LONGEST_KEPT = 2000

/** A schedule of the database as the contract shows it. */
export function presentHoursSchedule(row: Stored<'schedules'>): AvailabilitySchedule {
  const { id, revision, name, time_zone, is_default, valid_from, valid_until, weekly } = row
  const hours = readWeekly(weekly)
  return { id, revision, name, time_zone, is_default: is_default === 1, valid_from, valid_until, weekly: hours }
}

function readWeekly(text: string): WeeklyHours[] {
  const read = () => StoredWeekly.parse(JSON.parse(text))
  return text.length > LONGEST_KEPT ? read() : readBefore(text, read)
}

/** The same for an override. */
export function presentOverride(row: Stored<'overrides'>): AvailabilityOverride {
  const { id, schedule_id: schedule, from_day: from, until_day: until, kind, ranges } = row
  return { id, schedule, from, until, kind, ranges: ranges === '[]' ? [] : StoredRanges.parse(JSON.parse(ranges)) }
}

/** The same for time off. */
export function presentTimeOff(row: Stored<'timeOff'>): TimeOff {
  const { id, all_day, from_at: from, until_at: until, reason, note, note_public } = row
  return { id, all_day: all_day === 1, from, until, reason, note, note_public: note_public === 1 }
}
