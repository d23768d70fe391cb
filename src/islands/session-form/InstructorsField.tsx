import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { SelectChoice } from '#client/queries/choices.ts'
import { foundInstructorsQuery } from '#client/queries/trainingSessions.ts'
import { FormField, useFormField } from '../forms/fields/FormFields.tsx'
import { Select } from '../forms/fields/Select.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { useSearch } from '../forms/frame/useSearch.ts'
import type { SessionControl } from './values.ts'

interface InstructorsFieldProps {
  control: SessionControl
  known: readonly SelectChoice[]
}

/** The instructors of a session, found by name. */
export function InstructorsField({ control, known }: InstructorsFieldProps) {
  const { t, dir, nonce } = useFrame()
  const { id, field, error } = useFormField({ control, name: 'instructors', label: t('Instructors') })
  const { type, asked, isWaiting } = useSearch()
  const found = useQuery({ ...foundInstructorsQuery(asked), placeholderData: keepPreviousData })
  const [seen, see] = useState<readonly SelectChoice[]>(known)
  const chosen = useWatch({ control, name: 'instructors' }).map(({ uid }) => uid)
  const named = new Map([...seen, ...(found.data ?? [])].map((choice) => [choice.value, choice]))
  return (
    <FormField
      part={{
        control,
        name: 'instructors',
        label: t('Instructors'),
        hint: t('They are asked later, on the page of the session.'),
      }}
      id={id}
      error={error ?? (found.isError ? t('The people could not be loaded.') : undefined)}
      control={(props) => (
        <Select
          {...props}
          dir={dir}
          nonce={nonce}
          t={t}
          onSearch={type}
          multiple
          choices={found.data ?? []}
          loading={isWaiting || found.isFetching}
          known={chosen.map(
            (uid) => named.get(uid) ?? { value: uid, label: t('Person {{number}}', { number: String(uid) }) },
          )}
          value={chosen}
          onChange={(uids) => {
            see([...named.values()])
            field.onChange(uids.map((uid) => ({ uid: Number(uid) })))
          }}
        />
      )}
    />
  )
}
