import type { FieldValues } from 'react-hook-form'
import type { SelectChoice } from '#client/queries/choices.ts'
import { FormField, type FormFieldProps, useFormField } from './FormFields.tsx'
import { Select } from './Select.tsx'
import { useFrame } from '../frame/SettingsFrame.tsx'

interface SelectFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  choices: readonly SelectChoice[]
  multiple?: boolean
  loading?: boolean
}

/** One choice of a list, or several, with a search. The value of one choice is `null` if nothing is chosen. */
export function SelectField<Values extends FieldValues>(props: SelectFieldProps<Values>) {
  const { choices, multiple = false, loading = false } = props
  const { t, dir, nonce } = useFrame()
  const { id, field, error } = useFormField(props)
  const chosen: readonly SelectChoice['value'][] = [field.value ?? []].flat()
  return (
    <FormField
      part={props}
      id={id}
      error={error}
      control={(control) => {
        const common = { ...control, choices, loading, dir, nonce, t }
        return multiple ? (
          <Select {...common} multiple value={chosen} onChange={field.onChange} />
        ) : (
          <Select {...common} value={chosen[0] ?? null} onChange={field.onChange} />
        )
      }}
    />
  )
}
