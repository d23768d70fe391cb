import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { foundPeopleQuery } from '#client/queries/users.ts'
import type { SelectChoice } from '#client/queries/choices.ts'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../fields/Select.tsx'
import { useFrame } from '../frame/SettingsFrame.tsx'
import { useSearch } from '../frame/useSearch.ts'

interface PersonPickerProps {
  label: string
  value: number
  /** The manager, who is always offered. */
  own: number
  onChange(uid: number): void
}

/** Chooses a person by name. */
export function PersonPicker({ label, value, own, onChange }: PersonPickerProps) {
  const { t, dir, nonce } = useFrame()
  const id = useId()
  const { type, asked, isWaiting } = useSearch()
  const found = useQuery({ ...foundPeopleQuery(asked), placeholderData: keepPreviousData })
  const self: SelectChoice = { value: own, label: t('Yourself') }
  const [chosen, choose] = useState(self)
  const others = (found.data ?? []).filter((choice) => choice.value !== own)
  return (
    <Field
      id={id}
      label={label}
      error={found.isError ? t('The people could not be loaded.') : undefined}
      requiredTitle=""
      control={({ required: _required, ...control }) => (
        <Select
          {...control}
          dir={dir}
          nonce={nonce}
          t={t}
          value={value}
          onSearch={type}
          choices={asked === '' ? [self, ...others] : others}
          known={[chosen]}
          loading={isWaiting || found.isFetching}
          onChange={(uid) => {
            choose([self, ...others].find((choice) => choice.value === uid) ?? self)
            onChange(Number(uid ?? own))
          }}
        />
      )}
    />
  )
}
