import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useState } from 'react'
import { msg } from '#shared/i18n/message.ts'
import type { Refused } from '#shared/refusal.ts'
import type { FieldPlaces } from './fieldPlaces.ts'

/** The problem of a field for a date that holds only a part of one. */
export const INCOMPLETE_DATE = msg('This date is not complete.')
/** The problem of a field for a number that holds something else, such as `1e`. */
export const NOT_A_NUMBER = msg('This is not a number.')

/** The first field inside an element in which something is typed that the browser cannot read. */
export function unreadableInputIn(place: Element | null | undefined): HTMLInputElement | undefined {
  return [...(place?.querySelectorAll('input') ?? [])].find(isUnreadable)
}

/** The problems of a form that its values do not show: dates of which a part is missing, and numbers that cannot be read. */
export function unreadableInputs(places: FieldPlaces): Refused[] {
  // A field that has several paths has one problem.
  const found = new Map<HTMLInputElement, Refused>()
  for (const { id, name } of places.all()) {
    const field = id === undefined ? null : document.getElementById(id)
    if (isUnreadable(field) && !found.has(field))
      found.set(field, { path: name, message: problemOf(field), code: 'format' })
  }
  return [...found.values()]
}

/** The problem of a field that the browser cannot read. */
function problemOf({ type }: HTMLInputElement): string {
  return type === 'number' ? NOT_A_NUMBER : INCOMPLETE_DATE
}

/** Of such a field, the browser gives no value. */
function isUnreadable(field: Element | null): field is HTMLInputElement {
  return (
    field instanceof HTMLInputElement &&
    (field.type === 'number' || field.type.startsWith('date')) &&
    field.validity.badInput
  )
}

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
  /** The value that stays, and its problem. */
  const [kept, setKept] = useState<{ value: Value; problem: string }>()
  if (kept && kept.value !== value) setKept(undefined)
  const problem = kept?.value === value ? kept?.problem : undefined
  const look = (input: HTMLInputElement) => {
    const { badInput } = input.validity
    setKept(badInput ? { value, problem: problemOf(input) } : undefined)
    if (!badInput) read(input.value)
  }
  return {
    /** A source string, while the field cannot be read. */
    problem,
    /** The text of the input: another one would take the place of what is typed. */
    shown: (text: string | number) => (problem ? '' : text),
    events: {
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => look(target),
      // A browser does not report a change from one text that it cannot read to another, or to nothing.
      onKeyUp: ({ currentTarget }: KeyboardEvent<HTMLInputElement>) => problem && look(currentTarget),
      onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
        if (problem || currentTarget.validity.badInput) look(currentTarget)
        onBlur?.()
      },
    },
  }
}
