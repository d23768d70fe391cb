import type { FieldValues } from 'react-hook-form'
import { FieldNotes, notesOf } from '../ui/FieldNotes.tsx'
import { type FormFieldProps, useFormField } from './FormFields.tsx'
import { Switch } from './Switch.tsx'

/** A switch that is on or off. */
export function SwitchField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { label, hint } = props
  const { id, field, error } = useFormField(props)
  return (
    <div className="field switch-field">
      <label className="switch-line" htmlFor={id}>
        <Switch
          id={id}
          name={field.name}
          ref={field.ref}
          checked={field.value === true}
          onBlur={field.onBlur}
          onChange={({ target }) => field.onChange(target.checked)}
          aria-describedby={notesOf({ id, hint, error })}
          aria-invalid={error ? true : undefined}
        />
        <bdi>{label}</bdi>
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
