import { z } from 'zod'
import { msg } from '../i18n/message.ts'
import { Id, Instant } from './common.ts'
import { MOST_FREE_DAYS, SpanInstant } from './availability.ts'
import { isInOrder, isWithinDays, notInOrder, tooLong } from './periods.ts'
import { ZoneName } from './siteSettings.ts'
import { DAY_MINUTES } from '../time.ts'

export const trainingSessionStatuses = ['draft', 'scheduled', 'cancelled'] as const
export type TrainingSessionStatus = (typeof trainingSessionStatuses)[number]

/** `provisional`: planned, not asked yet. */
export const instructorStates = ['provisional', 'requested', 'confirmed', 'declined'] as const
export type InstructorState = (typeof instructorStates)[number]

export const conflictCodes = [
  'no_instructor',
  'double_booked',
  'time_off',
  'room_taken',
  'over_capacity',
  'outside_hours',
  'external_busy',
  'unconfirmed',
  'short_gap',
] as const
export type ConflictCode = (typeof conflictCodes)[number]

/** The worst first: the session cannot take place as planned, it needs a look, it is good to know. */
export const conflictSeverities = ['error', 'warning', 'info'] as const
export type ConflictSeverity = (typeof conflictSeverities)[number]

/** A reason why a session may not take place as planned. */
export const SessionConflict = z.strictObject({
  code: z.enum(conflictCodes),
  severity: z.enum(conflictSeverities),
  /** The instructor, if the conflict is about one. */
  uid: Id.optional(),
  /** In the user's language. */
  text: z.string(),
})
export type SessionConflict = z.infer<typeof SessionConflict>

/** The longest session, in days. */
export const MOST_SESSION_DAYS = 7
const MOST_INSTRUCTORS = 20

const fields = {
  training: Id,
  title: z.string().trim().min(1).max(200),
  /** IANA name: where it takes place. */
  time_zone: ZoneName,
  room: Id.nullable(),
  /** The places; `null`: no limit. */
  capacity: z.int().min(1).max(100_000).nullable(),
}
/** The days around it have years of four digits. */
const SessionInstant = SpanInstant.refine((instant) => instant >= '1000', {
  message: msg('There is no such time.'),
  params: { code: 'format' },
})
const span = { from: SessionInstant, until: SessionInstant }

/** A date of a training that learners attend. */
export const TrainingSession = z.strictObject({
  id: Id,
  ...fields,
  from: Instant,
  until: Instant,
  status: z.enum(trainingSessionStatuses),
  instructors: z.array(z.strictObject({ uid: Id, state: z.enum(instructorStates) })),
  /** The people with a place, and those on the waiting list. */
  booked: z.int().min(0),
  waiting: z.int().min(0),
  revision: z.int().positive(),
  conflicts: z.array(SessionConflict),
})
export type TrainingSession = z.infer<typeof TrainingSession>

const Instructors = z
  .array(z.strictObject({ uid: Id }))
  .max(MOST_INSTRUCTORS)
  .refine((people) => new Set(people.map(({ uid }) => uid)).size === people.length, {
    message: msg('A person can be chosen only once.'),
    params: { code: 'repeated' },
  })

/** A new session is a draft. */
export const NewTrainingSession = z
  .strictObject({
    ...fields,
    ...span,
    room: fields.room.default(null),
    capacity: fields.capacity.default(null),
    instructors: Instructors.default([]),
  })
  .refine(isInOrder, notInOrder)
  .refine(isWithinDays(MOST_SESSION_DAYS), tooLong)
export type NewTrainingSession = z.infer<typeof NewTrainingSession>

export const SESSION_REASON_LENGTH = 500
/** Why something happens to a session. */
const SessionReason = z.string().trim().min(5).max(SESSION_REASON_LENGTH)

export const sessionActions = ['schedule', 'cancel', 'restore', 'confirm', 'request'] as const
export type SessionAction = (typeof sessionActions)[number]

/** Other fields, an action, or both: then the fields change first. */
export const TrainingSessionChange = z
  .strictObject({
    /** The revision that the client has read. */
    revision: z.int().positive(),
    ...z.strictObject({ ...fields, ...span, instructors: Instructors }).partial().shape,
    action: z.enum(sessionActions),
    /** Why: needed to cancel, and to schedule in spite of conflicts. */
    reason: SessionReason,
    /** Whether people are notified of what matters to them; by default they are. */
    notify: z.boolean(),
  })
  .partial()
  .superRefine((change, context) => {
    const miss = (path: string) =>
      context.addIssue({
        code: 'custom',
        path: [path],
        message: msg('This field is required.'),
        params: { code: 'required' },
      })
    const { action, revision, reason: _, notify: __, ...others } = change
    if ((action === undefined || Object.keys(others).length > 0) && revision === undefined) miss('revision')
    if (change.action === 'cancel' && change.reason === undefined) miss('reason')
  })
export type TrainingSessionChange = z.infer<typeof TrainingSessionChange>

/** The people who are looked at together. */
export const MOST_FOUND_PEOPLE = 50
/** Asks when all these people are free together. */
export const FindTimeBody = z
  .strictObject({
    people: z
      .array(Id)
      .min(1)
      .max(MOST_FOUND_PEOPLE)
      .refine((people) => new Set(people).size === people.length, {
        message: msg('A person can be chosen only once.'),
        params: { code: 'repeated' },
      }),
    duration_minutes: z.int().min(5).max(DAY_MINUTES),
    ...span,
    /** IANA name: times at usual hours of this zone come first. */
    time_zone: ZoneName,
  })
  .refine(isInOrder, notInOrder)
  .refine(isWithinDays(MOST_FREE_DAYS), tooLong)
export type FindTimeBody = z.infer<typeof FindTimeBody>

/** Why a person is not free; a moment has only the first of its reasons. */
export const exclusionReasons = ['time_off', 'outside_hours', 'double_booked', 'external_busy', 'short_gap'] as const
export type ExclusionReason = (typeof exclusionReasons)[number]

/** The times that fit, the best first, and why the other times do not. */
export const FoundTimes = z.strictObject({
  /** `score`: 0 to 100, more is better. */
  times: z.array(z.strictObject({ from: Instant, until: Instant, score: z.int().min(0).max(100) })),
  excluded: z.array(z.strictObject({ uid: Id, reason: z.enum(exclusionReasons), from: Instant, until: Instant })),
})
export type FoundTimes = z.infer<typeof FoundTimes>
