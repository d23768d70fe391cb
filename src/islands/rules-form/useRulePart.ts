import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { rulePath, useRulesForm } from './rulesFormState.ts'
import { fieldLabels, type RuleField } from './fieldLabels.ts'

/** The properties that every field of a rule has. */
export function useRulePart(ruleKey: string) {
  const { t } = useFrame()
  const { form } = useRulesForm()
  return (field: RuleField) => ({
    control: form.control,
    name: rulePath(ruleKey, field),
    label: t(fieldLabels[field]),
  })
}
