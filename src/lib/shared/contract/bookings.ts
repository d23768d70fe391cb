import { z } from 'zod'
import { Id, Instant } from './common.ts'

export const bookingStates = ['booked', 'waiting', 'cancelled'] as const
export type BookingState = (typeof bookingStates)[number]

/** The learner's own booking after a call. */
export const OwnBooking = z.strictObject({
  state: z.enum(bookingStates),
  /** 1 for the first who waits; `null` for all who do not wait. */
  place: z.int().positive().nullable(),
})
export type OwnBooking = z.infer<typeof OwnBooking>

export const BookingPath = z.strictObject({
  id: z.coerce.number().pipe(Id),
  sessionId: z.coerce.number().pipe(Id),
})

/** A booking as course administrators see it: those with a place first, then the waiting list in its order. */
export const SessionBooking = z.strictObject({
  uid: Id,
  full_name: z.string(),
  avatar: z.string().nullable(),
  state: z.enum(bookingStates),
  place: z.int().positive().nullable(),
  /** `null`: not recorded yet. */
  attended: z.boolean().nullable(),
  changed: Instant,
})
export type SessionBooking = z.infer<typeof SessionBooking>

/** Records who attended; a person who is not named stays as it is. */
export const AttendanceBody = z.strictObject({
  people: z
    .array(z.strictObject({ uid: Id, attended: z.boolean() }))
    .min(1)
    .max(500),
})
export type AttendanceBody = z.infer<typeof AttendanceBody>
