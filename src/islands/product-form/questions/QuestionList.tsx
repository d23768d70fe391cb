import { useFormState } from 'react-hook-form'
import { errorAt } from '#client/forms/listErrors.ts'
import { MAX_CHECKOUT_FIELDS } from '#shared/contract/products.ts'
import { Button } from '../../ui/Button.tsx'
import { useFieldPlace } from '../../forms/fields/FormFields.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { SortableList } from '../../forms/sortable/SortableList.tsx'
import type { SettingsFormHandle } from '../../forms/form/useSettingsForm.ts'
import type { ProductValues } from '../productValues.ts'
import { QuestionRow } from './QuestionRow.tsx'
import { useQuestions } from './useQuestions.ts'
import './questions.css'

const id = 'product-questions'

/** The questions that the buyer answers at the checkout. */
export function QuestionList({ handle }: { handle: SettingsFormHandle<ProductValues> }) {
  const { t, icons } = useFrame()
  const questions = useQuestions(handle)
  const { list, removed, said } = questions
  const { errors } = useFormState({ control: handle.control })
  const focus = () => document.getElementById(id)?.focus()
  useFieldPlace('checkout_fields', t('Questions at the checkout'), focus, id)
  const nameOf = (name: string) => list.find((question) => question.name === name)?.label || t('New question')
  const error = list.some((_, place) => errorAt(errors, `checkout_fields.${place}`))
    ? undefined
    : errorAt(errors, 'checkout_fields')
  return (
    <div className="questions" id={id} tabIndex={-1}>
      <p className="unseen" role="status">
        {said}
      </p>
      {error && <p className="error">{error}</p>}
      {removed && (
        <p className="message question-removed">
          {t('“{{name}}” is deleted. This takes effect when you save.', {
            name: removed.question.label || t('New question'),
          })}{' '}
          <Button look="text" onClick={questions.undo}>
            {t('Undo')}
          </Button>
        </p>
      )}
      <SortableList id="questions" keys={list.map(({ name }) => name)} nameOf={nameOf} onMove={questions.move}>
        <ol className="question-rows">
          {list.map((question, place) => (
            <QuestionRow
              key={question.name}
              question={question}
              place={place}
              questions={questions}
              handle={handle}
              onRemove={() => {
                questions.remove(question.name)
                focus()
              }}
            />
          ))}
        </ol>
      </SortableList>
      <p className="actions">
        <Button onClick={questions.add} disabled={list.length >= MAX_CHECKOUT_FIELDS}>
          <Icon href={`${icons}#add`} />
          {t('Add a question')}
        </Button>
        <span className="quiet num">
          {t('{{done}} of {{total}}', { done: list.length, total: MAX_CHECKOUT_FIELDS })}
        </span>
      </p>
    </div>
  )
}
