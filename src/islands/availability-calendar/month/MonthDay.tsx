import type { CalendarDay } from '#client/availability/weekDays.ts'
import { clockTime } from '#shared/availability/dayHours.ts'
import { DAY_MINUTES } from '#shared/time.ts'
import { reasonWords } from '#shared/availability/reasonWords.ts'
import { calendarFormats } from '#shared/i18n/calendarFormats.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { PlaceLink } from '../PlaceLink.tsx'
import { placed } from '../week/placed.ts'

interface MonthDayProps {
  day: CalendarDay
  isToday: boolean
  /** The day is of the month before or after. */
  isBeside: boolean
}

/** One day of a month; it is a link to its week. */
export function MonthDay({ day: { day, hours, off, sessions }, isToday, isBeside }: MonthDayProps) {
  const { t, lang } = useFrame()
  const formats = calendarFormats(lang)
  const taught = new Set(sessions.map(({ session }) => session.id)).size
  const [away] = off
  const isAway = off.some(({ from, until }) => until - from === DAY_MINUTES)
  const words = [
    formats.dayLong(day),
    away ? t('Time off: {{reason}}', { reason: t(reasonWords[away.timeOff.reason]) }) : '',
    ...hours.map(({ from, until }) => formats.hours(clockTime(from), clockTime(until))),
    hours.length === 0 ? t('No hours') : '',
    taught > 0 ? t('{{count}} sessions', { count: taught }) : '',
  ]
  return (
    <td data-beside={isBeside || undefined} data-off={isAway || undefined}>
      <PlaceLink to={{ view: 'week', date: day }} className="month-day" aria-current={isToday ? 'date' : undefined}>
        <span className="unseen">{words.filter(Boolean).join(', ')}</span>
        <b aria-hidden="true">{formats.dayNumber(day)}</b>
        <span className="month-track" aria-hidden="true">
          {(isAway ? [] : hours).map((range) => (
            <i key={range.from} style={placed(range)} />
          ))}
          {!isAway &&
            off.map(({ timeOff, ...range }) => <i key={`o${timeOff.id}`} data-kind="off" style={placed(range)} />)}
          {sessions.map(({ session, from, until }) => (
            <i key={`s${session.id}`} className="month-session" style={placed({ from, until })} />
          ))}
        </span>
        {away && (
          <span className="month-words" aria-hidden="true">
            {t(reasonWords[away.timeOff.reason])}
          </span>
        )}
        {taught > 0 && (
          <span className="month-count" aria-hidden="true">
            {t('{{count}} sessions', { count: taught })}
          </span>
        )}
      </PlaceLink>
    </td>
  )
}
