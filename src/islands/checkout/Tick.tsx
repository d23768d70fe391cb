import { FieldLabel, type FieldLabelProps } from '../ui/FieldLabel.tsx'
import { FieldNotes, notesOf } from '../ui/FieldNotes.tsx'

interface TickProps extends FieldLabelProps {
  id: string
  name: string
  hint?: string | undefined
  error: string | undefined
  checked: boolean
  /** Moves the focus to the checkbox without JavaScript. */
  focused: boolean
}

/** A checkbox with its label, hint and error. */
export function Tick({ id, name, hint, error, checked, focused, ...label }: TickProps) {
  return (
    <div className="field">
      <div className="tick">
        <input
          type="checkbox"
          id={id}
          name={name}
          value="1"
          defaultChecked={checked}
          // biome-ignore lint/a11y/noAutofocus: moves the focus to the only problem without JavaScript
          autoFocus={focused}
          aria-required={label.required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={notesOf({ id, hint, error })}
        />
        <FieldLabel htmlFor={id} {...label} />
      </div>
      <FieldNotes id={id} mark={label.mark} hint={hint} error={error} />
    </div>
  )
}
