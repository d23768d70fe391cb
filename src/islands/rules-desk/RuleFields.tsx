import type { ReactNode } from 'react'
import type { DraftRule } from '#client/rules/rulesValues.ts'
import { triggerNames } from '#shared/points/ruleWords.ts'
import { AudienceField } from '../ui/AudienceField.tsx'
import { DateTimeField } from '../ui/DateTimeField.tsx'
import { NumberField } from '../ui/NumberField.tsx'
import { PointsField } from '../ui/PointsField.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { useFrame } from '../ui/SettingsFrame.tsx'
import { SwitchField } from '../ui/SwitchField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { TrainingField } from '../ui/TrainingField.tsx'
import { rulePath, useDesk } from './desk.ts'
import { fieldLabels, type RuleField } from './fieldLabels.ts'
import { HowOften } from './HowOften.tsx'
import { ListField } from './ListField.tsx'
import { fieldId } from './useOpenRule.ts'

/** The fields of a rule, in the order of its sentence. */
export function RuleFields({ ruleKey, rule }: { ruleKey: string; rule: DraftRule }) {
  const { t } = useFrame()
  const { form, choices } = useDesk()
  const part = (field: RuleField) => ({
    control: form.control,
    name: rulePath(ruleKey, field),
    label: t(fieldLabels[field]),
  })
  const at = (field: RuleField, control: ReactNode) => (
    <div key={field} id={fieldId(ruleKey, field)} className="rule-field">
      {control}
    </div>
  )
  const triggers = Object.entries(triggerNames).map(([value, label]) => ({ value, label: t(label) }))
  const schedules = choices.schedules.map(({ value, label }) => ({ value: String(value), label }))
  return (
    <>
      <div className="rule-row">{at('name', <TextField {...part('name')} required maxLength={120} />)}</div>
      <div className="rule-row">
        {at('trigger', <ListField {...part('trigger')} required choices={triggers} />)}
        {at('points', <PointsField {...part('points')} required min={1} max={10_000} />)}
        {at('filters.min_score', <NumberField {...part('filters.min_score')} min={0} max={100} suffix="%" />)}
      </div>
      <div className="rule-row rule-row-wide">
        {at('filters.trainings', <TrainingField {...part('filters.trainings')} multiple known={choices.trainings} />)}
        {at('filters.terms', <SelectField {...part('filters.terms')} multiple choices={choices.terms} />)}
      </div>
      <HowOften ruleKey={ruleKey} rule={rule} at={at} part={part} />
      {at('restrictions', <AudienceField {...part('restrictions')} everyone={t('Everyone can earn by this rule.')} />)}
      <div className="rule-row">
        {at('from', <DateTimeField {...part('from')} />)}
        {at('until', <DateTimeField {...part('until')} />)}
      </div>
      <div className="rule-row">
        {at(
          'schedule',
          <ListField {...part('schedule')} choices={schedules} none={t('The default schedule')} isNumber />,
        )}
        {at(
          'pending_days',
          <NumberField
            {...part('pending_days')}
            min={0}
            max={90}
            suffix={(count) => t('days', { count: count ?? 0 })}
          />,
        )}
      </div>
      <div className="rule-switches">
        {at('times_score', <SwitchField {...part('times_score')} />)}
        {at('clawback', <SwitchField {...part('clawback')} />)}
        {at('notify', <SwitchField {...part('notify')} />)}
      </div>
    </>
  )
}
