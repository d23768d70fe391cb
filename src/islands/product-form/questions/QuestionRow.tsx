import { useSortable } from '@dnd-kit/sortable'
import { useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { listErrors } from '#client/forms/listErrors.ts'
import type { CheckoutField } from '#shared/contract/checkout.ts'
import { useFieldPlace } from '../../forms/fields/FormFields.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { SortableHandle, sortableRow } from '../../forms/sortable/SortableHandle.tsx'
import type { SettingsFormHandle } from '../../forms/form/useSettingsForm.ts'
import type { ProductValues } from '../productValues.ts'
import { QuestionEditor } from './QuestionEditor.tsx'
import { questionTypeLabels } from './questionTypeLabels.ts'
import type { Questions } from './useQuestions.ts'

export interface QuestionRowProps {
  question: CheckoutField
  /** From 0. */
  place: number
  questions: Questions
  handle: SettingsFormHandle<ProductValues>
  onRemove(): void
}

/** One question: a line of words, and its fields while it is open. */
export function QuestionRow(props: QuestionRowProps) {
  const { question, place, questions, handle } = props
  const { t, icons } = useFrame()
  const sortable = useSortable({ id: question.name })
  const name = question.label || t('New question')
  const isOpen = questions.open === question.name
  const toggle = () => questions.toggle(question.name)
  /** The path of the value that gets the focus when the question is open. */
  const wanted = useRef<string>(undefined)
  const path = `checkout_fields.${place}`
  const focus = (at: string) => {
    // An open question has no field for this value: its first one stands for it.
    if (isOpen) return handle.places.find(`${path}.label`)?.focus()
    wanted.current = at
    toggle()
  }
  useFieldPlace(path, name, focus)
  useEffect(() => {
    if (!isOpen || wanted.current === undefined) return
    handle.places.find(wanted.current)?.focus()
    wanted.current = undefined
  })
  const { errors } = useFormState({ control: handle.control })
  const isWrong = listErrors(errors.checkout_fields?.[place]).length > 0
  const facts = [
    t(questionTypeLabels[question.type]),
    ...(question.type === 'select' ? [t('{{count}} choices', { count: question.options.length })] : []),
  ]
  return (
    <li {...sortableRow(sortable)} className="sortable-row" data-open={isOpen || undefined}>
      <div className="question-line">
        <SortableHandle sortable={sortable} name={name} position={place} total={questions.list.length} />
        <div className="question-words">
          <h3>
            <bdi>{name}</bdi>
          </h3>
          <p className="quiet">{facts.join(' · ')}</p>
        </div>
        {isWrong ? (
          <span className="question-mark question-wrong">{t('Check this question')}</span>
        ) : (
          <span className="question-mark">{question.required ? t('Required') : t('Optional')}</span>
        )}
        <IconButton
          icon={`${icons}#${isOpen ? 'expand_less' : 'expand_more'}`}
          label={isOpen ? t('Close {{name}}', { name }) : t('Edit {{name}}', { name })}
          aria-expanded={isOpen}
          onClick={toggle}
        />
      </div>
      {isOpen && <QuestionEditor key={place} {...props} />}
    </li>
  )
}
