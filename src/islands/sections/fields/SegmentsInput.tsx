import { FieldNotes, notesOf } from '../../ui/FieldNotes.tsx'
import { type Segment, Segments } from '../../forms/fields/Segments.tsx'
import { useControl } from './FormBody.tsx'
import type { SectionPart } from './sectionPart.ts'

interface SegmentsInputProps<Value extends string | number> {
  part: SectionPart<Value>
  label: string
  hint?: string | undefined
  choices: readonly Segment<Value>[]
}

/** One of a few choices, side by side. */
export function SegmentsInput<Value extends string | number>(props: SegmentsInputProps<Value>) {
  const { part, label, hint, choices } = props
  const { id, value, onChange, error } = useControl(part)
  return (
    <fieldset className="field" id={id} tabIndex={-1} aria-describedby={notesOf({ id, hint, error })}>
      <legend>{label}</legend>
      <Segments choices={choices} chosen={value} onChoose={onChange} isInvalid={error !== undefined} />
      <FieldNotes id={id} mark={undefined} hint={hint} error={error} />
    </fieldset>
  )
}
