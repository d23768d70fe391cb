import type { AvailabilityOverride, AvailabilitySchedule, TimeOff } from '#shared/contract/availability.ts'
import type { SavedValues } from '../forms/settingsFormCalls.ts'

/** A schedule as the calendar edits it. */
export type EditedSchedule = Omit<AvailabilitySchedule, 'id' | 'revision'>

/** Everything that the calendar saves together. Things that are not saved yet have negative ids. */
export interface AvailabilityValues {
  /** By id; `null`: to be deleted. */
  schedules: Record<string, EditedSchedule | null>
  overrides: AvailabilityOverride[]
  time_off: TimeOff[]
  /** The revisions of the schedules from which the user started, by id. */
  revisions: Record<string, number>
}

export const availabilityFields = ['schedules', 'overrides', 'time_off', 'revisions'] as const

/** A schedule with its id. */
export type ListedSchedule = EditedSchedule & { id: number }

/** The values of what is saved now. */
export function availabilityValues(
  schedules: readonly AvailabilitySchedule[],
  overrides: readonly AvailabilityOverride[],
  timeOff: readonly TimeOff[],
): SavedValues<AvailabilityValues> {
  return {
    values: {
      schedules: Object.fromEntries(schedules.map(({ id, revision: _revision, ...schedule }) => [id, schedule])),
      overrides: [...overrides],
      time_off: [...timeOff],
      revisions: Object.fromEntries(schedules.map(({ id, revision }) => [id, revision])),
    },
    // Grows with each change of a schedule.
    revision: schedules.reduce((sum, { revision }) => sum + revision, 1),
  }
}

/** The schedules that are not to be deleted: the default one first, then the oldest. */
export function listedSchedules({ schedules }: Pick<AvailabilityValues, 'schedules'>): ListedSchedule[] {
  return Object.entries(schedules)
    .flatMap(([id, schedule]) => (schedule ? [{ id: Number(id), ...schedule }] : []))
    .sort(
      (one, other) => Number(other.is_default) - Number(one.is_default) || rank(one) - rank(other) || other.id - one.id,
    )
}

/** The next id of a new thing. */
export function nextNewId({ schedules, overrides, time_off }: AvailabilityValues): number {
  const ids = [...Object.keys(schedules).map(Number), ...[...overrides, ...time_off].map(({ id }) => id)]
  return Math.min(0, ...ids) - 1
}

/** The id of a thing for questions to the server: new things have none. */
export function storedId(id: number): number | null {
  return id > 0 ? id : null
}

function rank({ id }: ListedSchedule): number {
  return id < 0 ? Number.MAX_SAFE_INTEGER : id
}
