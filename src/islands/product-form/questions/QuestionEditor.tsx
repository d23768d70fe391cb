import { lazy, Suspense, useState } from 'react'
import type { Path } from 'react-hook-form'
import { checkoutFieldTypes, questionLengths } from '#shared/contract/checkout.ts'
import { Button } from '../../ui/Button.tsx'
import { LocalisedFields, type LocalisedPart } from '../../forms/fields/LocalisedFields.tsx'
import { SelectField } from '../../forms/fields/SelectField.tsx'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { SwitchField } from '../../forms/fields/SwitchField.tsx'
import type { ProductValues } from '../productValues.ts'
import { AddChoice, RemoveChoice } from './QuestionChoices.tsx'
import type { QuestionRowProps } from './QuestionRow.tsx'
import { questionTypeLabels } from './questionTypeLabels.ts'

const MoveDialog = lazy(async () => ({ default: (await import('../../forms/sortable/MoveDialog.tsx')).MoveDialog }))

/** The fields of an open question, and its actions. */
export function QuestionEditor({ question, place, questions, handle, onRemove }: QuestionRowProps) {
  const { t, siteLanguage } = useFrame()
  const [isMoving, setMoving] = useState(false)
  const { control } = handle
  const at = (name: string) => `checkout_fields.${place}.${name}` as Path<ProductValues> // why: a path that is put together
  const name = question.label || t('New question')
  const choices = question.type === 'select' ? question.options : []
  const parts: LocalisedPart[] = [
    { name: 'label', label: t('Question'), required: true, maxLength: questionLengths.label },
    { name: 'hint', label: t('Hint'), maxLength: questionLengths.hint },
    ...choices.map((_, choice) => ({
      name: `options.${choice}`,
      label: t('Choice {{number}}', { number: choice + 1 }),
      required: true,
      maxLength: questionLengths.option,
      tools: <RemoveChoice number={choice + 1} onRemove={() => questions.removeChoice(place, choice)} />,
    })),
  ]
  return (
    <div className="question-editor">
      <div className="form-row">
        <SelectField
          control={control}
          name={at('type')}
          label={t('Answer')}
          choices={checkoutFieldTypes.map((type) => ({ value: type, label: t(questionTypeLabels[type]) }))}
        />
        <div className="question-required">
          <SwitchField
            control={control}
            name={at('required')}
            label={question.type === 'checkbox' ? t('Must be ticked') : t('An answer is required')}
          />
        </div>
      </div>
      <LocalisedFields
        control={control}
        parts={parts}
        pathOf={(part, lang) => at(lang === siteLanguage ? part : `translations.${lang}.${part}`)}
      />
      {question.type === 'select' && <AddChoice place={place} questions={questions} handle={handle} />}
      <div className="actions sortable-row-actions">
        <Button look="text" onClick={() => setMoving(true)}>
          {t('Move to position…')}
        </Button>
        <Button look="text" danger onClick={onRemove}>
          {t('Delete')}
        </Button>
      </div>
      {isMoving && (
        <Suspense fallback={null}>
          <MoveDialog
            name={name}
            position={place}
            total={questions.list.length}
            onMove={(position) => questions.move(question.name, position)}
            onClose={() => setMoving(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
