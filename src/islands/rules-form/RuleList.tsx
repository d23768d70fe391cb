import { useState } from 'react'
import { orderedKeys } from '#client/rules/rulesValues.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { MoveDialog } from '../forms/sortable/MoveDialog.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { SortableList } from '../forms/sortable/SortableList.tsx'
import { useRulesForm } from './rulesFormState.ts'
import { MoveEffect } from './RuleGain.tsx'
import { RuleRow } from './RuleRow.tsx'
import { useRuleChanges } from './useRuleChanges.ts'

/** The rules from top to bottom. */
export function RuleList() {
  const { t, icons } = useFrame()
  const { values } = useRulesForm()
  const changes = useRuleChanges()
  const [asked, setAsked] = useState<string | null>(null)
  const keys = orderedKeys(values)
  const { deleted } = changes
  const nameOf = (key: string) => values.rules[key]?.name || t('Untitled rule')
  return (
    <section className="rules-list" id="rules-list" tabIndex={-1} aria-labelledby="rules-list-title">
      <div className="rules-list-head">
        <h2 id="rules-list-title" className="unseen">
          {t('Rules')}
        </h2>
        {keys.length > 0 && (
          <p className="quiet">{t('Rules are checked from top to bottom. The first match gives the points.')}</p>
        )}
        {keys.length > 0 && (
          <Button onClick={changes.add}>
            <Icon href={`${icons}#add`} />
            {t('Add a rule')}
          </Button>
        )}
      </div>
      <p className="unseen" role="status">
        {changes.said}
      </p>
      <MoveEffect ruleKey={changes.moved} name={changes.moved === null ? '' : nameOf(changes.moved)} />
      {deleted && (
        <p className="message rules-deleted">
          {t('“{{name}}” is deleted. This takes effect when you save.', { name: deleted.rule.name })}{' '}
          <Button look="text" onClick={changes.undo}>
            {t('Undo')}
          </Button>
        </p>
      )}
      {keys.length === 0 && (
        <div className="empty">
          <Icon href={`${icons}#workspace_premium`} />
          <h3>{t('No rules yet')}</h3>
          <p>{t('Without rules, nobody earns points.')}</p>
          <Button onClick={changes.add}>{t('Add a rule')}</Button>
        </div>
      )}
      <SortableList id="rules" keys={keys} nameOf={nameOf} onMove={changes.move}>
        <ol className="rules-rows">
          {keys.map((key, position) => (
            <RuleRow key={key} position={position} ruleKey={key} changes={changes} onMove={() => setAsked(key)} />
          ))}
        </ol>
      </SortableList>
      {asked !== null && keys.includes(asked) && (
        <MoveDialog
          name={nameOf(asked)}
          position={keys.indexOf(asked)}
          total={keys.length}
          onMove={(position) => changes.move(asked, position)}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  )
}
