import { FieldNotes, notesOf } from '../ui/FieldNotes.tsx'
import type { ControlledProps } from './ControlledField.tsx'
import './settingsForm.css'

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
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: the browser itself reports the state of a checkbox
          role="switch"
          {...{ id, name, ref, onBlur }}
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
