// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fillField, saveThing, showThing, submitThing } from './thingForm.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

/** A browser gives no value for a part of a moment, nor for a number such as `1e`. */
function typePart(field: HTMLInputElement): void {
  Object.defineProperty(field, 'validity', { value: { badInput: true }, configurable: true })
  fireEvent.change(field, { target: { value: '' } })
}
const endPart = (field: HTMLInputElement) => Reflect.deleteProperty(field, 'validity')

describe('the fields of a form', () => {
  test('send only what has changed, each in the form of the contract', async () => {
    showThing()
    fillField('Price', '60')
    fillField('From', '2026-07-02T09:30')
    fillField('Mails', 'a@x.test\n\n b@x.test ')
    fireEvent.click(screen.getByRole('switch', { name: 'Open' }))
    fireEvent.click(screen.getByRole('radio', { name: 'Medium' }))
    submitThing()
    await waitFor(() => expect(saveThing).toHaveBeenCalledOnce())
    expect(saveThing).toHaveBeenCalledWith(
      expect.objectContaining({
        changes: {
          price: 60,
          open: false,
          size: 'm',
          from: '2026-07-02 07:30:00',
          mails: ['a@x.test', 'b@x.test'],
        },
      }),
    )
    await waitFor(() => expect(screen.getByText('Saved')).toBeTruthy())
  })

  test('show the site’s clock with its zone, the number of characters, and the unit', () => {
    showThing()
    expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('2026-07-01T12:00')
    expect(document.body.textContent).toMatch(/Time zone: Central European (Standard )?Time/)
    expect(document.body.textContent).toContain('3 of 20 characters')
    expect(document.querySelector('.number-unit')?.textContent).toBe('points')
    fillField('Price', '1')
    expect(document.querySelector('.number-unit')?.textContent).toBe('point')
  })

  test('take nothing for an empty number and an empty moment', async () => {
    showThing()
    fillField('Price', '')
    fillField('From', '')
    submitThing()
    await waitFor(() => expect(saveThing).toHaveBeenCalledOnce())
    expect(saveThing.mock.calls[0]?.[0]).toMatchObject({ changes: { price: null, from: null } })
  })

  test('keep the last moment while a part of the new one is missing, and are not saved until it is whole', async () => {
    showThing()
    const from = screen.getByLabelText<HTMLInputElement>('From')
    fillField('Price', '60')
    typePart(from)
    expect(from.value).toBe('')
    submitThing()
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain('From – This date is not complete.')
    expect(document.getElementById(`${from.id}-error`)?.textContent).toBe('This date is not complete.')
    expect(saveThing).not.toHaveBeenCalled()
    endPart(from)
    fillField('From', '2026-07-02T09:30')
    submitThing()
    await waitFor(() => expect(saveThing).toHaveBeenCalledOnce())
    expect(saveThing.mock.calls[0]?.[0]).toMatchObject({ changes: { price: 60, from: '2026-07-02 07:30:00' } })
  })

  test('keep the last number while something else is typed, say so, and are not saved until it is a number', async () => {
    showThing()
    const price = screen.getByLabelText<HTMLInputElement>('Price')
    fillField('Price', '60')
    typePart(price)
    expect(price.value).toBe('')
    expect(document.getElementById(`${price.id}-error`)?.textContent).toBe('This is not a number.')
    submitThing()
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain('Price – This is not a number.')
    expect(saveThing).not.toHaveBeenCalled()
    endPart(price)
    fillField('Price', '70')
    await waitFor(() => expect(document.getElementById(`${price.id}-error`)).toBeNull())
    submitThing()
    await waitFor(() => expect(saveThing).toHaveBeenCalledOnce())
    expect(saveThing.mock.calls[0]?.[0]).toMatchObject({ changes: { price: 70 } })
  })

  test.each([
    ['a moment whose parts are all removed, one after the other,', 'From', { from: null }],
    ['a text that is no number and is removed', 'Price', { price: null }],
  ])('take %s as nothing', async (_, label, changes) => {
    showThing()
    const field = screen.getByLabelText<HTMLInputElement>(label)
    typePart(field)
    endPart(field)
    fireEvent.keyUp(field, { key: 'Backspace' })
    expect(document.getElementById(`${field.id}-error`)).toBeNull()
    submitThing()
    await waitFor(() => expect(saveThing).toHaveBeenCalledOnce())
    expect(saveThing.mock.calls[0]?.[0]).toMatchObject({ changes })
  })

  test('mark what is required', () => {
    showThing()
    expect(screen.getByTitle('This field is required.').tagName).toBe('ABBR')
    expect(screen.getByRole('textbox', { name: /^Name/ }).getAttribute('aria-required')).toBe('true')
  })

  test('show a problem at the field and in a summary that takes the focus and leads to it', async () => {
    showThing()
    const name = screen.getByRole('textbox', { name: /^Name/ })
    fireEvent.change(name, { target: { value: '' } })
    submitThing()
    const summary = await screen.findByRole('alert')
    expect(document.activeElement).toBe(summary)
    expect(saveThing).not.toHaveBeenCalled()
    expect(name.getAttribute('aria-invalid')).toBe('true')
    fireEvent.click(screen.getByRole('link', { name: /Name/ }))
    expect(document.activeElement).toBe(name)
    fireEvent.change(name, { target: { value: 'Cup' } })
    await waitFor(() => expect(name.hasAttribute('aria-invalid')).toBe(false))
  })
})
