import { useFrame } from '../settings/SettingsFrame.tsx'
import { rulePath, useDesk } from './desk.ts'
import { fieldLabels, type RuleField } from './fieldLabels.ts'

/** The properties that every field of a rule has. */
export function useRulePart(ruleKey: string) {
  const { t } = useFrame()
  const { form } = useDesk()
  return (field: RuleField) => ({
    control: form.control,
    name: rulePath(ruleKey, field),
    label: t(fieldLabels[field]),
  })
}
