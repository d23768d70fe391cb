import { z } from 'zod'
import { Id, Instant, PathId } from './common.ts'

/** The number of calendars that a person can subscribe to. */
export const MOST_CALENDARS = 10

/** Why a calendar could not be read. */
export const calendarFailures = [
  'address_refused',
  'not_found',
  'unreachable',
  'too_slow',
  'too_large',
  'too_many_redirects',
  'not_a_calendar',
] as const
export type CalendarFailure = (typeof calendarFailures)[number]

/** A calendar elsewhere; only its busy times are kept. */
export const SubscribedCalendar = z.strictObject({
  id: Id,
  name: z.string(),
  /** Without its path and its query, which may be secret. */
  host: z.string(),
  /** The last time at which it was read successfully. */
  read_at: Instant.nullable(),
  failure: z.enum(calendarFailures).nullable(),
  /** The failure in the user's language; empty: none. */
  text: z.string(),
})
export type SubscribedCalendar = z.infer<typeof SubscribedCalendar>

const fields = {
  name: z.string().trim().min(1).max(120),
  /** `https:` only; `webcal:` is read as `https:`. */
  url: z.string().trim().min(1).max(2000),
}

export const NewSubscribedCalendar = z.strictObject(fields)
export type NewSubscribedCalendar = z.infer<typeof NewSubscribedCalendar>

export const SubscribedCalendarChange = z.strictObject(fields).partial()
export type SubscribedCalendarChange = z.infer<typeof SubscribedCalendarChange>

export const SubscribedCalendarPath = z.object({ id: PathId })

/** The secret address of a person's own feed. */
export const FeedAddress = z.strictObject({ url: z.string() })
export type FeedAddress = z.infer<typeof FeedAddress>
