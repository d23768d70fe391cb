import { useSortable } from '@dnd-kit/sortable'
import { isSameValue } from '#shared/sameValue.ts'
import { valuesOfRules } from '#client/rules/rulesValues.ts'
import { triggerNames } from '#shared/points/ruleWords.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { SortableHandle, sortableRow } from '../forms/sortable/SortableHandle.tsx'
import { Switch } from '../forms/fields/Switch.tsx'
import { rulePath, useRulesForm } from './rulesFormState.ts'
import { RuleEditor } from './RuleEditor.tsx'
import { RuleGain } from './RuleGain.tsx'
import { RulePlaces } from './RulePlaces.tsx'
import { RuleShare } from './RuleShare.tsx'
import { RuleWarnings } from './RuleWarnings.tsx'
import type { RuleChanges } from './useRuleChanges.ts'
import { useRuleFacts } from './useRuleFacts.ts'

export interface RuleRowProps {
  ruleKey: string
  /** From 0. */
  position: number
  changes: RuleChanges
  onMove(): void
}

/** One rule: a line of words, and its fields while it is open. */
export function RuleRow({ ruleKey, position, changes, onMove }: RuleRowProps) {
  const { t, icons, lang, siteLanguage } = useFrame()
  const { form, values, saved, openKey, toggle } = useRulesForm()
  const sortable = useSortable({ id: ruleKey })
  const { factsOf } = useRuleFacts()
  const rule = values.rules[ruleKey]
  if (!rule) return null
  const name = rule.name || t('Untitled rule')
  const translated = lang === siteLanguage ? '' : rule.translations[lang]?.name
  const isOpen = openKey === ruleKey
  const before = valuesOfRules(saved).rules[ruleKey]
  const total = Object.keys(values.rules).length
  return (
    <li
      {...sortableRow(sortable)}
      className="sortable-row rule"
      id={ruleKey.replace(/^saved-/, 'rule-')}
      data-open={isOpen || undefined}
      data-off={!rule.enabled || undefined}
    >
      <RulePlaces ruleKey={ruleKey} position={position} name={name} />
      <div className="rule-line">
        <SortableHandle sortable={sortable} name={name} position={position} total={total} />
        <span className="rule-number num" aria-hidden="true">
          {position + 1}
        </span>
        <div className="rule-words">
          <h3>
            <bdi>{translated || name}</bdi>
            {!before && <span className="rule-mark">{t('New')}</span>}
            {before && !isSameValue(before, rule) && <span className="rule-mark">{t('Changed')}</span>}
            <RuleGain ruleKey={ruleKey} isMoved={changes.moved === ruleKey} />
          </h3>
          {translated && (
            <p className="quiet rule-own-name" lang={siteLanguage}>
              <bdi>{name}</bdi>
            </p>
          )}
          <p className="quiet">{[t(triggerNames[rule.trigger]), ...factsOf(rule)].join(' · ')}</p>
        </div>
        <RuleShare ruleKey={ruleKey} isOn={rule.enabled && values.enabled} />
        <p className="rule-points num">
          {t('{{count}} points', { count: rule.points ?? 0 })}
          {rule.times_score && <small>{t('× score')}</small>}
        </p>
        <label className="switch-line rule-switch" htmlFor={`${ruleKey}-on`}>
          <Switch
            id={`${ruleKey}-on`}
            aria-label={t('Turn on: {{name}}', { name })}
            checked={rule.enabled}
            onChange={({ target }) =>
              form.setValue(rulePath(ruleKey, 'enabled'), target.checked, { shouldDirty: true })
            }
          />
        </label>
        <IconButton
          icon={`${icons}#${isOpen ? 'expand_less' : 'expand_more'}`}
          label={isOpen ? t('Close {{name}}', { name }) : t('Edit {{name}}', { name })}
          aria-expanded={isOpen}
          onClick={() => toggle(ruleKey)}
        />
      </div>
      <RuleWarnings ruleKey={ruleKey} position={position} changes={changes} />
      {isOpen && <RuleEditor ruleKey={ruleKey} rule={rule} changes={changes} onMove={onMove} />}
    </li>
  )
}
