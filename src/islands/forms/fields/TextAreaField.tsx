import type { FieldValues } from 'react-hook-form'
import { FormField, type FormFieldProps, useFormField } from './FormFields.tsx'
import { useCounted } from './TextField.tsx'

interface TextAreaFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  rows?: number
  /** The typed characters are counted up to this number. */
  maxLength?: number
}

/** Several lines of text, with a counter. */
export function TextAreaField<Values extends FieldValues>(props: TextAreaFieldProps<Values>) {
  const { rows = 3, maxLength } = props
  const { id, field, error } = useFormField(props)
  const hint = useCounted(props.hint, maxLength, field.value)
  return (
    <FormField
      part={{ ...props, hint }}
      id={id}
      error={error}
      control={({ required, ...control }) => (
        <textarea
          {...control}
          {...field}
          value={field.value ?? ''}
          rows={rows}
          aria-required={required || undefined}
          dir="auto"
        />
      )}
    />
  )
}
