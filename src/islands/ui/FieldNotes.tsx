import type { FieldLabelProps } from './FieldLabel.tsx'

interface FieldNotesProps extends Pick<FieldLabelProps, 'mark'> {
  /** Of the control that they describe. */
  id: string
  hint: string | undefined
  error: string | undefined
}

/** What stands under a control: the hint, and what is wrong. */
export function FieldNotes({ id, mark, hint, error }: FieldNotesProps) {
  return (
    <>
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
    </>
  )
}
