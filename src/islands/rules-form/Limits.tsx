import type { Control } from 'react-hook-form'
import type { RulesValues } from '#client/rules/rulesValues.ts'
import { PointsField } from '../forms/fields/PointsField.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { SwitchField } from '../forms/fields/SwitchField.tsx'

/** The fields of the whole document: whether rules give points, and the most points of a learner. */
export function Limits({ control }: { control: Control<RulesValues, unknown, RulesValues> }) {
  const { t } = useFrame()
  const none = t('No limit')
  return (
    <div className="rules-limits">
      <SwitchField control={control} name="enabled" label={t('Rules are on')} />
      <PointsField control={control} name="daily_cap" label={t('Daily maximum')} min={1} placeholder={none} />
      <PointsField control={control} name="monthly_cap" label={t('Monthly maximum')} min={1} placeholder={none} />
    </div>
  )
}
