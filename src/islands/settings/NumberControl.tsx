import { useState } from 'react'
import { type ControlledProps, ControlledField } from './ControlledField.tsx'

/** The bounds of a number, and its unit. */
export interface NumberBounds {
  min?: number | undefined
  max?: number | undefined
  step?: number
  /** The unit after the number, such as `points`. */
  suffix?: string | ((value: number | null) => string)
  placeholder?: string
}

/** A number; an empty field is `null`. */
export function NumberControl(props: ControlledProps<number | null, HTMLInputElement> & NumberBounds) {
  const { value, onChange, name, ref, onBlur, min, max, step, suffix, placeholder } = props
  const [text, setText] = useState('')
  // The typed text stays while it means the same number: `1.` and `01`.
  const shown = readNumber(text) === value ? text : String(value ?? '')
  const unit = typeof suffix === 'function' ? suffix(value) : suffix
  return (
    <ControlledField
      {...props}
      control={({ required, ...control }) => (
        <span className="number-control">
          <input
            {...{ ...control, name, ref, onBlur, min, max, step, placeholder }}
            type="number"
            inputMode="numeric"
            dir="ltr"
            value={shown}
            aria-required={required || undefined}
            onChange={({ target }) => {
              setText(target.value)
              onChange(readNumber(target.value))
            }}
          />
          {unit && <span className="number-unit">{unit}</span>}
        </span>
      )}
    />
  )
}

function readNumber(text: string): number | null {
  const number = text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(number) ? number : null
}
