import type { WeekRhythm } from '#shared/availability/paintWeekly.ts'
import { mondayOf, addDays } from '#shared/days.ts'
import { calendarFormats } from '#shared/i18n/calendarFormats.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Field } from '../../ui/Field.tsx'

interface RhythmFieldsProps {
  rhythm: WeekRhythm
  /** A day of the shown week. */
  day: string
  onChange(rhythm: WeekRhythm): void
}

/** How often the hours come again, and a week in which they apply. */
export function RhythmFields({ rhythm: { every_weeks, anchor }, day, onChange }: RhythmFieldsProps) {
  const { t, lang } = useFrame()
  const monday = mondayOf(anchor ?? day)
  const requiredTitle = t('This field is required.')
  return (
    <div className="form-row">
      <Field
        label={t('The hours come again')}
        requiredTitle={requiredTitle}
        control={(control) => (
          <select
            {...control}
            value={every_weeks}
            onChange={({ target }) => {
              const weeks = Number(target.value)
              onChange(weeks === 1 ? { every_weeks: 1 } : { every_weeks: weeks, anchor: monday })
            }}
          >
            <option value="1">{t('every week')}</option>
            {[2, 3, 4].map((weeks) => (
              <option key={weeks} value={weeks}>
                {t('every {{count}} weeks', { count: weeks })}
              </option>
            ))}
          </select>
        )}
      />
      {every_weeks > 1 && (
        <Field
          label={t('A week in which they apply')}
          requiredTitle={requiredTitle}
          hint={calendarFormats(lang).days(monday, addDays(monday, 6))}
          control={(control) => (
            <input
              {...control}
              type="date"
              value={anchor ?? day}
              onChange={({ target }) => target.value && onChange({ every_weeks, anchor: target.value })}
            />
          )}
        />
      )}
    </div>
  )
}
