import { placeBeside } from '#shared/availability/calendarPlace.ts'
import { calendarFormats } from '#shared/i18n/calendarFormats.ts'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PlaceLink } from './PlaceLink.tsx'
import { useShown } from './useShown.ts'

/** The shown week or month, and the way to the ones before and after it, and to today. */
export function PlaceSteps() {
  const { t, lang, icons } = useFrame()
  const { place, days, today } = useShown()
  const formats = calendarFormats(lang)
  const isMonth = place.view === 'month'
  const title = isMonth
    ? formats.month(place.date)
    : formats.days(days[0]?.day ?? place.date, days.at(-1)?.day ?? place.date)
  return (
    <div className="calendar-steps">
      <PlaceLink
        to={placeBeside(place, -1)}
        className="icon-btn"
        aria-label={isMonth ? t('Previous month') : t('Previous week')}
      >
        <Icon href={`${icons}#chevron_left`} mirrored />
      </PlaceLink>
      <h2 aria-live="polite">{title}</h2>
      <PlaceLink
        to={placeBeside(place, 1)}
        className="icon-btn"
        aria-label={isMonth ? t('Next month') : t('Next week')}
      >
        <Icon href={`${icons}#chevron_right`} mirrored />
      </PlaceLink>
      <PlaceLink to={{ ...place, date: today }} className="btn line calendar-today">
        {t('Today')}
      </PlaceLink>
    </div>
  )
}
