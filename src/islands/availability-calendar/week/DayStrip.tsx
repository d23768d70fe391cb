import { useStore } from '@nanostores/react'
import type { CalendarDay } from '#client/availability/weekDays.ts'
import { calendarFormats } from '#shared/i18n/calendarFormats.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { useCalendar } from '../calendarContext.ts'

/** On a phone: the days of the week, of which the grid shows one. */
export function DayStrip({ days, today }: { days: readonly CalendarDay[]; today: string }) {
  const { t, lang } = useFrame()
  const { view } = useCalendar()
  const focus = useStore(view.$focus, { ssr: 'initial' })
  const formats = calendarFormats(lang)
  return (
    <ul className="day-strip" aria-label={t('Days of the week')}>
      {days.map(({ day, hours, sessions, off }) => (
        <li key={day}>
          <button
            type="button"
            aria-pressed={day === focus.day}
            aria-current={day === today ? 'date' : undefined}
            onClick={() => view.focus({ day, minute: focus.minute })}
          >
            <span className="unseen">{formats.dayLong(day)}</span>
            <small aria-hidden="true">{formats.weekdayLetter(day)}</small>
            <b aria-hidden="true">{formats.dayNumber(day)}</b>
            <i
              data-mark={off.length > 0 ? 'off' : sessions.length > 0 ? 'session' : hours.length > 0 ? 'free' : 'none'}
            />
          </button>
        </li>
      ))}
    </ul>
  )
}
