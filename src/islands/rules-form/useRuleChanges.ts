import { useState } from 'react'
import { type DraftRule, emptyRule, newRuleKey, orderedKeys } from '#client/rules/rulesValues.ts'
import { moveItem } from '#shared/moveItem.ts'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { useRulesForm } from './rulesFormState.ts'

/** The changes of the list: each keeps the rules and their order together. */
export interface RuleChanges {
  add(): void
  copy(key: string): void
  remove(key: string): void
  undo(): void
  move(key: string, position: number): void
  replace(key: string, rule: DraftRule): void
  /** The rule that was deleted last, until it comes back. */
  deleted: { key: string; rule: DraftRule; position: number } | null
  /** The key of the rule that was moved last. */
  moved: string | null
  /** The last change, for screen readers. */
  said: string
}

/** The changes to the list of rules, each announced to screen readers; nothing is saved before the form is. */
export function useRuleChanges(): RuleChanges {
  const { form, openAt } = useRulesForm()
  const { t } = useFrame()
  const [deleted, setDeleted] = useState<RuleChanges['deleted']>(null)
  const [moved, setMoved] = useState<string | null>(null)
  const [said, say] = useState('')
  const read = () => form.getValues()
  const change = (order: string[], rules = read().rules) => {
    const kept = Object.fromEntries(order.map((key) => [key, rules[key]]))
    form.setValue('rules', kept, { shouldDirty: true })
    form.setValue('order', order, { shouldDirty: true })
  }
  const insert = (key: string, rule: DraftRule, position: number) => {
    const keys = orderedKeys(read())
    change([...keys.slice(0, position), key, ...keys.slice(position)], { ...read().rules, [key]: rule })
  }
  return {
    deleted,
    moved,
    said,
    add: () => {
      const key = newRuleKey()
      insert(key, emptyRule(''), 0)
      say(t('A new rule is at the top.'))
      openAt(key, 'name')
    },
    copy: (original) => {
      const rule = read().rules[original]
      if (!rule) return
      const key = newRuleKey()
      const copy = { ...structuredClone(rule), name: t('Copy of {{name}}', { name: rule.name }), translations: {} }
      insert(key, copy, orderedKeys(read()).indexOf(original) + 1)
      openAt(key, 'name')
    },
    remove: (key) => {
      const rule = read().rules[key]
      const keys = orderedKeys(read())
      if (rule) setDeleted({ key, rule, position: keys.indexOf(key) })
      change(keys.filter((other) => other !== key))
      document.getElementById('rules-list')?.focus()
    },
    undo: () => {
      if (!deleted) return
      insert(deleted.key, deleted.rule, deleted.position)
      say(t('“{{name}}” is back.', { name: deleted.rule.name }))
      setDeleted(null)
    },
    replace: (key, rule) => form.setValue(`rules.${key}`, rule, { shouldDirty: true }),
    move: (key, position) => {
      const keys = orderedKeys(read())
      const from = keys.indexOf(key)
      if (from === -1 || position === -1 || from === position) return
      change(moveItem(keys, from, position))
      setMoved(key)
      const name = read().rules[key]?.name ?? ''
      say(t('{{name}}, position {{position}} of {{total}}.', { name, position: position + 1, total: keys.length }))
    },
  }
}
