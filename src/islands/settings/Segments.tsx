import { useId } from 'react'
import './segments.css'

interface SegmentsProps<Value extends string> {
  values: readonly Value[]
  labelOf(value: Value): string
  chosen: Value
  onChoose(value: Value): void
  /** The labels have several words. */
  wide?: boolean
}

/** A few choices side by side, of which one is chosen. Its fieldset has the label. */
export function Segments<Value extends string>({ values, labelOf, chosen, onChoose, wide }: SegmentsProps<Value>) {
  const name = useId()
  return (
    <div className={wide ? 'segments segments-wide' : 'segments'}>
      {values.map((value) => (
        <label key={value}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{labelOf(value)}</span>
        </label>
      ))}
    </div>
  )
}
