import type { FieldValues } from 'react-hook-form'
import type { SelectChoice } from '#client/queries/choices.ts'
import { type FormFieldProps, useFormField } from '../fields/FormFields.tsx'
import { TrainingControl } from './TrainingControl.tsx'

interface TrainingFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  multiple?: boolean
  /** The titles that the page already has. */
  known?: readonly SelectChoice[]
}

/** A training of a form, or several, found by title. The value is the id, or a list of ids. */
export function TrainingField<Values extends FieldValues>(props: TrainingFieldProps<Values>) {
  const { control: _control, ...shown } = props
  const { id, field, error } = useFormField(props)
  return <TrainingControl {...shown} {...field} id={id} error={error} value={field.value ?? null} />
}
