import { sessionDay } from '#shared/availability/sessionDay.ts'
import { fromInstant } from '#shared/instant.ts'
import { formatDuration } from '#shared/i18n/duration.ts'
import { localeOf } from '#shared/i18n/languages.ts'
import { toWallTime } from '#shared/i18n/wallTime.ts'
import { zoneName } from '#shared/i18n/zoneName.ts'
import { MINUTE_MS } from '#shared/time.ts'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import type { SessionValues } from './values.ts'

/** The day and the time of a planned session, and its time on the site's clock if that one differs. */
export function PlanWhen({ from, until, time_zone }: Pick<SessionValues, 'from' | 'until' | 'time_zone'>) {
  const { t, lang, timeZone } = useFrame()
  if (from === null) return <p className="quiet">{t('Choose a beginning to see the day.')}</p>
  const { day, month, weekday } = sessionDay(from, { lang, timeZone: time_zone })
  const isRight = until !== null && from < until
  const minutes = isRight ? (fromInstant(until).getTime() - fromInstant(from).getTime()) / MINUTE_MS : 0
  return (
    <div className="session-plan-when">
      <p className="session-plan-leaf">
        <b>{day}</b>
        <span>{month}</span>
      </p>
      <div>
        <p>{weekday}</p>
        <p className="session-plan-time" dir="ltr">
          {clockOf(from, time_zone)}
          {isRight && `–${clockOf(until, time_zone)}`}
        </p>
        {isRight && <p className="quiet">{formatDuration(minutes, localeOf(lang))}</p>}
        {isRight && clockOf(from, timeZone) !== clockOf(from, time_zone) && (
          <p className="quiet">
            {t('{{time}} in {{zone}}', {
              time: `${clockOf(from, timeZone)}–${clockOf(until, timeZone)}`,
              zone: zoneName(timeZone, lang),
            })}
          </p>
        )}
      </div>
    </div>
  )
}

function clockOf(instant: string, timeZone: string): string {
  return toWallTime(instant, timeZone).slice(11)
}
