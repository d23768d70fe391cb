import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Field } from '../../ui/Field.tsx'
import { useChoices } from '../useChoices.ts'

const gaps = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120]

/** The pause that the instructor wants before and after sessions; it is saved at once. */
export function GapChoice() {
  const { t } = useFrame()
  const { choices, change } = useChoices()
  const offered = gaps.includes(choices.gap_minutes) ? gaps : [...gaps, choices.gap_minutes].sort((a, b) => a - b)
  return (
    <section>
      <h2>{t('Pause around sessions')}</h2>
      <Field
        label={t('Before and after each session')}
        hint={t('Saved at once. Planned sessions stay.')}
        requiredTitle={t('This field is required.')}
        control={(control) => (
          <select
            {...control}
            value={choices.gap_minutes}
            onChange={({ target }) => change({ gap_minutes: Number(target.value) })}
          >
            {offered.map((minutes) => (
              <option key={minutes} value={minutes}>
                {minutes === 0 ? t('No pause') : t('{{count}} minutes', { count: minutes })}
              </option>
            ))}
          </select>
        )}
      />
    </section>
  )
}
