import { useState } from 'react'
import { useReadableInput } from '#client/forms/unreadableInput.ts'
import { type ControlledProps, ControlledField } from './ControlledField.tsx'
import { useFrame } from '../frame/SettingsFrame.tsx'

/** The bounds of a number, and its unit. */
export interface NumberBounds {
  min?: number | undefined
  max?: number | undefined
  step?: number
  /** The unit after the number, such as `points`. */
  suffix?: string | ((value: number | null) => string)
  placeholder?: string
}

/**
 * A number; an empty field is `null`. While it holds something else, the value stays and the field keeps what is typed.
 */
export function NumberControl(props: ControlledProps<number | null, HTMLInputElement> & NumberBounds) {
  const { value, onChange, name, ref, onBlur, error, min, max, step, suffix, placeholder } = props
  const { t } = useFrame()
  const [text, setText] = useState('')
  // The typed text stays while it means the same number: `1.` and `01`.
  const whole = readNumber(text) === value ? text : String(value ?? '')
  const read = (typed: string) => {
    setText(typed)
    onChange(readNumber(typed))
  }
  const { problem, shown, events } = useReadableInput({ value, read, onBlur })
  const unit = typeof suffix === 'function' ? suffix(value) : suffix
  return (
    <ControlledField
      {...props}
      error={problem ? t(problem) : error}
      control={({ required, ...control }) => (
        <span className="number-control">
          <input
            {...control}
            name={name}
            ref={ref}
            min={min}
            max={max}
            step={step}
            placeholder={placeholder}
            type="number"
            inputMode="numeric"
            dir="ltr"
            value={shown(whole)}
            aria-required={required || undefined}
            {...events}
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
