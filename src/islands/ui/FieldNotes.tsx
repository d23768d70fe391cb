import type { FieldLabelProps } from './FieldLabel.tsx'

interface FieldNotesProps extends Pick<FieldLabelProps, 'mark'> {
  /** The id of the control that they describe. */
  id: string
  hint: string | undefined
  error: string | undefined
}

/** The ids of a control's notes for screen readers: the error before the hint. */
export function notesOf({ id, hint, error }: Pick<FieldNotesProps, 'id' | 'hint' | 'error'>): string | undefined {
  return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
}

/** The notes under a control: its hint and its error. */
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
