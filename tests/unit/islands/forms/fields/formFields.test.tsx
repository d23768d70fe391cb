// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { ApiError } from '#client/api.ts'
import { checkBy } from '#client/forms/problemResolver.ts'
import { ChoiceField } from '#islands/forms/fields/ChoiceField.tsx'
import { DateTimeField } from '#islands/forms/fields/DateTimeField.tsx'
import { LocalisedFields } from '#islands/forms/fields/LocalisedFields.tsx'
import { PointsField } from '#islands/forms/fields/PointsField.tsx'
import { SettingsForm } from '#islands/forms/form/SettingsForm.tsx'
import { SettingsFrame, type SettingsFrameProps } from '#islands/forms/frame/SettingsFrame.tsx'
import { SwitchField } from '#islands/forms/fields/SwitchField.tsx'
import { TextField } from '#islands/forms/fields/TextField.tsx'
import { TextListField } from '#islands/forms/fields/TextListField.tsx'
import { useSettingsForm } from '#islands/forms/form/useSettingsForm.ts'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

const frame: SettingsFrameProps = {
  messages: { lang: 'en', strings: { points_one: 'point', points_other: 'points' } },
  lang: 'en',
  dir: 'ltr',
  nonce: 'n0nce',
  icons: '/icons.svg',
  uid: 1,
  siteLanguage: 'en',
  languages: [
    { langcode: 'en', name: 'English', dir: 'ltr' },
    { langcode: 'ar', name: 'العربية', dir: 'rtl' },
  ],
  timeZone: 'Europe/Copenhagen',
  ownCriteria: ['language', 'skill'],
}

const Thing = z.strictObject({
  name: z.string().min(1),
  price: z.int().min(1).nullable(),
  open: z.boolean(),
  size: z.enum(['s', 'm']),
  from: z.string().nullable(),
  mails: z.array(z.string()),
  title: z.record(z.string(), z.string().max(5)),
})
type Thing = z.infer<typeof Thing>

const thing: Thing = {
  name: 'Mug',
  price: 40,
  open: true,
  size: 's',
  from: '2026-07-01 10:00:00',
  mails: ['a@x.test'],
  title: { en: 'Mug', ar: '' },
}
const save = vi.fn(async ({ values }: { values: Thing }) => ({ values }))

interface Shown {
  children?: ReactNode
  title?: Thing['title']
  needsTitle?: boolean
}

function Form({ children, title = thing.title, needsTitle = false }: Shown) {
  const loaded = { values: { ...thing, title } }
  const handle = useSettingsForm<Thing>({ storageKey: 'thing', loaded, check: checkBy(Thing), save })
  const { control } = handle
  return (
    <SettingsForm handle={handle}>
      <TextField control={control} name="name" label="Name" maxLength={20} counted required />
      <PointsField control={control} name="price" label="Price" />
      <SwitchField control={control} name="open" label="Open" />
      <ChoiceField
        control={control}
        name="size"
        label="Size"
        choices={[
          { value: 's', label: 'Small' },
          { value: 'm', label: 'Medium' },
        ]}
      />
      <DateTimeField control={control} name="from" label="From" />
      <TextListField control={control} name="mails" label="Mails" />
      <LocalisedFields control={control} parts={[{ name: 'title', label: 'Title', required: needsTitle }]} />
      {children}
    </SettingsForm>
  )
}

function show({ lang = 'en', ...shown }: Shown & { lang?: string } = {}) {
  save.mockClear()
  render(
    <SettingsFrame frame={{ ...frame, lang }}>
      <Form {...shown} />
    </SettingsFrame>,
  )
}

const fill = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } })
/** A browser gives no value for a part of a moment, nor for a number such as `1e`. */
function typePart(field: HTMLInputElement): void {
  Object.defineProperty(field, 'validity', { value: { badInput: true }, configurable: true })
  fireEvent.change(field, { target: { value: '' } })
}
const endPart = (field: HTMLInputElement) => Reflect.deleteProperty(field, 'validity')
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))

