import type { FieldValues } from 'react-hook-form'
import { AudienceControl } from './AudienceControl.tsx'
import { type FormFieldProps, useFormField } from '../fields/FormFields.tsx'

interface AudienceFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  /** The hint while there are no criteria. */
  everyone: string
}

/** The audience of a thing in a form. */
export function AudienceField<Values extends FieldValues>(props: AudienceFieldProps<Values>) {
  const { label, everyone } = props
  const { id, field, error } = useFormField(props)
  return (
    <AudienceControl {...field} id={id} label={label} error={error} everyone={everyone} value={field.value ?? []} />
  )
}
