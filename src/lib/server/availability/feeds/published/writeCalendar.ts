import type { ICalCalendar, ICalEventData } from 'ical-generator'
import type { CalendarEvent } from './calendarEvent.ts'

/** Someone in an invitation. */
export interface CalendarPerson {
  name: string
  mail: string
}

export interface WrittenCalendar {
  /** The title in calendar programs; a mail has none. */
  name?: string
  /** The host of the site: the end of every UID. */
  host: string
  language: string
  events: readonly CalendarEvent[]
  invitation?: Invitation
}

/** The method of an invitation (RFC 5546), and its people: of those invited, only the reader. */
export interface Invitation {
  method: 'REQUEST' | 'CANCEL'
  organizer: CalendarPerson
  attendee: CalendarPerson
  /** Whether the reader has agreed. The answer is given on the site, not by mail. */
  isAgreed: boolean
  /** When the mail is written. */
  now: Date
}

/** How often calendar programs read the feed again. */
const REFRESH_SECONDS = 3600
/** An event without a time of change: DTSTAMP is needed, and the same event must stay the same text. */
const NO_TIME = new Date(0)

/**
 * Writes a calendar (RFC 5545). The same events give the same text.
 * The library and the time zones are loaded on demand, because few processes write calendars.
 */
export async function writeCalendar({ name, host, language, events, invitation }: WrittenCalendar): Promise<string> {
  const library = await import('ical-generator')
  const { isExactIn, zoneText } = await import('./zoneTexts.ts')
  const calendar = library.default({
    prodId: { company: host, product: 'Learning platform', language },
    scale: 'GREGORIAN',
    timezone: { name: '', generator: (timeZone: string) => zoneText(timeZone) ?? null },
    ...(name !== undefined && { name: library.escape(textOf(name), false), ttl: REFRESH_SECONDS }),
  })
  if (invitation) calendar.method(library.ICalCalendarMethod[invitation.method])
  for (const event of events) addEvent(calendar, event, { host, isExactIn, invitation, library })
  return `${calendar.toString()}\r\n`
}

interface Adding extends Pick<WrittenCalendar, 'host' | 'invitation'> {
  isExactIn: (timeZone: string, instant: Date) => boolean
  library: typeof import('ical-generator')
}

function addEvent(
  calendar: ICalCalendar,
  event: CalendarEvent,
  { host, isExactIn, invitation, library }: Adding,
): void {
  const { name, title, place, description, url, sequence, changed, status } = event
  const added = calendar.createEvent({
    id: `${name}@${host}`,
    summary: textOf(title),
    stamp: invitation?.now ?? changed ?? NO_TIME,
    sequence: sequence ?? 0,
    ...datesOf(event, isExactIn),
    ...(changed && { lastModified: changed }),
    ...(place && { location: textOf(place) }),
    ...(description && { description: textOf(description) }),
    ...(url && { url }),
    ...(status && { status: library.ICalEventStatus[status] }),
    transparency: library.ICalEventTransparency[status === 'CANCELLED' ? 'TRANSPARENT' : 'OPAQUE'],
  })
  if (!invitation) return
  const { organizer, attendee, isAgreed } = invitation
  added.organizer({ name: textOf(organizer.name), email: organizer.mail })
  added.createAttendee({
    name: textOf(attendee.name),
    email: attendee.mail,
    status: library.ICalAttendeeStatus[isAgreed ? 'ACCEPTED' : 'NEEDSACTION'],
    rsvp: false,
  })
}

function datesOf({ times, days }: CalendarEvent, isExactIn: Adding['isExactIn']): ICalEventData {
  if (days) return { allDay: true, start: Temporal.PlainDate.from(days.from), end: Temporal.PlainDate.from(days.until) }
  const { from, until, timeZone } = times ?? { from: NO_TIME, until: NO_TIME, timeZone: 'UTC' }
  const isExact = isExactIn(timeZone, from) && isExactIn(timeZone, until)
  const zoned = (instant: Date) =>
    Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(isExact ? timeZone : 'UTC')
  return { start: zoned(from), end: zoned(until), timezone: isExact ? timeZone : 'UTC' }
}

/** Control characters are not allowed in calendars; line breaks are, and the library escapes them. */
function textOf(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what the format forbids
  return text.replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, (sign) => (sign === '\r' ? '' : ' ')).trim()
}
