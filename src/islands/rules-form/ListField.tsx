import type { FieldValues } from 'react-hook-form'
import { FormField, type FormFieldProps, useFormField } from '../forms/fields/FormFields.tsx'

interface ListFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  choices: readonly { value: string; label: string }[]
  /** The label of `null`; without it, one of the choices is always chosen. */
  none?: string
  /** The value is a number. */
  isNumber?: boolean
}

/** One of a few choices in the browser's own list. */
export function ListField<Values extends FieldValues>(props: ListFieldProps<Values>) {
  const { choices, none, isNumber = false } = props
  const { id, field, error } = useFormField(props)
  const value = field.value === null || field.value === undefined ? '' : String(field.value)
  const isKnown = value === '' || choices.some((choice) => choice.value === value)
  return (
    <FormField
      part={props}
      id={id}
      error={error}
      control={({ required, ...control }) => (
        <select
          {...control}
          ref={field.ref}
          name={field.name}
          value={value}
          onBlur={field.onBlur}
          aria-required={required || undefined}
          onChange={({ target }) => {
            const chosen = isNumber ? Number(target.value) : target.value
            field.onChange(target.value === '' ? null : chosen)
          }}
        >
          {none !== undefined && <option value="">{none}</option>}
          {!isKnown && <option value={value}>{value}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    />
  )
}
