import { useQueries } from '@tanstack/react-query'
import { criterionQuery } from '#client/queries/criterion.ts'
import type { CriterionType } from '#shared/audience/criteria.ts'
import { type Restriction, valuesOf } from '#shared/audience/restrictions.ts'

/** Returns the names of the values of a restriction. */
export function useValueNames(restrictions: readonly Restriction[]) {
  const types = [...new Set(restrictions.map(({ type }) => type))]
  const lists = useQueries({ queries: types.map((type) => criterionQuery(type)) })
  return (type: CriterionType, value: Restriction['value']) => {
    const choices = lists[types.indexOf(type)]?.data ?? []
    return valuesOf({ type, value, rule: 'and' }).map(
      (held) => choices.find((choice) => String(choice.value) === String(held))?.label ?? String(held),
    )
  }
}
