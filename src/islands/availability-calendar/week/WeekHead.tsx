// biome-ignore-all lint/a11y/useSemanticElements: the ARIA grid pattern; the blocks of a day go over the cells of a table
// biome-ignore-all lint/a11y/useFocusableInteractive: only its cells take the focus
import type { CalendarDay } from '#client/availability/weekDays.ts'
import { reasonWords } from '#shared/availability/reasonWords.ts'
import { calendarFormats } from '#shared/i18n/calendarFormats.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'

/** The days of the week, with the time off of whole days. */
export function WeekHead({ days, today }: { days: readonly CalendarDay[]; today: string }) {
  const { t, lang } = useFrame()
  const formats = calendarFormats(lang)
  const hasOff = days.some(({ off }) => off.some(({ timeOff }) => timeOff.all_day))
  return (
    <div role="row" className="week-head" data-off={hasOff || undefined}>
      <span role="columnheader" className="week-corner">
        <span className="unseen">{t('Time')}</span>
      </span>
      {days.map(({ day, off, isOverridden, isValid }) => (
        <span
          key={day}
          role="columnheader"
          className="week-day"
          aria-current={day === today ? 'date' : undefined}
          data-rest={isValid ? undefined : true}
        >
          <span className="unseen">{formats.dayLong(day)}</span>
          <small aria-hidden="true">{formats.weekday(day)}</small>
          <b aria-hidden="true">{formats.dayNumber(day)}</b>
          {isOverridden && <span className="week-own">{t('Only this week')}</span>}
          {off
            .filter(({ timeOff }) => timeOff.all_day)
            .slice(0, 1)
            .map(({ timeOff }) => (
              <span
                key={timeOff.id}
                className="week-off"
                data-first={timeOff.from === day || day === days[0]?.day || undefined}
                data-last={timeOff.until === day || day === days.at(-1)?.day || undefined}
              >
                <span>{t('Time off: {{reason}}', { reason: t(reasonWords[timeOff.reason]) })}</span>
                {timeOff.id < 0 && <i>{t('not saved')}</i>}
              </span>
            ))}
        </span>
      ))}
    </div>
  )
}
