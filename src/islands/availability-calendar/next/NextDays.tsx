import { clockTime } from '#shared/availability/dayHours.ts'
import { calendarFormats } from '#shared/i18n/calendarFormats.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { useShown } from '../useShown.ts'
import { placed } from '../week/placed.ts'
import { othersView } from './othersView.ts'
import { reasonWords } from '#shared/availability/reasonWords.ts'
import './next.css'

/** The next 14 days as course administrators see them: free, busy, and the reason of time off. */
export function NextDays() {
  const { t, lang } = useFrame()
  const { days, calendar, zone, today } = useShown()
  const formats = calendarFormats(lang)
  const rows = othersView(days, calendar, zone)
  return (
    <section className="next-days" aria-labelledby="next-title">
      <div className="next-head">
        <h2 id="next-title">{t('The next 14 days as others see them')}</h2>
        <p className="quiet">
          {t(
            'Course administrators see when you are free or busy, and the reason of time off. They never see private notes or titles of other calendars. Unsaved changes are not in it yet.',
          )}
        </p>
      </div>
      <ol className="next-rows">
        {rows.map(({ day, free, busy, away }) => (
          <li key={day} aria-current={day === today ? 'date' : undefined}>
            <h3>{formats.dayShort(day)}</h3>
            <span className="next-track" aria-hidden="true">
              {free.map((range) => (
                <i key={`f${range.from}`} data-kind="free" style={placed(range)} />
              ))}
              {busy.map((range) => (
                <i key={`b${range.from}`} data-kind="busy" style={placed(range)} />
              ))}
              {away.map((range) => (
                <i key={`o${range.from}`} data-kind="off" style={placed(range)} />
              ))}
            </span>
            <p>
              {free.length > 0
                ? t('Free: {{hours}}', {
                    hours: free.map(({ from, until }) => formats.hours(clockTime(from), clockTime(until))).join(', '),
                  })
                : t('Not free')}
              {busy.length > 0 && (
                <span className="quiet">
                  {t('Busy: {{hours}}', {
                    hours: busy.map(({ from, until }) => formats.hours(clockTime(from), clockTime(until))).join(', '),
                  })}
                </span>
              )}
              {away[0] && (
                <span className="quiet">
                  {t('Time off: {{reason}}', { reason: t(reasonWords[away[0].timeOff.reason]) })}
                </span>
              )}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
