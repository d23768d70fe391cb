import { useState } from 'react'

interface TimeInputProps {
  label: string
  /** `HH:mm`; the end of a day is `24:00`. */
  value: string
  onChange(time: string): void
  /** The end of a range: midnight is the end of the day. */
  isEnd?: boolean
  isInvalid?: boolean
  describedBy?: string | undefined
}

/** A time of a clock. The browser's field knows no 24:00: at the end of a range, 00:00 means it. */
export function TimeInput({ label, value, onChange, isEnd = false, isInvalid = false, describedBy }: TimeInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <label className="time-input">
      <span className="unseen">{label}</span>
      <input
        type="time"
        step={900}
        dir="ltr"
        value={typed ?? (value === '24:00' ? '00:00' : value)}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          setTyped(target.value)
          if (target.value !== '') onChange(isEnd && target.value === '00:00' ? '24:00' : target.value)
        }}
        onBlur={() => setTyped(null)}
      />
    </label>
  )
}
