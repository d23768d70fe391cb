import { useSyncExternalStore } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { SelectChoice } from '#client/queries/choices.ts'
import { FormField, type FormFieldProps, useFormField } from './FormFields.tsx'
import { Select } from './Select.tsx'
import { useFrame } from './SettingsFrame.tsx'

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
  const isLive = useSyncExternalStore(noChange, isBrowser, isServer)
  const chosen: readonly SelectChoice['value'][] = [field.value ?? []].flat()
  return (
    <FormField
      part={props}
      id={id}
      error={error}
      control={(control) => {
        const labels = choices.filter(({ value }) => chosen.includes(value)).map(({ label }) => label)
        // The library writes style elements into the page, which belong into its head: the browser draws it.
        if (!isLive) return <span className="select-control select-standin">{labels.join(', ')}</span>
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

const noChange = () => () => {}
const isBrowser = () => true
const isServer = () => false
