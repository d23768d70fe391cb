import { localeOf } from '#shared/i18n/languages.ts'
import { msg, type Translate } from '#shared/i18n/message.ts'
import type { RulesDocument } from '#shared/points/rules.ts'
import { isSameValue } from '#shared/sameValue.ts'
import { type DraftRule, orderedKeys, type RulesValues, valuesOfRules } from './rulesValues.ts'

/** The unsaved changes of the rules in words, for the bar above the form; '' without changes. */
export function changesOfRules(
  values: RulesValues,
  saved: RulesDocument,
  { t, lang }: { t: Translate; lang: string },
): string {
  const before = valuesOfRules(saved)
  const [keys, keysBefore] = [orderedKeys(values), orderedKeys(before)]
  const changed = keys.filter((key) => before.rules[key] && !isSameValue(before.rules[key], values.rules[key]))
  const added = keys.filter((key) => !before.rules[key]).length
  const deleted = keysBefore.filter((key) => !values.rules[key]).length
  const kept = keysBefore.filter((key) => values.rules[key])
  const isMoved = !isSameValue(
    kept,
    keys.filter((key) => before.rules[key]),
  )
  const [first = ''] = changed
  const position = keys.indexOf(first) + 1
  return new Intl.ListFormat(localeOf(lang), { type: 'unit' }).format([
    ...(changed.length === 1
      ? [changeOfRule(position, { from: before.rules[first], to: values.rules[first] }, t)]
      : []),
    ...(changed.length > 1 ? [t('{{count}} rules changed', { count: changed.length })] : []),
    ...(added > 0 ? [t('{{count}} rules added', { count: added })] : []),
    ...(deleted > 0 ? [t('{{count}} rules deleted', { count: deleted })] : []),
    ...(isMoved ? [t('Another order')] : []),
    ...limits.filter(({ field }) => before[field] !== values[field]).map(({ label }) => t(label)),
  ])
}

const limits = [
  { field: 'enabled', label: msg('Rules are on') },
  { field: 'daily_cap', label: msg('Daily maximum') },
  { field: 'monthly_cap', label: msg('Monthly maximum') },
] as const

/** A change of the points alone is said with its numbers. */
function changeOfRule(
  position: number,
  { from, to }: { from: DraftRule | undefined; to: DraftRule | undefined },
  t: Translate,
): string {
  if (from && to?.points && isSameValue({ ...from, points: 0 }, { ...to, points: 0 })) {
    const numbers = { count: to.points, before: from.points }
    return t('Rule {{position}}: {{count}} points instead of {{before}}', { ...numbers, position })
  }
  return t('Rule {{position}} changed', { position })
}
