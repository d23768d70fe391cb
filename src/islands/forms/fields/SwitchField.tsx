import type { FieldValues } from 'react-hook-form'
import { type FormFieldProps, useFormField } from './FormFields.tsx'
import { SwitchControl } from './SwitchControl.tsx'

/** A switch of a form. */
export function SwitchField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { label, hint } = props
  const { id, field, error } = useFormField(props)
  return <SwitchControl {...field} id={id} label={label} hint={hint} error={error} value={field.value === true} />
}
