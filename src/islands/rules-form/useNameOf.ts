import { useQueryClient } from '@tanstack/react-query'
import {
  countriesQuery,
  languagesQuery,
  organizationsQuery,
  type SelectChoice,
  termsQuery,
} from '#client/queries/choices.ts'
import { namesFrom, type NamedField, type NameOf } from '#shared/points/ruleNames.ts'
import { useRulesForm } from './rulesFormState.ts'

/** The names of the values of rules: those of the page, and those of the lists that a field has loaded since. */
export function useNameOf(): NameOf {
  const client = useQueryClient()
  const { choices, names } = useRulesForm()
  const known = namesFrom(names)
  const loaded = (field: NamedField): readonly SelectChoice[] | undefined => {
    if (field === 'trainings' || field === 'terms') return choices[field]
    return client.getQueryData(choicesQueries[field]().queryKey)
  }
  return (field, value) => known(field, value) ?? loaded(field)?.find((choice) => choice.value === value)?.label
}

const choicesQueries = {
  language: languagesQuery,
  country: countriesQuery,
  organizations: organizationsQuery,
  title: () => termsQuery('title'),
  profession: () => termsQuery('profession'),
  skill: () => termsQuery('skill'),
} as const
