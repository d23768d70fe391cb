import type { NewSchedule, Schedule, ScheduleChange, ScheduleSimulation } from '#shared/contract/schedules.ts'
import type { ScheduleTerms } from '#shared/points/scheduleTerms.ts'
import { call } from '../api.ts'

/** Reads a schedule as it is saved now. */
export async function readSchedule(id: number): Promise<Schedule> {
  return (await call('GET incentives/schedules/{id}', { params: { id }, whole: false })).data
}

/** Creates a schedule; the same key creates it only once. */
export async function sendNewSchedule(body: NewSchedule, idempotencyKey: string): Promise<Schedule> {
  return (await call('POST incentives/schedules', { body, idempotencyKey, whole: false })).data
}

/** Changes the given fields; new terms make a new version. */
export async function sendScheduleChange(id: number, body: ScheduleChange): Promise<Schedule> {
  return (await call('PATCH incentives/schedules/{id}', { params: { id }, body, whole: false })).data
}

/** The effect of terms on the points of the last 90 days. */
export async function runScheduleSimulation(terms: ScheduleTerms): Promise<ScheduleSimulation> {
  return (await call('POST incentives/schedules/simulate', { body: { terms }, whole: false })).data
}
