import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormField, type FormFieldProps, useFormField } from './FormFields.tsx'

interface NumberFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  min?: number
  max?: number
  step?: number
  /** The unit after the number, such as `points`. */
  suffix?: string | ((value: number | null) => string)
  placeholder?: string
}

/** A number; an empty field is `null`. */
export function NumberField<Values extends FieldValues>(props: NumberFieldProps<Values>) {
  const { min, max, step, suffix, placeholder } = props
  const { id, field, error } = useFormField(props)
  const [text, setText] = useState('')
  const value: number | null = typeof field.value === 'number' ? field.value : null
  // The typed text stays while it means the same number: `1.` and `01`.
  const shown = readNumber(text) === value ? text : String(value ?? '')
  const unit = typeof suffix === 'function' ? suffix(value) : suffix
  return (
    <FormField
      part={props}
      id={id}
      error={error}
      control={({ required, ...control }) => (
        <span className="number-control">
          <input
            {...{ ...control, min, max, step, placeholder }}
            ref={field.ref}
            name={field.name}
            onBlur={field.onBlur}
            type="number"
            inputMode="numeric"
            dir="ltr"
            value={shown}
            aria-required={required || undefined}
            onChange={({ target }) => {
              setText(target.value)
              field.onChange(readNumber(target.value))
            }}
          />
          {unit && <span className="number-unit">{unit}</span>}
        </span>
      )}
    />
  )
}

function readNumber(text: string): number | null {
  const number = text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(number) ? number : null
}
