import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { scheduleFormats } from '#shared/points/scheduleFormats.ts'
import { scheduleLimits } from '#shared/points/scheduleTerms.ts'
import { yearDaySetOf, yearDaySets } from '#shared/points/yearDays.ts'
import { Button } from '../ui/Button.tsx'
import { FieldNotes, notesOf } from '../ui/FieldNotes.tsx'
import { RequiredMark } from '../ui/RequiredMark.tsx'
import { type FormFieldProps, useFieldPlace, useFormField } from '../forms/fields/FormFields.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { YearDayRow } from './YearDayRow.tsx'

/** Days of every year (`MM-dd`), each as a day and a month, and the usual sets of days. */
export function YearDaysField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { label, hint, required = false } = props
  const { t, icons, lang } = useFrame()
  const { id, field, error } = useFormField(props)
  const addId = useId()
  const days: readonly string[] = Array.isArray(field.value) ? field.value : []
  const isFull = days.length >= scheduleLimits.yearDays
  const firstId = days.length > 0 ? `${id}-0` : addId
  useFieldPlace(props.name, label, () => document.getElementById(firstId)?.focus(), firstId)

  function remove(place: number): void {
    field.onChange(days.toSpliced(place, 1))
    document.getElementById(addId)?.focus()
  }

  const set = yearDaySetOf(days)
  const sets = { month: t('Every month end'), quarter: t('Every quarter end'), year: t('Year end') }
  return (
    <fieldset className="field year-days" aria-describedby={notesOf({ id, hint, error })}>
      <legend>
        {label}
        {required && <RequiredMark title={t('This field is required.')} />}
      </legend>
      <div className="year-days-sets">
        {(['month', 'quarter', 'year'] as const).map((name) => (
          <button
            key={name}
            type="button"
            className="chip"
            aria-pressed={set === name}
            onClick={() => field.onChange([...yearDaySets[name]])}
          >
            {sets[name]}
          </button>
        ))}
      </div>
      <ul className="year-days-rows">
        {days.map((day, place) => (
          <YearDayRow
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same day
            key={place}
            id={`${id}-${place}`}
            day={day}
            name={scheduleFormats(lang).monthDay(day)}
            isWrong={Boolean(error)}
            onChange={(changed) => field.onChange(days.with(place, changed))}
            onRemove={() => remove(place)}
          />
        ))}
      </ul>
      <Button
        id={addId}
        look="text"
        aria-disabled={isFull || undefined}
        onClick={() => !isFull && field.onChange([...days, nextDay(days)])}
      >
        <Icon href={`${icons}#add`} />
        {t('Add a day')}
      </Button>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  )
}

/** The first end of a month that is not in the list. */
function nextDay(days: readonly string[]): string {
  return yearDaySets.month.find((day) => !days.includes(day)) ?? '12-31'
}
