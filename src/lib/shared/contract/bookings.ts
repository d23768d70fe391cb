import { z } from 'zod'
import { msg } from '../i18n/message.ts'
import { Id, Instant, PathId } from './common.ts'

export const bookingStates = ['booked', 'waiting', 'cancelled'] as const
export type BookingState = (typeof bookingStates)[number]

/** The learner's own booking after a call. */
export const OwnBooking = z.strictObject({
  state: z.enum(bookingStates),
  /** 1 for the first who waits; `null` for all who do not wait. */
  place: z.int().positive().nullable(),
})
export type OwnBooking = z.infer<typeof OwnBooking>

export const BookingPath = z.object({ id: PathId, sessionId: PathId })

/** The button of a page's form that was pressed. `on`: the form is not on the page of the training. */
export const BookingForm = z.object({ action: z.enum(['book', 'cancel']), on: z.enum(['dashboard']).optional() })

/** A booking as course administrators see it: those with a place first, then the waiting list in its order. */
export const SessionBooking = z.strictObject({
  uid: Id,
  full_name: z.string(),
  avatar: z.string().nullable(),
  state: z.enum(bookingStates),
  /** Whether the account of the person is blocked. */
  blocked: z.boolean(),
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
    .max(500)
    .refine((people) => new Set(people.map(({ uid }) => uid)).size === people.length, {
      message: msg('A person can be chosen only once.'),
      params: { code: 'repeated' },
    }),
})
export type AttendanceBody = z.infer<typeof AttendanceBody>

/** Another session that the learner has booked at the same time. */
const Overlap = z.strictObject({
  session: Id,
  training: Id,
  title: z.string(),
  from: Instant,
  until: Instant,
  time_zone: z.string(),
  state: z.enum(['booked', 'waiting']),
})
export type Overlap = z.infer<typeof Overlap>

/** A session as learners see it. */
export const LearnerSession = z.strictObject({
  id: Id,
  training: Id,
  title: z.string(),
  from: Instant,
  until: Instant,
  /** IANA name: where it takes place. */
  time_zone: z.string(),
  /** Only those who booked it see a cancelled one. */
  status: z.enum(['scheduled', 'cancelled']),
  /** Why it is cancelled; '' if it is not. */
  reason: z.string(),
  room: z.strictObject({ name: z.string(), place: z.string() }).nullable(),
  /** The names of the confirmed instructors. */
  instructors: z.array(z.string()),
  /** The places; `null`: no limit. */
  capacity: z.int().nullable(),
  booked: z.int().min(0),
  waiting: z.int().min(0),
  /** The learner's own booking; `null`: none. */
  booking: OwnBooking.nullable(),
  overlaps: z.array(Overlap),
})
export type LearnerSession = z.infer<typeof LearnerSession>
