import { addDays, daysBetween } from '#shared/days.ts'
import type { FindTimeBody } from '#shared/contract/trainingSessions.ts'
import { toInstant } from '#shared/instant.ts'
import { fromWallTime } from '#shared/i18n/wallTime.ts'
import { MINUTE_MS } from '#shared/time.ts'

/** The question as the form holds it; days are days of the zone. */
export interface FindTimeWish {
  people: number[]
  minutes: number
  from: string
  until: string
  zone: string
}

/** A problem of a wish. */
export type WishProblem = 'people' | 'order' | 'past' | 'long'

/** The longest span that one call takes, in days, and the most people. */
const MOST_DAYS = 93
export const MOST_TOGETHER = 50

/** The first problem of a question; `today` is a day in the zone of the question. `undefined`: it can be sent. */
export function wishProblem({ people, from, until }: FindTimeWish, today: string): WishProblem | undefined {
  if (people.length === 0) return 'people'
  if (from === '' || until === '' || until < from) return 'order'
  if (until < today) return 'past'
  return daysBetween(from, until) >= MOST_DAYS ? 'long' : undefined
}

/** The body of the call; no answer begins before now. */
export function bodyOf({ people, minutes, from, until, zone }: FindTimeWish, now: number): FindTimeBody {
  const first = fromWallTime(`${from}T00:00`, zone) ?? ''
  const last = fromWallTime(`${addDays(until, 1)}T00:00`, zone) ?? ''
  const soonest = toInstant(new Date(Math.ceil(now / (15 * MINUTE_MS)) * 15 * MINUTE_MS))
  const body = { people, duration_minutes: minutes, until: last, time_zone: zone }
  return { ...body, from: first < soonest ? soonest : first }
}

/** The usual hours of each day of a wish, as ranges; they need no Temporal. */
export function usualDays({ from, until, zone }: FindTimeWish): { from: number; until: number }[] {
  return Array.from({ length: daysBetween(from, until) + 1 }, (_, number) => addDays(from, number)).map((day) => ({
    from: instantOf(`${day}T08:00`, zone),
    until: instantOf(`${day}T18:00`, zone),
  }))
}

function instantOf(wall: string, zone: string): number {
  return Date.parse(`${(fromWallTime(wall, zone) ?? '').replace(' ', 'T')}Z`)
}
