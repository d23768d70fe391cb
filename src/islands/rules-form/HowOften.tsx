import type { DraftRule } from '#client/rules/rulesValues.ts'
import { msg } from '#shared/i18n/message.ts'
import { NumberField } from '../forms/fields/NumberField.tsx'
import { Segments } from '../forms/fields/Segments.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { rulePath, useRulesForm } from './rulesFormState.ts'
import { fieldLabels, type RuleField } from './fieldLabels.ts'
import { ListField } from './ListField.tsx'
import { RuleFieldPlace } from './RuleFieldPlace.tsx'
import { useRulePart } from './useRulePart.ts'

interface HowOftenProps {
  ruleKey: string
  rule: DraftRule
}

const repeatLabels: Record<DraftRule['repeat'], string> = {
  once_per_object: msg('Once for each training or object'),
  per_completion: msg('Each time'),
  periodic: msg('Once in a period'),
}
const periodLabels = {
  day: msg('Day'),
  week: msg('Week'),
  month: msg('Month'),
  year: msg('Year'),
} as const

const limitFields = [
  { field: 'max.day', label: msg('A day') },
  { field: 'max.week', label: msg('A week') },
  { field: 'max.month', label: msg('A month') },
  { field: 'max.lifetime', label: msg('In total') },
] as const

/** How often a learner earns by the rule. */
export function HowOften({ ruleKey, rule }: HowOftenProps) {
  const { t } = useFrame()
  const { form } = useRulesForm()
  const part = useRulePart(ruleKey)
  const at = (field: RuleField) => ({ ruleKey, field })
  const choose = (repeat: DraftRule['repeat']) => {
    form.setValue(rulePath(ruleKey, 'repeat'), repeat, { shouldDirty: true })
    const period = repeat === 'periodic' ? (rule.period ?? 'month') : null
    form.setValue(rulePath(ruleKey, 'period'), period, { shouldDirty: true })
  }
  const repeats = Object.keys(repeatLabels) as DraftRule['repeat'][] // why: the keys are those above
  const periods = Object.entries(periodLabels).map(([value, label]) => ({ value, label: t(label) }))
  return (
    <>
      <div className="rule-row">
        <RuleFieldPlace {...at('repeat')}>
          <fieldset className="field rule-often">
            <legend>{t(fieldLabels.repeat)}</legend>
            <Segments
              choices={repeats.map((value) => ({ value, label: t(repeatLabels[value]) }))}
              chosen={rule.repeat}
              onChoose={choose}
              wide
            />
          </fieldset>
        </RuleFieldPlace>
        {rule.repeat === 'periodic' && (
          <RuleFieldPlace {...at('period')}>
            <ListField {...part('period')} required choices={periods} />
          </RuleFieldPlace>
        )}
      </div>
      <fieldset className="field rule-often">
        <legend>{t('At most')}</legend>
        <div className="rule-row rule-row-small">
          {limitFields.map(({ field, label }) => (
            <RuleFieldPlace key={field} {...at(field)}>
              <NumberField {...part(field)} label={t(label)} min={1} placeholder="–" />
            </RuleFieldPlace>
          ))}
          <RuleFieldPlace {...at('cooldown_minutes')}>
            <NumberField
              {...part('cooldown_minutes')}
              label={t('Minutes between')}
              min={0}
              suffix={(count) => t('minutes', { count: count ?? 0 })}
            />
          </RuleFieldPlace>
        </div>
      </fieldset>
    </>
  )
}
