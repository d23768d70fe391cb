import type { FieldValues } from 'react-hook-form'
import { type FormFieldProps, useFormField } from './FormFields.tsx'
import { type NumberBounds, NumberControl } from './NumberControl.tsx'

/** A number of a form; an empty field is `null`. */
export function NumberField<Values extends FieldValues>(props: FormFieldProps<Values> & NumberBounds) {
  const { control: _control, ...shown } = props
  const { id, field, error } = useFormField(props)
  return (
    <NumberControl
      {...shown}
      {...field}
      id={id}
      error={error}
      value={typeof field.value === 'number' ? field.value : null}
    />
  )
}
