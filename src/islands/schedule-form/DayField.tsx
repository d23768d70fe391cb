import type { FieldValues } from 'react-hook-form'
import { FormField, type FormFieldProps, useFormField } from '../forms/fields/FormFields.tsx'

/** A calendar day, `yyyy-MM-dd`. */
export function DayField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { id, field, error } = useFormField(props)
  return (
    <FormField
      part={props}
      id={id}
      error={error}
      control={(control) => <input {...control} {...field} value={field.value ?? ''} type="date" max="2999-12-31" />}
    />
  )
}
