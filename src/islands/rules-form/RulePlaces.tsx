import { useFieldPlace } from '../forms/fields/FormFields.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { useRulesForm } from './rulesFormState.ts'
import { fieldLabels } from './fieldLabels.ts'

/** Registers the places of the fields of a rule with the form, also while the rule is closed. */
export function RulePlaces({ ruleKey, position, name }: { ruleKey: string; position: number; name: string }) {
  const { t } = useFrame()
  const rule = t('Rule {{position}}, {{name}}', { position: position + 1, name })
  return (
    <>
      <Place path={`rules.${ruleKey}`} ruleKey={ruleKey} field="name" label={rule} />
      {Object.entries(fieldLabels).map(([field, label]) => (
        <Place
          key={field}
          path={`rules.${ruleKey}.${field}`}
          ruleKey={ruleKey}
          field={field}
          label={`${rule}: ${t(label)}`}
        />
      ))}
    </>
  )
}

function Place({ path, ruleKey, field, label }: { path: string; ruleKey: string; field: string; label: string }) {
  const { openAt } = useRulesForm()
  useFieldPlace(path, label, () => openAt(ruleKey, field))
  return null
}
