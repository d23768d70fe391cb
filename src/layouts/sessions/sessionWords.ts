import { lastMoment, sessionDay } from '#shared/availability/sessionDay.ts'
import type { LearnerSession, Overlap } from '#shared/contract/bookings.ts'
import type { TrainingType } from '#shared/contract/trainings.ts'
import type { Formats } from '#shared/i18n/format.ts'
import { localeOf } from '#shared/i18n/languages.ts'
import type { Translate } from '#shared/i18n/message.ts'
import { fromInstant } from '#shared/instant.ts'
import { memo } from '#shared/memo.ts'
import { DAY_MS } from '#shared/time.ts'

type Reading = Pick<App.Locals, 't' | 'format' | 'language' | 'user' | 'now'>
type Span = Pick<LearnerSession, 'from' | 'until' | 'time_zone'>

/** When a session takes place, on the clock of its own zone. */
export interface SessionTimes {
  weekday: string
  /** `Thu, 3 Dec` with the site's pattern of the date, or the word for today or tomorrow. */
  day: string
  /** The beginning and the end. */
  hours: string
  /** The short name of the zone: CET, GMT+3. */
  zone: string
  /** The same on the reader's clock, with its zone; '' if both clocks show the same, and for visitors. */
  own: string
}

/** Writes the times of a session for a reader at the moment of the request. */
export function sessionTimes(span: Span, { t, format, language, user, now }: Reading): SessionTimes {
  const there = format.inZone(span.time_zone)
  const isNear = [now, new Date(now.getTime() + DAY_MS)].some((day) => there.date(day) === there.date(span.from))
  const isSame = [span.from, span.until].every((time) => there.dateTime(time) === format.dateTime(time))
  return {
    weekday: sessionDay(span.from, { lang: language, timeZone: span.time_zone }).weekday,
    day: isNear ? there.relative(span.from, now) : shortDate(span, { there, language, t }),
    hours: hoursOf(span, there, t),
    zone: there.zone(span.from),
    own:
      isSame || !user
        ? ''
        : t('{{time}} your time ({{zone}})', {
            time: ownHours(span, { there, format, t }),
            zone: format.zone(span.from),
          }),
  }
}

function shortDate(
  { from, time_zone: timeZone }: Span,
  { there, language, t }: { there: Formats; language: string; t: Translate },
): string {
  const weekday = shortWeekdays(`${language} ${timeZone}`).format(fromInstant(from))
  return t('{{weekday}}, {{date}}', { weekday, date: there.date(from, 'day_month') })
}

/** By language and zone: to make one takes longer than the rest of a session. */
const shortWeekdays = memo(100, (key: string) => {
  const [language = '', timeZone] = key.split(' ')
  return new Intl.DateTimeFormat(localeOf(language), { weekday: 'short', timeZone })
})

/** `10:00–12:00`; the end has its date if it is on another day; midnight is of the day before. */
export function hoursOf({ from, until }: Pick<Span, 'from' | 'until'>, format: Formats, t: Translate): string {
  const isOneDay = format.date(from) === format.date(lastMoment(until))
  if (isOneDay) return format.hours(from, until)
  return t('{{from}}–{{until}}', { from: format.time(from), until: format.dateTime(until, 'day_month') })
}

/** With the date if the reader's date is another one. */
function ownHours(span: Span, { there, format, t }: { there: Formats; format: Formats; t: Translate }): string {
  const hours = hoursOf(span, format, t)
  const date = format.date(span.from, 'day_month')
  return date === there.date(span.from, 'day_month') ? hours : t('{{date}}, {{time}}', { date, time: hours })
}

/** Where a session takes place and who teaches it; '' if neither is known. */
export function sessionPlace(
  { room, instructors }: Pick<LearnerSession, 'room' | 'instructors'>,
  type: TrainingType | undefined,
  { t, format }: Pick<Reading, 't' | 'format'>,
): string {
  const online = type === 'webinar' ? t('Online') : ''
  const inRoom = room && (room.place ? t('{{room}}, {{place}}', { room: room.name, place: room.place }) : room.name)
  const place = inRoom ?? online
  if (instructors.length === 0) return place
  const people = format.list(instructors)
  return place ? t('{{place}}, with {{people}}', { place, people }) : t('With {{people}}', { people })
}

/** The sentence about another session of the learner at the same time, on the clock of this session. */
export function overlapWords(
  overlap: Overlap,
  { time_zone }: Pick<Span, 'time_zone'>,
  { t, format }: Pick<Reading, 't' | 'format'>,
): string {
  const values = { title: overlap.title, time: hoursOf(overlap, format.inZone(time_zone), t) }
  return overlap.state === 'booked'
    ? t('Overlaps with “{{title}}”, which you booked for {{time}}.', values)
    : t('Overlaps with “{{title}}” at {{time}}, for which you are waiting.', values)
}

/** The free places; `null`: no limit. */
export function placesLeft({ capacity, booked }: Pick<LearnerSession, 'capacity' | 'booked'>): number | null {
  return capacity === null ? null : Math.max(0, capacity - booked)
}
