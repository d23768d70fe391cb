import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useState } from 'react'

interface ReadableInput<Value> {
  /** The value that the field shows. */
  value: Value
  /** Takes the text of the field. */
  read(text: string): void
  onBlur?: (() => void) | undefined
}

/**
 * A field of which the browser cannot read everything that is typed: a part of a date, or `1e` as a number. Then the
 * value stays, and the field keeps what is typed until another value comes.
 */
export function useReadableInput<Value>({ value, read, onBlur }: ReadableInput<Value>) {
  /** The value that stays. */
  const [kept, setKept] = useState<Value>()
  if (kept !== undefined && kept !== value) setKept(undefined)
  const isUnreadable = kept === value
  const look = (input: HTMLInputElement) => {
    const { badInput } = input.validity
    setKept(badInput ? value : undefined)
    if (!badInput) read(input.value)
  }
  return {
    isUnreadable,
    /** The text of the input: another one would take the place of what is typed. */
    shown: (text: string | number) => (isUnreadable ? '' : text),
    events: {
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => look(target),
      // A browser does not report a change from one text that it cannot read to another, or to nothing.
      onKeyUp: ({ currentTarget }: KeyboardEvent<HTMLInputElement>) => isUnreadable && look(currentTarget),
      onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
        if (isUnreadable || currentTarget.validity.badInput) look(currentTarget)
        onBlur?.()
      },
    },
  }
}
