import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { z } from 'zod'
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
/** Saves the thing of the form. */
export const saveThing = vi.fn(async ({ values }: { values: Thing }) => ({ values }))

interface Shown {
  children?: ReactNode
  title?: Thing['title']
  needsTitle?: boolean
}

function Form({ children, title = thing.title, needsTitle = false }: Shown) {
  const loaded = { values: { ...thing, title } }
  const handle = useSettingsForm<Thing>({ storageKey: 'thing', loaded, check: checkBy(Thing), save: saveThing })
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

/** Shows a form with one field of each kind. */
export function showThing({ lang = 'en', ...shown }: Shown & { lang?: string } = {}) {
  saveThing.mockClear()
  render(
    <SettingsFrame frame={{ ...frame, lang }}>
      <Form {...shown} />
    </SettingsFrame>,
  )
}

/** Types a value into the field with this label. */
export const fillField = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } })
/** Presses Save. */
export const submitThing = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
