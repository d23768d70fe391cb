import type { UncoveredSession, UncoveredWish } from '#shared/contract/instructorCalendars.ts'
import { isSameValue } from '#shared/sameValue.ts'
import { type AvailabilityValues, listedSchedules } from './availabilityValues.ts'

/**
 * The sessions that the changed hours would not cover any more, by time. Those of time off were shown in its dialog. A
 * question that fails hides nothing that the save would say: the save goes on.
 */
export async function uncoveredBy(
  saved: AvailabilityValues,
  values: AvailabilityValues,
  ask: (wish: UncoveredWish) => Promise<readonly UncoveredSession[]>,
): Promise<UncoveredSession[]> {
  const answers = await Promise.all(
    changedWishes(saved, values).map(async (wish) => {
      try {
        return await ask(wish)
      } catch (error) {
        console.warn('The sessions that become uncovered could not be read.', error)
        return []
      }
    }),
  )
  const byId = new Map(answers.flat().map((session) => [session.id, session]))
  return [...byId.values()].sort((one, other) => (one.from < other.from ? -1 : 1))
}

function changedWishes(saved: AvailabilityValues, values: AvailabilityValues): UncoveredWish[] {
  const schedules = listedSchedules(values)
    .filter(({ id, ...schedule }) => id > 0 && !isSameValue(saved.schedules[id], schedule))
    .map((schedule) => ({ schedule }))
  const overrides = values.overrides
    .filter(({ schedule }) => schedule > 0)
    .filter((override) => !saved.overrides.some((one) => isSameValue(one, override)))
    .map(({ id: _id, ...override }) => ({ override }))
  return [...schedules, ...overrides]
}
