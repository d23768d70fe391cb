import { calendarFormats } from '#shared/i18n/calendarFormats.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { PlaceSteps } from '../PlaceSteps.tsx'
import { useShown } from '../useShown.ts'
import { MonthDay } from './MonthDay.tsx'
import './month.css'

/** A month: the hours of each day as bars, time off hatched, sessions as a number. A day opens its week. */
export function MonthView() {
  const { t, lang } = useFrame()
  const { place, days, today } = useShown()
  const formats = calendarFormats(lang)
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
  return (
    <section className="month-view" aria-label={t('Month')}>
      <div className="week-bar month-bar">
        <p className="quiet">{t('A day opens its week.')}</p>
        <PlaceSteps />
      </div>
      <table className="month-table">
        <caption className="unseen">{formats.month(place.date)}</caption>
        <thead>
          <tr>
            {days.slice(0, 7).map(({ day }) => (
              <th key={day} scope="col">
                <span className="unseen">{formats.weekdayLong(day)}</span>
                <span aria-hidden="true">{formats.weekday(day)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.day}>
              {week.map((day) => (
                <MonthDay
                  key={day.day}
                  day={day}
                  isToday={day.day === today}
                  isBeside={day.day.slice(0, 7) !== place.date.slice(0, 7)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
