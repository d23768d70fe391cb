import type {
  AvailabilityOverride,
  AvailabilitySchedule,
  NewAvailabilityOverride,
  NewTimeOff,
  TimeOff,
} from '#shared/contract/availability.ts'
import { isSameValue } from '#shared/sameValue.ts'
import type { SavedValues, SaveRequest } from '../forms/settingsFormCalls.ts'
import { availabilityValues, type AvailabilityValues, type EditedSchedule } from './availabilityValues.ts'

/** The calls of a save. */
export interface AvailabilityCalls {
  createSchedule(schedule: EditedSchedule, key: string): Promise<AvailabilitySchedule>
  changeSchedule(id: number, change: Partial<EditedSchedule> & { revision: number }): Promise<AvailabilitySchedule>
  deleteSchedule(id: number): Promise<unknown>
  createOverride(override: NewAvailabilityOverride, key: string): Promise<AvailabilityOverride>
  changeOverride(id: number, override: NewAvailabilityOverride): Promise<unknown>
  deleteOverride(id: number): Promise<unknown>
  createTimeOff(timeOff: NewTimeOff, key: string): Promise<unknown>
  changeTimeOff(id: number, timeOff: NewTimeOff): Promise<unknown>
  deleteTimeOff(id: number): Promise<unknown>
  readAll(): Promise<[AvailabilitySchedule[], AvailabilityOverride[], TimeOff[]]>
}

/**
 * Makes the save of the calendar: one call for each thing that differs. A call that was carried out is not repeated
 * when the user saves again after a later one has failed.
 */
export function createAvailabilitySave(calls: AvailabilityCalls) {
  /** The calls that were carried out since the last whole save, with their results. */
  const done = new Map<string, { wish: unknown; result: unknown }>()

  async function once<Result>(name: string, wish: unknown, send: () => Promise<Result>): Promise<Result> {
    const before = done.get(name)
    // why: a name always belongs to the same call
    if (before && isSameValue(before.wish, wish)) return before.result as Result
    const result = await send()
    done.set(name, { wish, result })
    return result
  }

  async function saveSchedules({ values, saved, idempotencyKey }: Request): Promise<Map<number, number>> {
    const ids = new Map<number, number>()
    const wishes = Object.entries(values.schedules).map(([id, wish]) => ({ id: Number(id), wish }))
    const changed = wishes.filter(({ id, wish }) => !isSameValue(saved.schedules[id], wish))
    for (const { id, wish } of changed.toSorted((one, other) => rank(one) - rank(other))) {
      if (!wish) {
        if (saved.schedules[id]) await once(`delete ${id}`, null, () => calls.deleteSchedule(id))
      } else if (id < 0) {
        const key = `${idempotencyKey}.schedule${id}`
        const { id: given } = await once(`schedule ${id}`, wish, () => calls.createSchedule(wish, key))
        ids.set(id, given)
      } else {
        const fields = changedMembers(saved.schedules[id], wish)
        const revision = values.revisions[id] ?? 0
        if (Object.keys(fields).length > 0)
          await once(`schedule ${id}`, fields, () => calls.changeSchedule(id, { ...fields, revision }))
      }
    }
    return ids
  }

  async function saveExceptions({ values, saved, idempotencyKey }: Request, ids: Map<number, number>): Promise<void> {
    for (const { id, ...given } of values.overrides) {
      const wish = { ...given, schedule: ids.get(given.schedule) ?? given.schedule }
      const before = saved.overrides.find((one) => one.id === id)
      if (before && isSameValue(before, { id, ...given })) continue
      await once(`override ${id}`, wish, () =>
        id < 0 ? calls.createOverride(wish, `${idempotencyKey}.override${id}`) : calls.changeOverride(id, wish),
      )
    }
    for (const { id, ...given } of values.time_off) {
      const before = saved.time_off.find((one) => one.id === id)
      if (before && isSameValue(before, { id, ...given })) continue
      // why: both forms have the same members
      const wish = given as NewTimeOff
      await once(`time off ${id}`, wish, () =>
        id < 0 ? calls.createTimeOff(wish, `${idempotencyKey}.off${id}`) : calls.changeTimeOff(id, wish),
      )
    }
    for (const { id } of removedOf(saved.overrides, values.overrides))
      // The overrides of a deleted schedule are gone with it.
      if (!isOfDeleted(saved.overrides, id, values))
        await once(`no override ${id}`, null, () => calls.deleteOverride(id))
    for (const { id } of removedOf(saved.time_off, values.time_off))
      await once(`no time off ${id}`, null, () => calls.deleteTimeOff(id))
  }

  return async (request: Request): Promise<SavedValues<AvailabilityValues>> => {
    await saveExceptions(request, await saveSchedules(request))
    const whole = availabilityValues(...(await calls.readAll()))
    done.clear()
    return whole
  }
}

type Request = Pick<SaveRequest<AvailabilityValues>, 'values' | 'saved' | 'idempotencyKey'>

/**
 * A new default takes the mark from the others, whose revisions then grow: it comes after their changes, and before the
 * old one is deleted. Deleted schedules make room for new ones.
 */
function rank({ id, wish }: { id: number; wish: EditedSchedule | null }): number {
  if (!wish) return 2
  return (id < 0 ? 3 : 0) + (wish.is_default ? 1 : 0)
}

/** The members that differ; the mark of the default is taken away by the schedule that gets it. */
function changedMembers(saved: EditedSchedule | null | undefined, wish: EditedSchedule): Partial<EditedSchedule> {
  const members = Object.entries(wish).filter(([name, value]) => !isSameValue(Reflect.get(Object(saved), name), value))
  return Object.fromEntries(members.filter(([name, value]) => name !== 'is_default' || value === true))
}

function removedOf<Thing extends { id: number }>(before: readonly Thing[], after: readonly Thing[]): Thing[] {
  return before.filter(({ id }) => !after.some((one) => one.id === id))
}

function isOfDeleted(
  overrides: readonly AvailabilityOverride[],
  id: number,
  { schedules }: AvailabilityValues,
): boolean {
  const schedule = overrides.find((one) => one.id === id)?.schedule
  return schedule !== undefined && !schedules[schedule]
}
