import type { SavedRules } from '#shared/contract/rules.ts'
import { type DraftRule, savedKey } from './rulesValues.ts'

/** The fields whose values can disappear. */
export type GoneField = 'filters.trainings' | 'filters.terms' | 'schedule' | 'restrictions'

export interface GoneOfField {
  field: GoneField
  values: (string | number)[]
}

/** The values that the server does not know any more and that the rule still names. */
export function goneOf({
  key,
  rule,
  saved,
}: {
  key: string
  rule: DraftRule | undefined
  saved: SavedRules
}): GoneOfField[] {
  const position = saved.rules.findIndex(({ id }) => key === savedKey(id))
  if (position === -1 || !rule) return []
  const { filters, schedule, restrictions } = rule
  const held: Record<GoneField, readonly (string | number)[]> = {
    'filters.trainings': filters.trainings,
    'filters.terms': filters.terms,
    schedule: schedule === null ? [] : [schedule],
    restrictions: restrictions.flatMap(({ value }) => value),
  }
  const prefix = `rules[${position}]`
  const fields = Object.keys(held) as GoneField[] // why: the keys are those above
  return fields.flatMap((field) => {
    const path =
      prefix +
      field
        .split('.')
        .map((name) => `[${name}]`)
        .join('')
    const known = saved.gone.filter((gone) => gone.path === path || gone.path.startsWith(`${path}[`))
    const values = known.flatMap((gone) => gone.values).filter((value) => held[field].includes(value))
    return values.length > 0 ? [{ field, values }] : []
  })
}

/**
 * The rule without values that no longer exist; `null` if a field would become empty, because an empty field matches
 * everything.
 */
export function withoutGone(rule: DraftRule, { field, values }: GoneOfField): DraftRule | null {
  const { filters, restrictions } = rule
  const isHere = (value: string | number) => !values.includes(value)
  switch (field) {
    case 'filters.trainings': {
      const trainings = filters.trainings.filter(isHere)
      return trainings.length === 0 ? null : { ...rule, filters: { ...filters, trainings } }
    }
    case 'filters.terms': {
      const terms = filters.terms.filter(isHere)
      return terms.length === 0 ? null : { ...rule, filters: { ...filters, terms } }
    }
    case 'schedule':
      return { ...rule, schedule: null }
    case 'restrictions': {
      const kept = restrictions.map((one) => ({ ...one, value: [one.value].flat().filter(isHere) }))
      return kept.some(({ value }) => value.length === 0) ? null : { ...rule, restrictions: kept }
    }
  }
}