describe('the fields of a form', () => {
  test('send only what has changed, each in the form of the contract', async () => {
    show()
    fill('Price', '60')
    fill('From', '2026-07-02T09:30')
    fill('Mails', 'a@x.test\n\n b@x.test ')
    fireEvent.click(screen.getByRole('switch', { name: 'Open' }))
    fireEvent.click(screen.getByRole('radio', { name: 'Medium' }))
    submit()
    await waitFor(() => expect(save).toHaveBeenCalledOnce())
    expect(save).toHaveBeenCalledWith(
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
    show()
    expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('2026-07-01T12:00')
    expect(document.body.textContent).toMatch(/Time zone: Central European (Standard )?Time/)
    expect(document.body.textContent).toContain('3 of 20 characters')
    expect(document.querySelector('.number-unit')?.textContent).toBe('points')
    fill('Price', '1')
    expect(document.querySelector('.number-unit')?.textContent).toBe('point')
  })

  test('take nothing for an empty number and an empty moment', async () => {
    show()
    fill('Price', '')
    fill('From', '')
    submit()
    await waitFor(() => expect(save).toHaveBeenCalledOnce())
    expect(save.mock.calls[0]?.[0]).toMatchObject({ changes: { price: null, from: null } })
  })

  test('keep the last moment while a part of the new one is missing, and are not saved until it is whole', async () => {
    show()
    const from = screen.getByLabelText<HTMLInputElement>('From')
    fill('Price', '60')
    typePart(from)
    expect(from.value).toBe('')
    submit()
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain('From – This date is not complete.')
    expect(document.getElementById(`${from.id}-error`)?.textContent).toBe('This date is not complete.')
    expect(save).not.toHaveBeenCalled()
    endPart(from)
    fill('From', '2026-07-02T09:30')
    submit()
    await waitFor(() => expect(save).toHaveBeenCalledOnce())
    expect(save.mock.calls[0]?.[0]).toMatchObject({ changes: { price: 60, from: '2026-07-02 07:30:00' } })
  })

  test('keep the last number while something else is typed, say so, and are not saved until it is a number', async () => {
    show()
    const price = screen.getByLabelText<HTMLInputElement>('Price')
    fill('Price', '60')
    typePart(price)
    expect(price.value).toBe('')
    expect(document.getElementById(`${price.id}-error`)?.textContent).toBe('This is not a number.')
    submit()
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain('Price – This is not a number.')
    expect(save).not.toHaveBeenCalled()
    endPart(price)
    fill('Price', '70')
    await waitFor(() => expect(document.getElementById(`${price.id}-error`)).toBeNull())
    submit()
    await waitFor(() => expect(save).toHaveBeenCalledOnce())
    expect(save.mock.calls[0]?.[0]).toMatchObject({ changes: { price: 70 } })
  })

  test.each([
    ['a moment whose parts are all removed, one after the other,', 'From', { from: null }],
    ['a text that is no number and is removed', 'Price', { price: null }],
  ])('take %s as nothing', async (_, label, changes) => {
    show()
    const field = screen.getByLabelText<HTMLInputElement>(label)
    typePart(field)
    endPart(field)
    fireEvent.keyUp(field, { key: 'Backspace' })
    expect(document.getElementById(`${field.id}-error`)).toBeNull()
    submit()
    await waitFor(() => expect(save).toHaveBeenCalledOnce())
    expect(save.mock.calls[0]?.[0]).toMatchObject({ changes })
  })

  test('mark what is required', () => {
    show()
    expect(screen.getByTitle('This field is required.').tagName).toBe('ABBR')
    expect(screen.getByRole('textbox', { name: /^Name/ }).getAttribute('aria-required')).toBe('true')
  })

  test('show a problem at the field and in a summary that takes the focus and leads to it', async () => {
    show()
    const name = screen.getByRole('textbox', { name: /^Name/ })
    fireEvent.change(name, { target: { value: '' } })
    submit()
    const summary = await screen.findByRole('alert')
    expect(document.activeElement).toBe(summary)
    expect(save).not.toHaveBeenCalled()
    expect(name.getAttribute('aria-invalid')).toBe('true')
    fireEvent.click(screen.getByRole('link', { name: /Name/ }))
    expect(document.activeElement).toBe(name)
    fireEvent.change(name, { target: { value: 'Cup' } })
    await waitFor(() => expect(name.hasAttribute('aria-invalid')).toBe(false))
  })

  test('open the tab of a language that has a problem', async () => {
    show()
    save.mockRejectedValueOnce(new ApiError(400, [{ message: 'Not this word.', path: 'title[ar]', code: 'custom' }]))
    fill('Price', '60')
    submit()
    fireEvent.click(await screen.findByRole('link', { name: /Title/ }))
    const title = await waitFor(() => {
      const field = screen.getByRole('textbox', { name: 'Title' })
      expect(field.lang).toBe('ar')
      return field
    })
    expect(title.dir).toBe('rtl')
    expect(document.activeElement).toBe(title)
  })

  test('say how many texts of each language are written', () => {
    show()
    expect(screen.getByRole('tab', { name: /English/ }).textContent).toContain('1 of 1')
    expect(screen.getByRole('tab', { name: /العربية/ }).textContent).toContain('0 of 1')
  })

  test('begin with the language of the reader, and with that of the site while a text of the site is missing', () => {
    const openTab = () => screen.getByRole('tab', { selected: true }).textContent
    show({ lang: 'ar', needsTitle: true })
    expect(screen.getAllByRole('tab')[0]?.textContent).toContain('العربية')
    expect(openTab()).toContain('العربية')
    cleanup()
    show({ lang: 'ar', needsTitle: true, title: { en: '', ar: '' } })
    expect(openTab()).toContain('English')
    cleanup()
    show({ lang: 'fr', needsTitle: true })
    expect(openTab()).toContain('English')
  })
})
