import { useState } from 'react'
import { createFieldPlaces } from '#client/forms/fieldPlaces.ts'
import type { DraftRule } from '#client/rules/rulesValues.ts'
import { Button } from '../ui/Button.tsx'
import { FieldPlacesProvider } from '../forms/fields/FormFields.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { RuleNameFields } from './RuleNameFields.tsx'
import { RuleFields } from './RuleFields.tsx'
import { RuleSentence } from './RuleSentence.tsx'
import type { RuleChanges } from './useRuleChanges.ts'
import './ruleEditor.css'

interface RuleEditorProps {
  ruleKey: string
  rule: DraftRule
  changes: RuleChanges
  onMove(): void
}

/** The open rule: its sentence, its fields, and its actions. */
export function RuleEditor({ ruleKey, rule, changes, onMove }: RuleEditorProps) {
  const { t } = useFrame()
  // `RulePlaces` registers the places of these fields, because they exist only while the rule is open.
  const [own] = useState(createFieldPlaces)
  return (
    <div className="rule-editor">
      <RuleSentence ruleKey={ruleKey} rule={rule} />
      <FieldPlacesProvider places={own}>
        <RuleFields ruleKey={ruleKey} rule={rule} />
        <RuleNameFields ruleKey={ruleKey} />
      </FieldPlacesProvider>
      <div className="actions sortable-row-actions">
        <Button look="text" onClick={onMove}>
          {t('Move to position…')}
        </Button>
        <Button look="text" onClick={() => changes.copy(ruleKey)}>
          {t('Copy')}
        </Button>
        <Button look="text" danger onClick={() => changes.remove(ruleKey)}>
          {t('Delete')}
        </Button>
      </div>
    </div>
  )
}
