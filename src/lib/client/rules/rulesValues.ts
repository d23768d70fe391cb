import type { Problem } from '#shared/contract/common.ts'
import type { RulesBody, RulesDocument } from '#shared/points/rules.ts'

/** A rule in the form; its key is its identity. */
export type DraftRule = Omit<RulesDocument['rules'][number], 'id'>

/**
 * The rules as the form holds them: each rule under a key that stays when it moves, so that drafts, errors and
 * conflicts are about a rule and not about a position.
 */
export interface RulesValues {
  enabled: boolean
  daily_cap: number | null
  monthly_cap: number | null
  /** The keys from top to bottom. */
  order: string[]
  rules: Record<string, DraftRule | undefined>
}

/** Keys begin with a letter of their own, because a form library takes numbers for positions. */
const [SAVED, NEW] = ['saved-', 'new-'] as const

/** The values of the form for saved rules; each rule is found by its key. */
export function valuesOfRules({
  enabled,
  daily_cap,
  monthly_cap,
  rules,
}: Omit<RulesDocument, 'revision'>): RulesValues {
  return {
    enabled,
    daily_cap,
    monthly_cap,
    order: rules.map(({ id }) => savedKey(id)),
    rules: Object.fromEntries(rules.map(({ id, ...rule }) => [savedKey(id), rule])),
  }
}

/** The body of a save or a simulation. */
export function bodyOfRules(values: RulesValues, revision: number): RulesBody {
  const { enabled, daily_cap, monthly_cap } = values
  return { revision, enabled, daily_cap, monthly_cap, rules: orderedRules(values).map(sentRule) }
}

/** The keys that have a rule, from top to bottom. After a conflict, the order may miss rules or name deleted ones. */
export function orderedKeys({ order, rules }: RulesValues): string[] {
  const known = new Set(order)
  const missing = Object.keys(rules).filter((key) => !known.has(key))
  return [...order, ...missing].filter((key) => rules[key] !== undefined)
}

/** The rules from top to bottom, with their keys. */
export function orderedRules(values: RulesValues): { key: string; rule: DraftRule }[] {
  return orderedKeys(values).flatMap((key) => {
    const rule = values.rules[key]
    return rule ? [{ key, rule }] : []
  })
}

/** Whether a rule that is on begins or ends. */
export function hasDates(values: RulesValues): boolean {
  return orderedRules(values).some(({ rule: { enabled, from, until } }) => enabled && Boolean(from ?? until))
}

/** The key of a rule that the server knows by this id. */
export function savedKey(id: string): string {
  return SAVED + id
}

/** Whether the server knows the rule. */
export function isSavedKey(key: string): boolean {
  return key.startsWith(SAVED)
}

/** A random key for a rule that the server does not know yet. */
export function newRuleKey(): string {
  return NEW + crypto.randomUUID()
}

/** Problems that name a rule by its position, by its key instead. */
export function problemsByKey(problems: readonly Problem[], values: RulesValues): Problem[] {
  const keys = orderedKeys(values)
  return problems.map((problem) => ({
    ...problem,
    path: problem.path.replace(/^rules\[(\d+)\]/, (_, position: string) => `rules[${keys[Number(position)]}]`),
  }))
}

/** A new rule, with the defaults of the contract. */
export function emptyRule(name: string): DraftRule {
  return {
    name,
    translations: {},
    trigger: 'training_completed',
    enabled: true,
    points: 10,
    times_score: false,
    filters: { trainings: [], terms: [], min_score: null },
    restrictions: [],
    repeat: 'once_per_object',
    period: null,
    max: { day: null, week: null, month: null, lifetime: null },
    cooldown_minutes: 0,
    from: null,
    until: null,
    pending_days: 0,
    schedule: null,
    clawback: true,
    notify: true,
  }
}

function sentRule({ key, rule }: { key: string; rule: DraftRule }): RulesBody['rules'][number] {
  const { translations, period, repeat } = rule
  return {
    ...rule,
    id: isSavedKey(key) ? key.slice(SAVED.length) : null,
    // An empty field is `null`.
    cooldown_minutes: rule.cooldown_minutes ?? 0,
    pending_days: rule.pending_days ?? 0,
    period: repeat === 'periodic' ? period : null,
    translations: Object.fromEntries(Object.entries(translations).filter(([, { name }]) => name?.trim())),
  }
}
