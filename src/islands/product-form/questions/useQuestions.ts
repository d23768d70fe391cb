import { useState } from 'react'
import { type Path, useWatch } from 'react-hook-form'
import { moveItem } from '#shared/moveItem.ts'
import type { CheckoutField } from '#shared/contract/checkout.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import type { SettingsFormHandle } from '../../forms/form/useSettingsForm.ts'
import type { ProductValues } from '../productValues.ts'
import { newQuestion, withoutChoice } from './questionValues.ts'

/** The questions of a product, the open one, and the changes of the list. */
export interface Questions {
  list: readonly CheckoutField[]
  /** The name of the question whose fields are shown. */
  open: string | null
  toggle(name: string): void
  add(): void
  remove(name: string): void
  undo(): void
  move(name: string, place: number): void
  addChoice(place: number): void
  removeChoice(place: number, choice: number): void
  /** The question that was removed last, until it comes back. */
  removed: { question: CheckoutField; place: number } | null
  /** The last change, for screen readers. */
  said: string
}

/** The questions of the product form with the changes to their list, each announced to screen readers. */
export function useQuestions({ form, control }: SettingsFormHandle<ProductValues>): Questions {
  const { t, languages, siteLanguage } = useFrame()
  const list = useWatch({ control, name: 'checkout_fields' })
  const [open, setOpen] = useState<string | null>(null)
  const [removed, setRemoved] = useState<Questions['removed']>(null)
  const [said, say] = useState('')
  const others = languages.map(({ langcode }) => langcode).filter((langcode) => langcode !== siteLanguage)
  const read = () => form.getValues('checkout_fields')
  const placeOf = (name: string) => read().findIndex((question) => question.name === name)
  const change = (next: CheckoutField[]) => {
    form.setValue('checkout_fields', next, { shouldDirty: true })
    // The errors are about places in the list, which are others now.
    form.clearErrors('checkout_fields')
    if (form.formState.isSubmitted) void form.trigger('checkout_fields')
  }
  return {
    list,
    open,
    removed,
    said,
    toggle: (name) => setOpen(name === open ? null : name),
    add: () => {
      const names = [...read(), ...(removed ? [removed.question] : [])].map(({ name }) => name)
      const question = newQuestion(names, others)
      change([...read(), question])
      setOpen(question.name)
      say(t('A new question is at the end.'))
    },
    remove: (name) => {
      const place = placeOf(name)
      const question = read()[place]
      if (!question) return
      setRemoved({ question, place })
      change(read().filter((other) => other !== question))
    },
    undo: () => {
      if (!removed) return
      const { question, place } = removed
      change([...read().slice(0, place), question, ...read().slice(place)])
      setRemoved(null)
      say(t('“{{name}}” is back.', { name: question.label || t('New question') }))
    },
    move: (name, place) => {
      const from = placeOf(name)
      if (from === -1 || place === -1 || from === place) return
      change(moveItem(read(), from, place))
    },
    addChoice: (place) => {
      const path = `checkout_fields.${place}.options` as Path<ProductValues> // why: a path that is put together
      form.setValue(path, [...(read()[place]?.options ?? []), ''], { shouldDirty: true })
      form.clearErrors(path)
    },
    removeChoice: (place, choice) =>
      change(read().map((question, index) => (index === place ? withoutChoice(question, choice) : question))),
  }
}
