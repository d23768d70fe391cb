import type { FieldValues } from 'react-hook-form'
import { FormField, type FormFieldProps, useFormField } from './FormFields.tsx'
import { useFrame } from '../frame/SettingsFrame.tsx'

interface TextFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  type?: 'text' | 'email' | 'url' | 'tel' | 'password'
  maxLength?: number
  placeholder?: string
  /** Counts the typed characters up to `maxLength`. */
  counted?: boolean
  autoComplete?: string
}

/** One line of text. */
export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const { type = 'text', maxLength, placeholder, counted = false, autoComplete = 'off' } = props
  const { id, field, error } = useFormField(props)
  const hint = useCounted(props.hint, counted ? maxLength : undefined, field.value)
  return (
    <FormField
      part={{ ...props, hint }}
      id={id}
      error={error}
      control={({ required, ...control }) => (
        <input
          {...control}
          {...field}
          value={field.value ?? ''}
          placeholder={placeholder}
          autoComplete={autoComplete}
          // Addresses may be paths of this site, which the browser's own check of `url` refuses.
          type={type === 'url' ? 'text' : type}
          inputMode={type === 'url' ? 'url' : undefined}
          aria-required={required || undefined}
          dir={type === 'text' ? 'auto' : 'ltr'}
        />
      )}
    />
  )
}

/** The hint of a field, with the number of typed characters. */
export function useCounted(hint: string | undefined, maxLength: number | undefined, value: unknown) {
  const { t } = useFrame()
  if (maxLength === undefined) return hint
  const counter = t('{{used}} of {{limit}} characters', { used: String(value ?? '').length, limit: maxLength })
  return [hint, counter].filter(Boolean).join(' ')
}
