import { type ReactElement, useId } from 'react'
import { FieldLabel, type FieldLabelProps } from './FieldLabel.tsx'
import { FieldNotes, notesOf } from './FieldNotes.tsx'

/** The props that a field's control must spread: its id for the label, its hint and its error for screen readers. */
export interface ControlProps {
  id: string
  required: boolean
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps extends Omit<FieldLabelProps, 'required'> {
  /** For links on the page that lead to the control. */
  id?: string
  hint?: string | undefined
  error?: string | undefined
  required?: boolean
  control(props: ControlProps): ReactElement
}

/** A control with its label above, and its hint and its error below. */
export function Field({ id: fixedId, hint, error, required = false, control, ...label }: FieldProps) {
  const ownId = useId()
  const id = fixedId ?? ownId
  const described = notesOf({ id, hint, error })
  return (
    <div className="field">
      <FieldLabel htmlFor={id} required={required} {...label} />
      {control({ id, required, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })}
      <FieldNotes id={id} mark={label.mark} hint={hint} error={error} />
    </div>
  )
}
