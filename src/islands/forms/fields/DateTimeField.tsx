import type { FieldValues } from 'react-hook-form'
import { DateTimeControl } from './DateTimeControl.tsx'
import { type FormFieldProps, useFormField } from './FormFields.tsx'

/** A moment of a form. */
export function DateTimeField<Values extends FieldValues>(
  props: FormFieldProps<Values> & {
    /** `false`: the group of the field names the time zone. */
    zoneShown?: boolean
    /** The time zone of the clock (IANA); by default that of the site. */
    zone?: string | undefined
  },
) {
  const { control: _control, ...shown } = props
  const { id, field, error } = useFormField(props)
  return (
    <DateTimeControl
      {...shown}
      {...field}
      id={id}
      error={error}
      value={typeof field.value === 'string' ? field.value : null}
    />
  )
}
