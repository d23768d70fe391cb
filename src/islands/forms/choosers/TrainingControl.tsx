import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { SelectChoice } from '#client/queries/choices.ts'
import { foundTrainingsQuery, namedTrainingsQuery } from '#client/queries/trainings.ts'
import { type ControlledProps, ControlledField } from '../fields/ControlledField.tsx'
import { Select } from '../fields/Select.tsx'
import { useFrame } from '../frame/SettingsFrame.tsx'
import { useSearch } from '../frame/useSearch.ts'

type TrainingControlProps = Omit<ControlledProps<number | readonly number[] | null>, 'onChange'> & {
  multiple?: boolean
  /** The titles that the page already has. */
  known?: readonly SelectChoice[]
  onChange(value: SelectChoice['value'] | SelectChoice['value'][] | null): void
}

/** A training, or several, found by title. The value is the id, or a list of ids. */
export function TrainingControl({ multiple = false, known = noChoices, ...props }: TrainingControlProps) {
  const { value, onChange, error } = props
  const { t, dir, nonce } = useFrame()
  const { type, asked, isWaiting } = useSearch()
  const found = useQuery({ ...foundTrainingsQuery(asked), placeholderData: keepPreviousData })
  const chosen: readonly number[] = [value ?? []].flat()
  const unnamed = chosen.filter((one) => known.every((choice) => choice.value !== one))
  const named = useQuery(namedTrainingsQuery(unnamed))
  const titles = new Map([...(found.data ?? []), ...(named.data ?? []), ...known].map((one) => [one.value, one]))
  return (
    <ControlledField
      {...props}
      error={found.isError ? (error ?? t('The trainings could not be loaded.')) : error}
      control={(control) => {
        const common = {
          ...control,
          dir,
          nonce,
          t,
          onSearch: type,
          choices: found.data ?? [],
          loading: isWaiting || found.isFetching,
          known: chosen.map(
            (one) => titles.get(one) ?? { value: one, label: t('Training {{number}}', { number: String(one) }) },
          ),
        }
        return multiple ? (
          <Select {...common} multiple value={chosen} onChange={onChange} />
        ) : (
          <Select {...common} value={chosen[0] ?? null} onChange={onChange} />
        )
      }}
    />
  )
}

const noChoices: readonly SelectChoice[] = []
