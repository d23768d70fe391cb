import { type ReactNode, useId } from 'react'
import './segments.css'

/** One of a few choices; `drawing` is shown above its label. */
export interface Segment<Value extends string | number> {
  value: Value
  label: string
  drawing?: ReactNode
  /** The label is only for screen readers and the tooltip. */
  isIcon?: boolean
}

interface SegmentsProps<Value extends string | number> {
  choices: readonly Segment<Value>[]
  chosen: Value
  onChoose(value: Value): void
  /** The labels have several words. */
  wide?: boolean
  isInvalid?: boolean
}

/** A few choices side by side, of which one is chosen. Its fieldset has the label. */
export function Segments<Value extends string | number>(props: SegmentsProps<Value>) {
  const { choices, chosen, onChoose, wide, isInvalid = false } = props
  const name = useId()
  const isDrawn = choices.some(({ drawing }) => drawing)
  return (
    <div
      className={wide ? 'segments segments-wide' : 'segments'}
      data-count={choices.length}
      data-drawn={isDrawn || undefined}
    >
      {choices.map(({ value, label, drawing, isIcon }) => (
        <label key={value} title={isIcon ? label : undefined}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            aria-invalid={isInvalid || undefined}
          />
          {drawing}
          <span className={isIcon ? 'unseen' : undefined}>{label}</span>
        </label>
      ))}
    </div>
  )
}
