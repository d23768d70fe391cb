import type { Control } from 'react-hook-form'
import type { SavedValues } from '#client/forms/settingsFormCalls.ts'
import type { TrainingSession } from '#shared/contract/trainingSessions.ts'

/** The values of the form: the fields of a session, of which some may still be empty. Instants are UTC. */
export interface SessionValues {
  training: number | null
  title: string
  time_zone: string
  from: string | null
  until: string | null
  room: number | null
  capacity: number | null
  instructors: { uid: number }[]
  /** Why a scheduled session changes in spite of conflicts; it is not a part of the session. */
  reason: string
}

export type SessionControl = Control<SessionValues, unknown, SessionValues>

/** A session as the form keeps it. */
export function savedSessionValues({ revision, ...session }: TrainingSession): SavedValues<SessionValues> {
  const { training, title, time_zone, from, until, room, capacity, instructors } = session
  const people = instructors.map(({ uid }) => ({ uid }))
  return {
    values: { training, title, time_zone, from, until, room, capacity, instructors: people, reason: '' },
    revision,
  }
}

/** The values without the empty ones of the fields that every session has: these are missing, not wrong. */
export function filledValues({ training, from, until, reason: _, ...values }: SessionValues): object {
  return { ...values, ...(training !== null && { training }), ...(from && { from }), ...(until && { until }) }
}

/** Whether a change is one of time, place or instructors, of which people are notified. */
export function isOfInterest(changes: Partial<SessionValues>): boolean {
  return (['from', 'until', 'time_zone', 'room', 'instructors'] as const).some((name) => changes[name] !== undefined)
}
