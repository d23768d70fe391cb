import type { EditedSchedule } from '#client/availability/availabilityValues.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Field } from '../../ui/Field.tsx'
import { ZoneSelect } from '../ZoneSelect.tsx'

/** The problems of a schedule, in words. */
export interface ScheduleProblems {
  name?: string
  until?: string
}

interface ScheduleBasicsProps {
  schedule: EditedSchedule
  problems: ScheduleProblems
  onChange(part: Partial<EditedSchedule>): void
}

/** The name of a schedule, its time zone, and the days on which it is valid. */
export function ScheduleBasics({ schedule, problems, onChange }: ScheduleBasicsProps) {
  const { t } = useFrame()
  const requiredTitle = t('This field is required.')
  return (
    <>
      <Field
        label={t('Name')}
        requiredTitle={requiredTitle}
        required
        error={problems.name}
        control={(control) => (
          <input
            {...control}
            maxLength={120}
            value={schedule.name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        )}
      />
      <Field
        label={t('Time zone')}
        requiredTitle={requiredTitle}
        required
        hint={t('The hours keep their local times in it when the clock changes.')}
        control={(control) => (
          <ZoneSelect {...control} value={schedule.time_zone} onChange={(zone) => onChange({ time_zone: zone })} />
        )}
      />
      <div className="form-row">
        <Field
          label={t('Valid from')}
          requiredTitle={requiredTitle}
          control={(control) => (
            <input
              {...control}
              type="date"
              value={schedule.valid_from ?? ''}
              onChange={({ target }) => onChange({ valid_from: target.value || null })}
            />
          )}
        />
        <Field
          label={t('Valid until')}
          requiredTitle={requiredTitle}
          error={problems.until}
          control={(control) => (
            <input
              {...control}
              type="date"
              value={schedule.valid_until ?? ''}
              onChange={({ target }) => onChange({ valid_until: target.value || null })}
            />
          )}
        />
      </div>
    </>
  )
}
