import type { SavedRules } from '#shared/contract/rules.ts'
import type { Translate } from '#shared/i18n/message.ts'
import type { Rule } from '#shared/points/rules.ts'
import { valueNames, type RuleFormats } from '#shared/points/ruleWords.ts'
import { orderedKeys, type RulesValues, savedKey } from './rulesValues.ts'

type ConflictFormats = Pick<RuleFormats, 'nameOf' | 'names'> & { t: Translate }

/** The words of a conflict for values that are more than one field: a whole rule, the order, and values with names. */
export function wordsOfRules(values: RulesValues, saved: SavedRules, { t, ...formats }: ConflictFormats) {
  const names = new Map([
    ...saved.rules.map(({ id, name }): [string, string] => [savedKey(id), name]),
    ...orderedKeys(values).map((key): [string, string] => [key, values.rules[key]?.name ?? '']),
  ])
  return (name: string, value: unknown): string | undefined => {
    if (name === 'order' && Array.isArray(value)) {
      return value.map((key, index) => `${index + 1}. ${names.get(String(key)) ?? ''}`).join(' · ')
    }
    const [, field] = /^rules\.[^.]+(?:\.(.+))?$/.exec(name) ?? ['', 'none']
    if (field === undefined) {
      return typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : t('Deleted')
    }
    return namedWords(field, value, formats)
  }
}

/** The names of the values of a field; `undefined` if it has none. */
function namedWords(field: string, value: unknown, formats: Omit<ConflictFormats, 't'>): string | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined
  if (field === 'filters.trainings') return valueNames('trainings', value, formats) ?? undefined
  if (field === 'filters.terms') return valueNames('terms', value, formats) ?? undefined
  if (field !== 'restrictions') return undefined
  const restrictions = value as Rule['restrictions'] // why: the form has the type of its fields
  const words = restrictions.map(({ type, value: held }) => valueNames(type, [held].flat(), formats))
  return words.every((one) => one !== null) ? words.join(' · ') : undefined
}
