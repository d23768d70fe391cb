import { normalised, readRange, writtenRange } from '#shared/availability/ranges.ts'
import { addDays } from '#shared/days.ts'
import { reasonWords } from '#shared/availability/reasonWords.ts'
import { fromInstant, toInstant } from '#shared/instant.ts'
import { msg, type Translate } from '#shared/i18n/message.ts'
import { DAY_MS } from '#shared/time.ts'
import type { Reader } from '../../../db/database.ts'
import type { CalendarEvent } from './calendarEvent.ts'
import { type CalendarSession, calendarSessions } from './calendarSessions.ts'
import { sessionEvent } from './sessionEvent.ts'

/** The owner of a feed. */
export interface FeedOwner {
  uid: number
  /** IANA name. */
  timeZone: string
  /** Whether the owner can teach; other people have booked sessions only. */
  teaches: boolean
}

interface Writing {
  t: Translate
  /** Scheme and host of the site. */
  origin: string
  now: Date
}

/** Older events are left out. */
const PAST_DAYS = 90
/** How long a cancelled session stays, so that every program has seen it. */
const CANCELLED_DAYS = 30
const MOST_EVENTS = 2000

/**
 * The events of a person's feed, sessions first: those the person teaches, those with a booked place, time off, and the
 * busy times of other calendars.
 */
export async function feedEvents(reader: Reader, owner: FeedOwner, writing: Writing): Promise<CalendarEvent[]> {
  const taught = owner.teaches ? await taughtSessions(reader, owner, writing) : []
  const booked = await bookedSessions(reader, owner, writing)
  const ids = new Set(taught.map(({ id }) => id))
  const sessions = [...taught, ...booked.filter(({ id }) => !ids.has(id))]
  const timeOff = owner.teaches ? await ownTimeOff(reader, owner, writing) : []
  const busy = owner.teaches ? await busyElsewhere(reader, owner, writing) : []
  return [...sessions.map((session) => sessionEvent(session, writing)), ...timeOff, ...busy]
}

function taughtSessions(reader: Reader, { uid }: FeedOwner, { now }: Writing): Promise<CalendarSession[]> {
  return shownSessions(reader, now)
    .innerJoin('session_instructors as own', 'own.session_id', 'session.id')
    .select('own.state')
    .where('own.uid', '=', uid)
    .where('own.state', 'in', ['requested', 'confirmed'])
    .execute()
}

async function bookedSessions(reader: Reader, { uid }: FeedOwner, { now }: Writing): Promise<CalendarSession[]> {
  const rows = await shownSessions(reader, now)
    .innerJoin('session_bookings as own', 'own.session_id', 'session.id')
    .where('own.uid', '=', uid)
    .where('own.state', '=', 'booked')
    .where('session.status', '<>', 'draft')
    .execute()
  return rows.map((row) => ({ ...row, state: 'confirmed' }))
}

function shownSessions(reader: Reader, now: Date) {
  return calendarSessions(reader)
    .where('session.until_at', '>=', dayBefore(now, PAST_DAYS))
    .where((eb) =>
      eb.or([
        eb('session.status', '<>', 'cancelled'),
        eb('session.cancelled_at', '>=', dayBefore(now, CANCELLED_DAYS)),
      ]),
    )
    .orderBy('session.from_at')
    .orderBy('session.id')
    .limit(MOST_EVENTS)
}

/** The note is private, so only the reason is shown. */
async function ownTimeOff(reader: Reader, owner: FeedOwner, { t, now }: Writing): Promise<CalendarEvent[]> {
  const rows = await reader
    .selectFrom('time_off')
    .select(['id', 'all_day', 'from_at', 'until_at', 'reason'])
    .where('uid', '=', owner.uid)
    .where('until_at', '>=', dayBefore(now, PAST_DAYS).slice(0, 10))
    .orderBy('from_at')
    .orderBy('id')
    .limit(MOST_EVENTS)
    .execute()
  return rows.map(({ id, all_day, from_at, until_at, reason }) => ({
    // No time of a change is stored, so moved time off is another event.
    name: `time-off-${id}-${digitsOf(from_at)}-${digitsOf(until_at)}`,
    title: t(reason === 'other' ? msg('Time off') : reasonWords[reason]),
    ...(all_day
      ? { days: { from: from_at, until: addDays(until_at, 1) } }
      : { times: { from: fromInstant(from_at), until: fromInstant(until_at), timeZone: owner.timeZone } }),
  }))
}

/** Times of several calendars that overlap are one event. A feed that reads itself would never forget a time. */
async function busyElsewhere(reader: Reader, owner: FeedOwner, { t, origin, now }: Writing): Promise<CalendarEvent[]> {
  const rows = await reader
    .selectFrom('subscribed_calendars')
    .innerJoin('busy_times', 'busy_times.calendar_id', 'subscribed_calendars.id')
    .select(['from_at', 'until_at'])
    .where('uid', '=', owner.uid)
    .where('url', 'not like', `${origin}/calendar/%`)
    .where('until_at', '>=', dayBefore(now, PAST_DAYS))
    .orderBy('from_at')
    .orderBy('until_at')
    .limit(MOST_EVENTS)
    .execute()
  const ranges = normalised(rows.map((row) => readRange({ from: row.from_at, until: row.until_at })))
  return ranges.map(writtenRange).map(({ from, until }) => ({
    name: `busy-${digitsOf(from)}-${digitsOf(until)}`,
    title: t(msg('Busy')),
    times: { from: fromInstant(from), until: fromInstant(until), timeZone: owner.timeZone },
  }))
}

function digitsOf(moment: string): string {
  return moment.replace(/\D/g, '')
}

/** Whole days, so that the same feed is the same text all day long. */
function dayBefore(now: Date, days: number): string {
  return `${toInstant(new Date(now.getTime() - days * DAY_MS)).slice(0, 10)} 00:00:00`
}
