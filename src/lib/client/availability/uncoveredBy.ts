import type { UncoveredChange, UncoveredSession, UncoveredWish } from '#shared/contract/instructorCalendars.ts'
import { isSameValue } from '#shared/sameValue.ts'
import { type AvailabilityValues, listedSchedules, storedId } from './availabilityValues.ts'
import { overrideWish } from './exceptionFields.ts'

/**
 * The sessions that the changed hours would not cover any more, by time. Those of time off were shown in its dialog. A
 * question that fails hides nothing that the save would say: the save goes on.
 */
export async function uncoveredBy(
  saved: AvailabilityValues,
  values: AvailabilityValues,
  ask: (wish: UncoveredWish) => Promise<readonly UncoveredSession[]>,
): Promise<readonly UncoveredSession[]> {
  const changes = [...removalsIn(saved, values), ...changesIn(saved, values)]
  if (changes.length === 0) return []
  try {
    return await ask({ changes })
  } catch (error) {
    console.warn('The sessions that become uncovered could not be read.', error)
    return []
  }
}

function removalsIn(saved: AvailabilityValues, values: AvailabilityValues): UncoveredChange[] {
  return [
    ...saved.overrides
      .filter(({ id }) => !values.overrides.some((one) => one.id === id))
      .map(({ id }) => ({ removed_override: id })),
    ...listedSchedules(saved)
      .filter(({ id }) => !values.schedules[id])
      .map(({ id }) => ({ removed_schedule: id })),
  ]
}

function changesIn(saved: AvailabilityValues, values: AvailabilityValues): UncoveredChange[] {
  const schedules = listedSchedules(values)
    .filter(({ id, ...schedule }) => !isSameValue(saved.schedules[id], schedule))
    .map((schedule) => ({ schedule: { ...schedule, id: storedId(schedule.id) } }))
  const overrides = values.overrides
    .filter((override) => !saved.overrides.some((one) => isSameValue(one, override)))
    .map((override) => overrideWish(override, values.schedules))
  return [...schedules, ...overrides]
}
