import { FieldNotes, notesOf } from '../../ui/FieldNotes.tsx'
import type { ControlledProps } from './ControlledField.tsx'
import { Switch } from './Switch.tsx'
import '../form/settingsForm.css'

/** A switch that is on or off. */
export function SwitchControl({
  id,
  label,
  hint,
  error,
  value,
  onChange,
  ...rest
}: ControlledProps<boolean, HTMLInputElement>) {
  const { name, ref, onBlur } = rest
  return (
    <div className="field switch-field">
      <label className="switch-line" htmlFor={id}>
        <Switch
          id={id}
          name={name}
          ref={ref}
          onBlur={onBlur}
          checked={value}
          onChange={({ target }) => onChange(target.checked)}
          aria-describedby={notesOf({ id, hint, error })}
          aria-invalid={error ? true : undefined}
        />
        <bdi>{label}</bdi>
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
