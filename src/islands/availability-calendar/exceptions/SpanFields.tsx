import { useId } from 'react'
import type { ExceptionFields } from '#client/availability/exceptionFields.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { SwitchControl } from '../../forms/fields/SwitchControl.tsx'
import { Field } from '../../ui/Field.tsx'

interface SpanFieldsProps {
  fields: ExceptionFields
  /** The fields were sent, and are not complete. */
  isWrong: boolean
  onChange(part: Partial<ExceptionFields>): void
}

/** The days of an exception, and the times of time off that is not of whole days. */
export function SpanFields({ fields, isWrong, onChange }: SpanFieldsProps) {
  const { t } = useFrame()
  const id = useId()
  const requiredTitle = t('This field is required.')
  const common = { requiredTitle, required: true }
  const hasTimes = fields.kind === 'time_off' && !fields.allDay
  return (
    <>
      <div className="form-row">
        <Field
          {...common}
          label={t('From')}
          control={(control) => (
            <input
              {...control}
              type="date"
              value={fields.from}
              onChange={({ target: { value } }) =>
                onChange({ from: value, ...(fields.until < value && { until: value }) })
              }
            />
          )}
        />
        <Field
          {...common}
          label={t('Until')}
          error={isWrong ? t('The end must be after the start.') : undefined}
          control={(control) => (
            <input
              {...control}
              type="date"
              min={fields.from}
              value={fields.until}
              onChange={({ target }) => onChange({ until: target.value })}
            />
          )}
        />
      </div>
      {fields.kind === 'time_off' && (
        <SwitchControl
          id={id}
          label={t('Whole days')}
          value={fields.allDay}
          onChange={(allDay) => onChange({ allDay })}
        />
      )}
      {hasTimes && (
        <div className="form-row">
          <Field
            {...common}
            label={t('Time on the first day')}
            control={(control) => (
              <input
                {...control}
                type="time"
                dir="ltr"
                value={fields.fromTime}
                onChange={({ target }) => onChange({ fromTime: target.value })}
              />
            )}
          />
          <Field
            {...common}
            label={t('Time on the last day')}
            control={(control) => (
              <input
                {...control}
                type="time"
                dir="ltr"
                value={fields.untilTime}
                onChange={({ target }) => onChange({ untilTime: target.value })}
              />
            )}
          />
        </div>
      )}
    </>
  )
}
