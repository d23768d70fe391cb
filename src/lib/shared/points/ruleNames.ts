import type { CriterionType } from '../audience/criteria.ts'
import type { RulesDocument } from './rules.ts'

/** The fields of a rule whose values have names. */
export type NamedField = 'trainings' | 'terms' | CriterionType

/** The name of a value that a rule has. */
export interface NamedValue {
  field: NamedField
  value: string | number
  name: string
}

/** `undefined`: the name is not known, or this reader may not know it. */
export type NameOf = (field: NamedField, value: string | number) => string | undefined

/** How many values of a field are named; the others are counted. */
export const NAMED_VALUES = 2

/** Finds the name of a value of a rule in a list. */
export function namesFrom(names: readonly NamedValue[]): NameOf {
  const keyOf = (field: string, value: string | number) => `${field} ${value}`
  const known = new Map(names.map(({ field, value, name }) => [keyOf(field, value), name]))
  return (field, value) => known.get(keyOf(field, value))
}

/** The values of rules that are named: the first ones of each field. */
export function namedValues(
  rules: readonly Pick<RulesDocument['rules'][number], 'filters' | 'restrictions'>[],
): Omit<NamedValue, 'name'>[] {
  const named = (field: NamedField, values: readonly (string | number)[]) =>
    values.slice(0, NAMED_VALUES).map((value) => ({ field, value }))
  return rules.flatMap(({ filters, restrictions }) => [
    ...named('trainings', filters.trainings),
    ...named('terms', filters.terms),
    ...restrictions.slice(0, NAMED_VALUES).flatMap(({ type, value }) => named(type, [value].flat())),
  ])
}
