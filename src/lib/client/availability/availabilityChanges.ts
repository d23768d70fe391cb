import type { AvailabilityOverride, HourRange, TimeOff } from '#shared/contract/availability.ts'
import { paintWeekly, rhythmOf, type WeekRhythm } from '#shared/availability/paintWeekly.ts'
import { plannedDay } from '#shared/availability/plannedDay.ts'
import { type AvailabilityValues, type EditedSchedule, listedSchedules, nextNewId } from './availabilityValues.ts'

/** `weekly`: every week, `once`: only this week, as an override. */
export type PaintMode = 'weekly' | 'once'

/** The schedule and the day whose hours are painted. */
export interface PaintTarget {
  id: number
  day: string
  mode: PaintMode
  /** How often new hours come again; by default as often as the other hours of the schedule. */
  rhythm?: WeekRhythm | undefined
}

/**
 * Changes the hours of a schedule on one day. A day that has an override of its own keeps it: its other hours are
 * what the user sees.
 */
export function withDayHours(
  values: AvailabilityValues,
  { id, day, mode, rhythm }: PaintTarget,
  change: (hours: HourRange[]) => HourRange[],
): AvailabilityValues {
  const schedule = values.schedules[id]
  if (!schedule) return values
  const { hours, override } = plannedDay(schedule, values.overrides, day)
  const wanted = change(hours)
  const isOwnOverride = override?.from === day && override.until === day
  if (mode === 'weekly' && !override)
    return withSchedule(values, id, {
      weekly: paintWeekly(schedule.weekly, day, wanted, rhythm ?? rhythmOf(schedule.weekly)),
    })
  const kind = wanted.length > 0 ? 'hours' : 'closed'
  const next: AvailabilityOverride = {
    ...(isOwnOverride ? override : { id: nextNewId(values), schedule: id, from: day, until: day }),
    kind,
    ranges: wanted,
  }
  return withOverride(values, next)
}

/** Changes fields of a schedule. If it becomes the default, the others are not any more. */
export function withSchedule(
  values: AvailabilityValues,
  id: number,
  fields: Partial<EditedSchedule>,
): AvailabilityValues {
  const schedule = values.schedules[id]
  if (!schedule) return values
  const others = fields.is_default
    ? Object.fromEntries(
        Object.entries(values.schedules).map(([other, one]) => [other, one && { ...one, is_default: false }]),
      )
    : values.schedules
  return { ...values, schedules: { ...others, [id]: { ...schedule, ...fields } } }
}

/** Adds a schedule; the first is the default. */
export function withNewSchedule(values: AvailabilityValues, schedule: EditedSchedule): AvailabilityValues {
  const id = nextNewId(values)
  const isFirst = listedSchedules(values).length === 0
  const added = { ...values, schedules: { ...values.schedules, [id]: { ...schedule, is_default: false } } }
  return schedule.is_default || isFirst ? withSchedule(added, id, { is_default: true }) : added
}

/** Removes a schedule and its overrides; the oldest other one becomes the default if it was. */
export function withoutSchedule(values: AvailabilityValues, id: number): AvailabilityValues {
  const { [id]: removed, ...others } = values.schedules
  const rest = {
    ...values,
    schedules: id < 0 ? others : { ...others, [id]: null },
    overrides: values.overrides.filter(({ schedule }) => schedule !== id),
  }
  const [oldest] = listedSchedules(rest)
  return removed?.is_default && oldest ? withSchedule(rest, oldest.id, { is_default: true }) : rest
}

/** Adds or replaces an override. */
export function withOverride(values: AvailabilityValues, override: AvailabilityOverride): AvailabilityValues {
  return { ...values, overrides: replacedIn(values.overrides, override) }
}

/** Adds or replaces time off. */
export function withTimeOff(values: AvailabilityValues, timeOff: TimeOff): AvailabilityValues {
  return { ...values, time_off: replacedIn(values.time_off, timeOff) }
}

/** Removes an override or time off. */
export function withoutException(
  values: AvailabilityValues,
  kind: 'overrides' | 'time_off',
  id: number,
): AvailabilityValues {
  const rest = { overrides: values.overrides, time_off: values.time_off }
  return { ...values, ...rest, [kind]: values[kind].filter((one) => one.id !== id) }
}

function replacedIn<Thing extends { id: number }>(list: readonly Thing[], thing: Thing): Thing[] {
  return list.some(({ id }) => id === thing.id)
    ? list.map((one) => (one.id === thing.id ? thing : one))
    : [...list, thing]
}
