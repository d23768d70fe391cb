import type { FieldValues } from 'react-hook-form'
import { activities } from '#shared/points/scheduleTerms.ts'
import { activityLabels } from '#shared/points/scheduleWords.ts'
import { FieldNotes, notesOf } from '../ui/FieldNotes.tsx'
import { type FormFieldProps, useFieldPlace, useFormField } from '../forms/fields/FormFields.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'

/** The activities that restart a sliding period, as checkboxes. */
export function ActivitiesField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { label, hint } = props
  const { t } = useFrame()
  const { id, field, error } = useFormField(props)
  useFieldPlace(props.name, label, () => document.getElementById(`${id}-${activities[0]}`)?.focus())
  const chosen: readonly unknown[] = Array.isArray(field.value) ? field.value : []
  return (
    <fieldset className="field schedule-activities" aria-describedby={notesOf({ id, hint, error })}>
      <legend>{label}</legend>
      {activities.map((activity) => (
        <label key={activity} className="schedule-activity">
          <input
            type="checkbox"
            id={`${id}-${activity}`}
            checked={chosen.includes(activity)}
            onBlur={field.onBlur}
            onChange={({ target }) =>
              field.onChange(activities.filter((each) => (each === activity ? target.checked : chosen.includes(each))))
            }
            aria-invalid={error ? true : undefined}
          />
          <span>{t(activityLabels[activity])}</span>
        </label>
      ))}
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  )
}
