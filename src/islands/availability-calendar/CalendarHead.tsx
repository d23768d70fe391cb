import { minutesOfDays } from '#client/availability/weekDays.ts'
import { type CalendarView as ViewName, calendarViews } from '#shared/availability/calendarPlace.ts'
import { calendarFormats } from '#shared/i18n/calendarFormats.ts'
import { intlFormats } from '#shared/i18n/intlFormats.ts'
import { msg } from '#shared/i18n/message.ts'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { PlaceLink } from './PlaceLink.tsx'
import { useShown } from './useShown.ts'
import { ZoneLine } from './ZoneLine.tsx'

const viewWords: Record<ViewName, string> = {
  week: msg('Week'),
  month: msg('Month'),
  exceptions: msg('Exceptions'),
  next: msg('As others see it'),
}

/** Under the title: how much the person teaches, the time zone, and the views. */
export function CalendarHead() {
  const { t, lang } = useFrame()
  const { place, days } = useShown()
  const [first, last] = [days[0]?.day ?? place.date, days.at(-1)?.day ?? place.date]
  return (
    <div className="calendar-head">
      <div className="calendar-lead">
        {place.view === 'week' && (
          <p className="lead">
            {t('{{duration}} to teach in the week of {{days}}.', {
              duration: intlFormats(lang).duration(minutesOfDays(days)),
              days: calendarFormats(lang).days(first, last),
            })}
          </p>
        )}
        <ZoneLine />
      </div>
      <nav className="calendar-views" aria-label={t('Views of the calendar')}>
        <ul>
          {calendarViews.map((view) => (
            <li key={view}>
              <PlaceLink to={{ ...place, view }} aria-current={view === place.view ? 'page' : undefined}>
                {t(viewWords[view])}
              </PlaceLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
