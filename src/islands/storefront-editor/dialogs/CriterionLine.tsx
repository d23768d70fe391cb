import { useId } from 'react'
import type { SelectChoice } from '#client/queries/choices.ts'
import { criteria, type CriterionType, isSingle } from '#shared/audience/criteria.ts'
import { criterionSource } from '#shared/audience/criterionSource.ts'
import { Select } from '../../forms/fields/Select.tsx'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Field } from '../../ui/Field.tsx'
import { useEditor } from '../editorContext.ts'

type Value = SelectChoice['value']

interface CriterionLineProps {
  type: CriterionType
  /** undefined: still loading. */
  choices: readonly SelectChoice[] | undefined
  values: readonly Value[]
  onChange(values: readonly Value[]): void
}

/** The values of one criterion of the audience; without one, it does not matter. */
export function CriterionLine({ type, choices = none, values, onChange }: CriterionLineProps) {
  const { t, dir, nonce, ownCriteria } = useFrame()
  const { editor } = useEditor()
  const single = isSingle(type, editor.type)
  const common = { dir, nonce, t, loading: choices === none }
  return (
    <div className="target-line">
      <Field
        id={useId()}
        label={t(criteria[type].label)}
        hint={`${single ? t('One') : t('One or several')} · ${t(criterionSource(type, editor.type, ownCriteria))}`}
        requiredTitle=""
        control={({ required: _required, ...control }) =>
          single ? (
            <Select
              {...control}
              {...common}
              choices={[{ value: '', label: t('Any') }, ...choices]}
              value={values[0] ?? ''}
              onChange={(value) => onChange(value === null || value === '' ? [] : [value])}
            />
          ) : (
            <Select
              {...control}
              {...common}
              multiple
              placeholder={t('Any')}
              choices={choices}
              value={values}
              onChange={onChange}
            />
          )
        }
      />
    </div>
  )
}

const none: readonly SelectChoice[] = []
