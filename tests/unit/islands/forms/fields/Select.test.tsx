// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { Field } from '#islands/ui/Field.tsx'
import { Select } from '#islands/forms/fields/Select.tsx'
import { clientTranslate } from '#shared/i18n/clientTranslate.ts'

afterEach(cleanup)

const choices = Array.from({ length: 12 }, (_, place) => ({ value: place + 1, label: `Topic ${place + 1}` }))
const t = clientTranslate({ lang: 'en', strings: {} })
const common = { choices, dir: 'ltr', nonce: 'n0nce', t } as const

function One(props: Partial<ComponentProps<typeof Select>>) {
  const [value, setValue] = useState<number | string | null>(null)
  return (
    <>
      <Field
        label="Topic"
        hint="Only one."
        requiredTitle="This field is required."
        control={(control) => (
          <Select {...common} {...control} {...(props as object)} value={value} onChange={setValue} />
        )}
      />
      <output>{JSON.stringify(value)}</output>
    </>
  )
}

/** A list box may only hold options, so its message is one that cannot be chosen. */
function messageInList(): string | null {
  const list = screen.getByRole('listbox')
  return within(list).getByRole('option', { selected: false }).textContent
}

function Several() {
  const [value, setValue] = useState<(number | string)[]>([2, 3])
  return (
    <>
      <Select {...common} id="topics" multiple value={value} onChange={setValue} />
      <output>{JSON.stringify(value)}</output>
    </>
  )
}

const press = (key: string) => fireEvent.keyDown(screen.getByRole('combobox'), { key, keyCode: 0 })
const open = () => press('ArrowDown')
const value = () => JSON.parse(document.querySelector('output')?.textContent ?? '')
const options = () => screen.getAllByRole('option').map((option) => option.textContent)
const focused = () => screen.getByRole('combobox').getAttribute('aria-activedescendant')

describe('a select', () => {
  test('is named by its label and described by its hint', () => {
    render(<One />)
    expect(screen.getByRole('combobox', { name: 'Topic' }).getAttribute('aria-describedby')).toMatch(/-hint$/)
  })

  test('offers its choices and returns the value of the chosen one', () => {
    render(<One />)
    open()
    expect(options()).toHaveLength(12)
    press('ArrowDown')
    press('Enter')
    expect(value()).toBe(2)
  })

  test('finds choices by the typed text, and says if there are none', () => {
    render(<One />)
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'c 11' } })
    expect(options()).toEqual(['Topic 11'])
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'nothing like it' } })
    expect(messageInList()).toBe('No options')
  })

  test('says that its choices are loading', () => {
    render(<One choices={[]} loading />)
    open()
    expect(messageInList()).toBe('Loading...')
  })

  test('moves five choices with Page Down', () => {
    render(<One />)
    open()
    const first = focused()
    press('PageDown')
    expect(focused()).toBe(first?.replace(/\d+$/, (place) => String(Number(place) + 5)))
  })

  test('is 38 pixels high, and its list at most 300', () => {
    render(<One />)
    open()
    const control = screen.getByRole('combobox').closest('[class*="control"]')!
    expect(getComputedStyle(control).minHeight).toBe('38px')
    expect(getComputedStyle(screen.getByRole('listbox')).maxHeight).toBe('300px')
  })

  test('inserts its styles with the nonce of the page', () => {
    render(<One />)
    const sheets = [...document.querySelectorAll('style[data-emotion^="select"]')]
    expect(sheets.length).toBeGreaterThan(0)
    for (const sheet of sheets) expect(sheet.getAttribute('nonce')).toBe('n0nce')
  })

  test('of several values adds and removes them, each by a button with a name', () => {
    render(<Several />)
    fireEvent.click(screen.getByRole('button', { name: 'Remove Topic 2' }))
    expect(value()).toEqual([3])
    open()
    press('Enter')
    expect(value()).toEqual([3, 1])
    press('Backspace')
    expect(value()).toEqual([3])
  })
})
