import { queryOptions } from '@tanstack/react-query'
import type { InstructorChoicesChange, OwnCalendar, UncoveredWish } from '#shared/contract/instructorCalendars.ts'
import type { OwnSession } from '#shared/contract/sessionLists.ts'
import { call } from '../api.ts'
import type { AvailabilityCalls } from '../availability/saveAvailability.ts'

/** A span of the calendar: two instants of the contract. */
export interface CalendarSpan {
  from: string
  until: string
}

/** Everything on the user's calendar in a span. */
export function ownCalendarQuery(span: CalendarSpan, known?: OwnCalendar) {
  return queryOptions({
    queryKey: ['availability', 'calendar', span.from, span.until],
    queryFn: async ({ signal }) =>
      (await call('GET availability/calendar', { query: { ...span }, whole: false, signal })).data,
    ...(known && { initialData: known }),
  })
}

/** The sessions that the user teaches or is asked to teach, the requests first. */
export function ownSessionsQuery(span: CalendarSpan, known: readonly OwnSession[]) {
  return queryOptions({
    queryKey: ['availability', 'sessions', span.from, span.until],
    queryFn: async ({ signal }): Promise<readonly OwnSession[]> =>
      (await call('GET availability/sessions', { query: { ...span }, whole: false, signal })).data,
    initialData: known,
  })
}

/** The calendars elsewhere that are read for busy times. */
export function subscribedCalendarsQuery() {
  return queryOptions({
    queryKey: ['availability', 'calendars'],
    queryFn: async ({ signal }) => (await call('GET availability/calendars', { whole: false, signal })).data,
  })
}

/** The secret address of the user's feed. */
export function feedQuery() {
  return queryOptions({
    queryKey: ['availability', 'feed'],
    queryFn: async ({ signal }) => (await call('GET availability/feed', { whole: false, signal })).data,
  })
}

/** The sessions that hours would not cover any more. */
export async function askUncovered(wish: UncoveredWish) {
  return (await call('POST availability/uncovered_sessions', { body: wish, whole: false })).data
}

/** The same while the question changes; no question has no answer. */
export function uncoveredQuery(wish: UncoveredWish | null) {
  return queryOptions({
    queryKey: ['availability', 'uncovered', wish],
    enabled: wish !== null,
    retry: false,
    // The widget shows its own message.
    meta: { logOnly: true },
    queryFn: () => (wish ? askUncovered(wish) : []),
  })
}

/** Saves the given choices of the instructor; 409 if they were changed elsewhere. */
export async function sendChoices(change: InstructorChoicesChange) {
  return (await call('PATCH availability/choices', { body: change, whole: false })).data
}

/** Confirms or declines a session; an empty reason is not sent. */
export async function sendSessionAnswer(id: number, state: 'confirmed' | 'declined', reason: string) {
  const body = { state, ...(reason !== '' && { reason }) }
  return (await call('PATCH availability/sessions/{id}', { params: { id }, body, whole: false })).data
}

/** Subscribes to an iCalendar address. */
export async function subscribeCalendar(calendar: { name: string; url: string }, idempotencyKey: string) {
  return (await call('POST availability/calendars', { body: calendar, whole: false, idempotencyKey })).data
}

/** Removes a subscription with its busy times. */
export async function unsubscribeCalendar(id: number): Promise<void> {
  await call('DELETE availability/calendars/{id}', { params: { id }, whole: false })
}

/** Gives the feed a new secret address; the old one ends. */
export async function renewFeed() {
  return (await call('POST availability/feed', { whole: false })).data
}

/** The calls that save hours, overrides and time off. */
export const availabilityCalls: AvailabilityCalls = {
  createSchedule: async (body, idempotencyKey) =>
    (await call('POST availability/schedules', { body, whole: false, idempotencyKey })).data,
  changeSchedule: async (id, body) =>
    (await call('PATCH availability/schedules/{id}', { params: { id }, body, whole: false })).data,
  deleteSchedule: (id) => call('DELETE availability/schedules/{id}', { params: { id }, whole: false }),
  createOverride: async (body, idempotencyKey) =>
    (await call('POST availability/overrides', { body, whole: false, idempotencyKey })).data,
  changeOverride: (id, body) => call('PATCH availability/overrides/{id}', { params: { id }, body, whole: false }),
  deleteOverride: (id) => call('DELETE availability/overrides/{id}', { params: { id }, whole: false }),
  createTimeOff: (body, idempotencyKey) => call('POST availability/time_off', { body, whole: false, idempotencyKey }),
  changeTimeOff: (id, body) => call('PATCH availability/time_off/{id}', { params: { id }, body, whole: false }),
  deleteTimeOff: (id) => call('DELETE availability/time_off/{id}', { params: { id }, whole: false }),
  readAll: async () => {
    const [schedules, overrides, timeOff] = await Promise.all([
      call('GET availability/schedules', { whole: false }),
      call('GET availability/overrides', { whole: false }),
      call('GET availability/time_off', { whole: false }),
    ])
    return [schedules.data, overrides.data, timeOff.data]
  },
}
