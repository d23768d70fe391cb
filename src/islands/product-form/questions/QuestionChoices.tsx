import { useEffect, useId, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { MAX_OPTIONS } from '#shared/contract/checkout.ts'
import { Button } from '../../ui/Button.tsx'
import { useFieldPlace } from '../../forms/fields/FormFields.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import type { QuestionRowProps } from './QuestionRow.tsx'

/** Adds a choice to a question, and moves the focus to it. */
export function AddChoice({ place, questions, handle }: Pick<QuestionRowProps, 'place' | 'questions' | 'handle'>) {
  const { t, icons } = useFrame()
  const id = useId()
  const path = `checkout_fields.${place}.options`
  const { errors } = useFormState({ control: handle.control })
  const { message } = errors.checkout_fields?.[place]?.options ?? {}
  const count = questions.list[place]?.options.length ?? 0
  const isAdded = useRef(false)
  useFieldPlace(path, t('Choices'), () => document.getElementById(id)?.focus(), id)
  useEffect(() => {
    if (!isAdded.current) return
    isAdded.current = false
    handle.places.find(`${path}.${count - 1}`)?.focus()
  }, [count, handle.places, path])
  return (
    <div className="question-add-choice">
      <Button
        id={id}
        look="text"
        disabled={count >= MAX_OPTIONS}
        aria-describedby={message ? `${id}-error` : undefined}
        onClick={() => {
          isAdded.current = true
          questions.addChoice(place)
        }}
      >
        <Icon href={`${icons}#add`} />
        {t('Add a choice')}
      </Button>
      {typeof message === 'string' && (
        <p className="error" id={`${id}-error`}>
          {message}
        </p>
      )}
    </div>
  )
}

/** The button beside a choice of a question; `number` counts from 1 and is part of its name. */
export function RemoveChoice({ number, onRemove }: { number: number; onRemove(): void }) {
  const { t, icons } = useFrame()
  return <IconButton icon={`${icons}#close`} label={t('Remove choice {{number}}', { number })} onClick={onRemove} />
}
