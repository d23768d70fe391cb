import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import type { SelectChoice } from '#client/queries/choices.ts'
import { foundTrainingsQuery, namedTrainingsQuery } from '#client/queries/trainings.ts'
import { FormField, type FormFieldProps, useFormField } from './FormFields.tsx'
import { Select } from './Select.tsx'
import { useFrame } from './SettingsFrame.tsx'
import { useSearch } from './useSearch.ts'

interface TrainingFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  multiple?: boolean
  /** The titles that the page already has. */
  known?: readonly SelectChoice[]
}

/** A training, or several, found by title. The value is the id, or a list of ids. */
export function TrainingField<Values extends FieldValues>(props: TrainingFieldProps<Values>) {
  const { multiple = false, known = noChoices } = props
  const { t, dir, nonce } = useFrame()
  const { id, field, error } = useFormField(props)
  const { type, asked, isWaiting } = useSearch()
  const found = useQuery({ ...foundTrainingsQuery(asked), placeholderData: keepPreviousData })
  const chosen: readonly number[] = [field.value ?? []].flat()
  const unnamed = chosen.filter((value) => known.every((choice) => choice.value !== value))
  const named = useQuery(namedTrainingsQuery(unnamed))
  const titles = new Map([...known, ...(found.data ?? []), ...(named.data ?? [])].map((one) => [one.value, one]))
  return (
    <FormField
      part={props}
      id={id}
      error={found.isError ? (error ?? t('The trainings could not be loaded.')) : error}
      control={(control) => {
        const common = {
          ...{ ...control, dir, nonce, t, onSearch: type },
          choices: found.data ?? [],
          loading: isWaiting || found.isFetching,
          known: chosen.map(
            (value) => titles.get(value) ?? { value, label: t('Training {{number}}', { number: String(value) }) },
          ),
        }
        return multiple ? (
          <Select {...common} multiple value={chosen} onChange={field.onChange} />
        ) : (
          <Select {...common} value={chosen[0] ?? null} onChange={field.onChange} />
        )
      }}
    />
  )
}

const noChoices: readonly SelectChoice[] = []
