import type { Schedule } from '#shared/contract/schedules.ts'
import type { Reader } from '../../db/database.ts'
import { lotSums } from '../sums/lotSums.ts'

type Held = Schedule['held']

const nothing: Held = { lots: 0, points: 0 }

/** The open lots and their points under each schedule, by its id, and under each version, by its id. */
export async function heldUnder(reader: Reader) {
  const versions = await reader.selectFrom('schedule_versions').select(['id', 'schedule_id']).execute()
  const scheduleOf = new Map(versions.map(({ id, schedule_id }) => [id, schedule_id]))
  const bySchedule = new Map<number, Held>()
  const byVersion = new Map<number, Held>()
  for (const { schedule_version, lots, points } of await lotSums(reader)) {
    add(byVersion, schedule_version, { lots, points })
    add(bySchedule, scheduleOf.get(schedule_version) ?? 0, { lots, points })
  }
  return {
    schedule: (id: number): Held => bySchedule.get(id) ?? nothing,
    version: (id: number): Held => byVersion.get(id) ?? nothing,
  }
}

function add(to: Map<number, Held>, id: number, { lots, points }: Held): void {
  const sum = to.get(id) ?? nothing
  to.set(id, { lots: sum.lots + lots, points: sum.points + points })
}
