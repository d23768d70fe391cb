import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { isSameValue } from '#shared/sameValue.ts'
import { FormField, type FormFieldProps, useFormField } from './FormFields.tsx'

interface TextListFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  rows?: number
  /** Addresses and codes are written from left to right in every language. */
  dir?: 'auto' | 'ltr'
}

/** A list of short texts, one on each line; empty lines do not count. */
export function TextListField<Values extends FieldValues>(props: TextListFieldProps<Values>) {
  const { rows = 3, dir = 'auto' } = props
  const { id, field, error } = useFormField(props)
  const [text, setText] = useState('')
  const value: readonly string[] = Array.isArray(field.value) ? field.value : []
  return (
    <FormField
      part={props}
      id={id}
      error={error}
      control={({ required, ...control }) => (
        <textarea
          {...control}
          rows={rows}
          dir={dir}
          ref={field.ref}
          name={field.name}
          onBlur={field.onBlur}
          aria-required={required || undefined}
          // The typed text stays while it means the same list.
          value={isSameValue(readLines(text), value) ? text : value.join('\n')}
          onChange={({ target }) => {
            setText(target.value)
            field.onChange(readLines(target.value))
          }}
        />
      )}
    />
  )
}

function readLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
