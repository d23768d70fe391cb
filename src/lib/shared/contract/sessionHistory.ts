import { z } from 'zod'
import { Id, Instant, Page } from './common.ts'
import { SessionConflict } from './trainingSessions.ts'

/** The kinds of events in the history of a session. */
export const sessionEvents = [
  'create',
  'change',
  'schedule',
  'cancel',
  'restore',
  'request',
  'confirm',
  'accept',
  'decline',
  'attendance',
] as const
export type SessionEvent = (typeof sessionEvents)[number]

/** A value of a session before or after a change; instructors are a list of uids. */
const Value = z.union([z.string(), z.number(), z.array(Id), z.null()])

/** A value that changed. */
export const SessionFieldChange = z.strictObject({ field: z.string(), before: Value, after: Value })
export type SessionFieldChange = z.infer<typeof SessionFieldChange>

/** One event in the history of a session. */
export const SessionHistoryEntry = z.strictObject({
  id: Id,
  action: z.enum(sessionEvents),
  /** `null`: the site itself. */
  actor: z.strictObject({ uid: Id, full_name: z.string() }).nullable(),
  at: Instant,
  reason: z.string(),
  changes: z.array(SessionFieldChange),
  /** The conflicts that were accepted. */
  conflicts: z.array(SessionConflict),
})
export type SessionHistoryEntry = z.infer<typeof SessionHistoryEntry>

export const SessionHistoryQuery = Page
export type SessionHistoryQuery = z.infer<typeof SessionHistoryQuery>
