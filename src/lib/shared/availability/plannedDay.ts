import type { AvailabilityOverride, AvailabilitySchedule, HourRange } from '../contract/availability.ts'
import { daysBetween } from '../days.ts'
import { hoursOn } from './weeks.ts'

/** The hours of a schedule on one day. */
export interface PlannedDay {
  hours: HourRange[]
  /** The override that gives these hours, if one does. */
  override: AvailabilityOverride | undefined
  /** Whether the schedule applies on this day. */
  isValid: boolean
}

/** The hours of a schedule on a day: the strongest override comes before weekly hours. */
export function plannedDay(
  schedule: Pick<AvailabilitySchedule, 'weekly' | 'valid_from' | 'valid_until'>,
  overrides: readonly AvailabilityOverride[],
  day: string,
): PlannedDay {
  const { valid_from, valid_until, weekly } = schedule
  const isValid = (valid_from === null || day >= valid_from) && (valid_until === null || day <= valid_until)
  const override = strongestOverride(overrides, day)
  const hours = override ? override.ranges : isValid ? hoursOn(day, weekly) : []
  return { hours: hours.map(({ from, until }) => ({ from, until })), override, isValid }
}

/** Of several overrides of a day, the shortest one applies; of those with the same length, the newest. */
export function strongestOverride(
  overrides: readonly AvailabilityOverride[],
  day: string,
): AvailabilityOverride | undefined {
  const length = ({ from, until }: AvailabilityOverride) => daysBetween(from, until)
  return overrides
    .filter(({ from, until }) => from <= day && day <= until)
    .toSorted((one, other) => length(one) - length(other) || age(one) - age(other))[0]
}

/** Overrides that are not saved yet have negative ids: the lowest is the newest. */
function age({ id }: AvailabilityOverride): number {
  return id < 0 ? id + Number.MIN_SAFE_INTEGER / 2 : -id
}
