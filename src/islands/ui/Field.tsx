import { type ReactElement, useId } from 'react'
import { FieldLabel, type FieldLabelProps } from './FieldLabel.tsx'
import { FieldNotes, notesOf } from './FieldNotes.tsx'

/** What a field's control must spread: its name for labels, its hint and error for readers without eyes. */
export interface ControlProps {
  id: string
  required: boolean
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps extends Omit<FieldLabelProps, 'required'> {
  /** Where something on the page leads to the control. */
  id?: string
  hint?: string | undefined
  error?: string | undefined
  required?: boolean
  control(props: ControlProps): ReactElement
}

/** A labelled control: the label above, the hint under it, the error beside it. */
export function Field({ id: given, hint, error, required = false, control, ...label }: FieldProps) {
  const made = useId()
  const id = given ?? made
  const described = notesOf({ id, hint, error })
  return (
    <div className="field">
      <FieldLabel htmlFor={id} required={required} {...label} />
      {control({ id, required, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })}
      <FieldNotes id={id} mark={label.mark} hint={hint} error={error} />
    </div>
  )
}
