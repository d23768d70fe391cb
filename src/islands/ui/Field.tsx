import { type ReactElement, useId } from 'react'

/** What a field's control must spread: its name for labels, its hint and error for readers without eyes. */
export interface ControlProps {
  id: string
  required: boolean
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps {
  label: string
  hint?: string | undefined
  error?: string | undefined
  required?: boolean
  /** 'This field is required.' in the reader's language. */
  requiredTitle: string
  control(props: ControlProps): ReactElement
}

/** A labelled control: the label above, the hint under it, the error beside it. */
export function Field({ label, hint, error, required = false, requiredTitle, control }: FieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {required && (
          <abbr className="required" title={requiredTitle}>
            {' *'}
          </abbr>
        )}
      </label>
      {control({ id, required, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
