import { type ReactElement, useId } from 'react'

/** What a field's control must spread: its name for labels, its hint and error for readers without eyes. */
export interface ControlProps {
  id: string
  required: boolean
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps {
  /** Where something on the page leads to the control. */
  id?: string
  label: string
  /** Marks label and hint where they are in another language than the page. */
  mark?: { lang?: string; dir?: 'ltr' | 'rtl' }
  hint?: string | undefined
  error?: string | undefined
  required?: boolean
  /** 'This field is required.' in the reader's language. */
  requiredTitle: string
  control(props: ControlProps): ReactElement
}

/** A labelled control: the label above, the hint under it, the error beside it. */
export function Field({ id: given, label, mark, hint, error, required = false, requiredTitle, control }: FieldProps) {
  const made = useId()
  const id = given ?? made
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>
        <bdi {...mark}>{label}</bdi>
        {required && (
          <abbr className="required" title={requiredTitle}>
            {' *'}
          </abbr>
        )}
      </label>
      {control({ id, required, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          <bdi {...mark}>{hint}</bdi>
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
