import type { SavedRules } from '#shared/contract/rules.ts'
import type { Translate } from '#shared/i18n/message.ts'
import { orderedKeys, type RulesValues, savedKey } from './rulesValues.ts'

/** The words of a conflict for values that are more than one field: a whole rule, and the order. */
export function wordsOfRules(values: RulesValues, saved: SavedRules, t: Translate) {
  const names = new Map([
    ...saved.rules.map(({ id, name }): [string, string] => [savedKey(id), name]),
    ...orderedKeys(values).map((key): [string, string] => [key, values.rules[key]?.name ?? '']),
  ])
  return (name: string, value: unknown): string | undefined => {
    if (name === 'order' && Array.isArray(value)) {
      return value.map((key, index) => `${index + 1}. ${names.get(String(key)) ?? ''}`).join(' · ')
    }
    const isRule = /^rules\.[^.]+$/.test(name)
    if (!isRule) return undefined
    return typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : t('Deleted')
  }
}
