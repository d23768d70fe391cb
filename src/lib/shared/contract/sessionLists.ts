import { z } from 'zod'
import { Id, Instant, LanguageCode, Page, RealInstant, WrittenId } from './common.ts'
import { MOST_FREE_DAYS } from './availability.ts'
import { isInOrder, isWithinDays, notInOrder, tooLong } from './periods.ts'
import { conflictSeverities, instructorStates, trainingSessionStatuses } from './trainingSessions.ts'

/** The sessions of a list: those that meet a span of time, and have all of the other facts. */
export const SessionQuery = z.object({
  from: RealInstant.optional(),
  until: RealInstant.optional(),
  training: WrittenId.optional(),
  room: WrittenId.optional(),
  status: z.enum(trainingSessionStatuses).optional(),
  /** An instructor. */
  uid: WrittenId.optional(),
  /** A part of the title of the session or of its training. */
  s: z.string().trim().max(200).optional(),
  ...Page.shape,
})
export type SessionQuery = z.infer<typeof SessionQuery>

const span = { from: RealInstant, until: RealInstant }
/** A query is strict by its form, so the language of the answer has its line. */
const language = LanguageCode.optional()

/** The sessions with conflicts: from now on, or in a span. */
export const ConflictQuery = z
  .strictObject({
    from: span.from.optional(),
    until: span.until.optional(),
    severity: z.enum(conflictSeverities).optional(),
    language,
    ...Page.shape,
  })
  .refine(ofWholeSpan(isInOrder), notInOrder)
  .refine(ofWholeSpan(isWithinDays(MOST_FREE_DAYS)), tooLong)
export type ConflictQuery = z.infer<typeof ConflictQuery>

/** A rule about a span that may have no beginning or no end. */
function ofWholeSpan(rule: (whole: { from: string; until: string }) => boolean) {
  return ({ from, until }: { from?: string | undefined; until?: string | undefined }) =>
    from === undefined || until === undefined || rule({ from, until })
}

/** The span of the user's sessions. */
export const OwnSessionQuery = z
  .strictObject({ ...span, language })
  .refine(isInOrder, notInOrder)
  .refine(isWithinDays(MOST_FREE_DAYS), tooLong)
export type OwnSessionQuery = z.infer<typeof OwnSessionQuery>

/** A session as its instructor sees it. */
export const OwnSession = z.strictObject({
  id: Id,
  training: Id,
  title: z.string(),
  from: Instant,
  until: Instant,
  time_zone: z.string(),
  room_name: z.string().nullable(),
  status: z.enum(trainingSessionStatuses),
  /** The state of the instructor who asks. */
  state: z.enum(instructorStates),
  revision: z.int().positive(),
})
export type OwnSession = z.infer<typeof OwnSession>

/** The answer of an instructor to a request. */
export const SessionAnswer = z.strictObject({
  state: z.enum(['confirmed', 'declined']),
  reason: z.string().trim().max(500).optional(),
})
export type SessionAnswer = z.infer<typeof SessionAnswer>

/** The instructor to replace; without it, all instructors of the session. */
export const SubstituteQuery = z.object({ uid: WrittenId.optional() })
export type SubstituteQuery = z.infer<typeof SubstituteQuery>

/** A person who is free the whole time of a session. */
export const Substitute = z.strictObject({
  uid: Id,
  full_name: z.string(),
  avatar: z.string().nullable(),
  same_organization: z.boolean(),
  /** The person has a skill of the training, or has taught one. */
  same_skill: z.boolean(),
  sessions_that_week: z.int().min(0),
})
export type Substitute = z.infer<typeof Substitute>

/** The number of people that a change would notify. */
export const SessionAudience = z.strictObject({
  instructors: z.int().min(0),
  booked: z.int().min(0),
  waiting: z.int().min(0),
})
export type SessionAudience = z.infer<typeof SessionAudience>
