import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { MOST_TOGETHER } from '#client/findTime/wish.ts'
import { coursePeopleQuery } from '#client/queries/coursePeople.ts'
import { foldKey } from '#shared/foldKey.ts'
import { Select } from '../forms/fields/Select.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { useSearch } from '../forms/frame/useSearch.ts'
import { Field } from '../ui/Field.tsx'
import type { FindTimeProps } from './FindTime.tsx'
import type { FindTimeState } from './useFindTime.ts'

interface TogetherFieldProps extends Pick<FindTimeProps, 'people'> {
  find: FindTimeState
  error: string | undefined
}

/** The people who must all be free: those of the page, or found by name. */
export function TogetherField({ find, people, error }: TogetherFieldProps) {
  const { t, dir, nonce } = useFrame()
  const id = useId()
  const { typed, type, asked, isWaiting } = useSearch()
  const found = useQuery({ ...coursePeopleQuery(asked), placeholderData: keepPreviousData })
  // Those of the page are there at once; others come from the server.
  const own = people.filter(({ label }) => foldKey(label).includes(foldKey(typed.trim())))
  const others = asked === '' ? [] : (found.data ?? []).filter(({ value }) => own.every((one) => one.value !== value))
  const choices = [...own, ...others]
  const known = [...find.names].map(([value, label]) => ({ value, label }))
  const failure = found.isError ? t('The people could not be loaded.') : undefined
  return (
    <Field
      id={id}
      label={t('Together')}
      hint={t('Choose people here or on their rows.')}
      error={error ?? failure}
      requiredTitle=""
      control={({ required: _, ...control }) => (
        <Select
          {...control}
          dir={dir}
          nonce={nonce}
          t={t}
          choices={choices}
          known={known}
          multiple
          onSearch={type}
          loading={asked !== '' && (isWaiting || found.isFetching)}
          value={find.wish.people}
          onChange={(values) => {
            for (const { value, label } of choices) if (values.includes(value)) find.know(Number(value), label)
            find.change({ people: values.map(Number).slice(0, MOST_TOGETHER) })
          }}
        />
      )}
    />
  )
}
