import type { AvailabilityValues } from '#client/availability/availabilityValues.ts'
import type { WeeklyHours } from '#shared/contract/availability.ts'

export function hours(weekday: number, from: string, until: string): WeeklyHours {
  return { weekday, from, until, every_weeks: 1 }
}

/** One saved schedule with these hours. */
export function valuesWith(weekly: WeeklyHours[] = []): AvailabilityValues {
  const schedule = {
    name: 'Clinic weeks',
    time_zone: 'Europe/Copenhagen',
    is_default: true,
    valid_from: null,
    valid_until: null,
    weekly,
  }
  return { schedules: { 1: schedule }, overrides: [], time_off: [], revisions: { 1: 3 } }
}
