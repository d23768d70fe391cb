import { FieldLabel, type FieldLabelProps } from '../ui/FieldLabel.tsx'
import { FieldNotes } from '../ui/FieldNotes.tsx'

interface TickProps extends FieldLabelProps {
  id: string
  name: string
  hint?: string | undefined
  error: string | undefined
  checked: boolean
}

/** A box to tick, with its label beside it and what is wrong under it. */
export function Tick({ id, name, hint, error, checked, ...label }: TickProps) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <div className="tick">
        <input
          type="checkbox"
          id={id}
          name={name}
          value="1"
          defaultChecked={checked}
          aria-required={label.required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        <FieldLabel htmlFor={id} {...label} />
      </div>
      <FieldNotes id={id} mark={label.mark} hint={hint} error={error} />
    </div>
  )
}
