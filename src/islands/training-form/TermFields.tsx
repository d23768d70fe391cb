import { useQueries, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useController, useFormState } from 'react-hook-form'
import { errorAt, listErrors } from '#client/forms/listErrors.ts'
import { type SelectChoice, termPathsQuery, vocabulariesQuery } from '#client/queries/choices.ts'
import { categoryVocabulary } from '#shared/shop/categories.ts'
import { ControlledField } from '../forms/fields/ControlledField.tsx'
import { useFieldPlace } from '../forms/fields/FormFields.tsx'
import { Select } from '../forms/fields/Select.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import type { TrainingGroupProps } from './trainingValues.ts'

/** The terms of a training: one field for each vocabulary. */
export function TermFields({ control }: TrainingGroupProps) {
  const { t } = useFrame()
  const id = useId()
  const { field } = useController({ control, name: 'terms' })
  const { errors } = useFormState({ control, name: 'terms' })
  const vocabularies = useQuery(vocabulariesQuery())
  const offered = (vocabularies.data ?? []).filter(({ value }) => value !== categoryVocabulary)
  const terms = useQueries({ queries: offered.map(({ value }) => termPathsQuery(String(value))) })
  const held: readonly number[] = field.value
  const wrong = errorAt(errors, 'terms') ?? listErrors(errors).find(({ name }) => name.startsWith('terms.'))?.message
  const isFailed = vocabularies.isError || terms.some(({ isError }) => isError)
  const error = isFailed ? t('The terms could not be loaded.') : wrong
  useFieldPlace('terms', t('Terms (vocabulary)'), () => document.getElementById(`${id}-0`)?.focus(), `${id}-0`)
  return (
    <div className="training-terms">
      {error && <p className="error">{error}</p>}
      {offered.map(({ value, label }, place) => (
        <VocabularyField
          key={value}
          id={`${id}-${place}`}
          label={label}
          choices={terms[place]?.data}
          held={held}
          onChange={field.onChange}
        />
      ))}
    </div>
  )
}

interface VocabularyFieldProps {
  id: string
  label: string
  /** `undefined`: they are being loaded. */
  choices: readonly SelectChoice[] | undefined
  /** The chosen terms of all vocabularies. */
  held: readonly number[]
  onChange(terms: number[]): void
}

function VocabularyField({ id, label, choices, held, onChange }: VocabularyFieldProps) {
  const { t, dir, nonce } = useFrame()
  const own = new Set(choices?.map(({ value }) => value))
  return (
    <ControlledField
      id={id}
      label={label}
      control={({ required: _required, ...control }) => (
        <Select
          {...control}
          dir={dir}
          nonce={nonce}
          t={t}
          multiple
          loading={choices === undefined}
          choices={choices ?? []}
          value={held.filter((tid) => own.has(tid))}
          onChange={(values) => onChange([...held.filter((tid) => !own.has(tid)), ...values.map(Number)])}
        />
      )}
    />
  )
}
