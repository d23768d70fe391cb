import { queryOptions } from '@tanstack/react-query'
import type { NewTrainingSession, TrainingSession, TrainingSessionChange } from '#shared/contract/trainingSessions.ts'
import { call } from '../api.ts'
import type { SelectChoice } from './choices.ts'

/** The number of instructors that a search offers. */
const MOST_FOUND = 50

/** Reads a session as it is saved now. */
export async function readTrainingSession(id: number): Promise<TrainingSession> {
  return (await call('GET course-administration/sessions/{id}', { params: { id }, whole: false })).data
}

/** Creates a session of a training; the same key creates it only once. */
export async function sendNewSession(body: NewTrainingSession, idempotencyKey: string): Promise<TrainingSession> {
  return (await call('POST course-administration/sessions', { body, idempotencyKey, whole: false })).data
}

/** Changes the given fields; 409 if the session was changed since the given revision. */
export async function sendSessionChange(id: number, body: TrainingSessionChange): Promise<TrainingSession> {
  return (await call('PATCH course-administration/sessions/{id}', { params: { id }, body, whole: false })).data
}

/** The instructors whose names have this text; without a text, the first ones. */
export function foundInstructorsQuery(text: string) {
  return queryOptions({
    queryKey: ['instructors', 'found', text],
    queryFn: async ({ signal }) => {
      const query = { limit: MOST_FOUND, ...(text !== '' && { s: text }) }
      const { data } = await call('GET course-administration/people', { query, whole: false, signal })
      return data.map(({ uid, full_name }): SelectChoice => ({ value: uid, label: full_name }))
    },
  })
}

/** The time of instructors around a planned session. */
export function instructorTimesQuery(query: { uid: number[]; from: string; until: string } | null) {
  return queryOptions({
    queryKey: ['instructors', 'times', query],
    enabled: query !== null,
    queryFn: async ({ signal }) =>
      query === null ? [] : (await call('GET course-administration/calendar', { query, whole: false, signal })).data,
  })
}
