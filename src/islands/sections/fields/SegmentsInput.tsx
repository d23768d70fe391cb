import type { ReactNode } from 'react'
import { FieldNotes, notesOf } from '../../ui/FieldNotes.tsx'
import { useControl } from './FormBody.tsx'
import type { SectionPart } from './sectionPart.ts'

/** The words of each choice, in the order in which they are shown; `drawing` is shown above or instead of them. */
export type Segments<Value extends string | number> = readonly {
  value: Value
  label: string
  drawing?: ReactNode
  /** The label is only for screen readers and the tooltip. */
  isIcon?: boolean
}[]

interface SegmentsInputProps<Value extends string | number> {
  part: SectionPart<Value>
  label: string
  hint?: string | undefined
  choices: Segments<Value>
}

/** One of a few choices, side by side. */
export function SegmentsInput<Value extends string | number>(props: SegmentsInputProps<Value>) {
  const { part, label, hint, choices } = props
  const { id, value, onChange, error } = useControl(part)
  return (
    <fieldset className="field segments-input" id={id} tabIndex={-1} aria-describedby={notesOf({ id, hint, error })}>
      <legend>{label}</legend>
      <div className="segments" data-drawn={choices.some(({ drawing }) => drawing) || undefined}>
        {choices.map(({ value: choice, label: words, drawing, isIcon }) => (
          <label key={choice} className="segment" title={isIcon ? words : undefined}>
            <input
              type="radio"
              name={id}
              value={choice}
              checked={value === choice}
              onChange={() => onChange(choice)}
              aria-invalid={error ? true : undefined}
            />
            {drawing}
            <span className={isIcon ? 'unseen' : undefined}>{words}</span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} mark={undefined} hint={hint} error={error} />
    </fieldset>
  )
}
