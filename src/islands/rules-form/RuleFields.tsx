import type { DraftRule } from '#client/rules/rulesValues.ts'
import { ruleLimits } from '#shared/points/ruleLimits.ts'
import { triggerNames } from '#shared/points/ruleWords.ts'
import { AudienceField } from '../forms/choosers/AudienceField.tsx'
import { DateTimeField } from '../forms/fields/DateTimeField.tsx'
import { NumberField } from '../forms/fields/NumberField.tsx'
import { PointsField } from '../forms/fields/PointsField.tsx'
import { SelectField } from '../forms/fields/SelectField.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { SwitchField } from '../forms/fields/SwitchField.tsx'
import { TextField } from '../forms/fields/TextField.tsx'
import { TrainingField } from '../forms/choosers/TrainingField.tsx'
import { useRulesForm } from './rulesFormState.ts'
import type { RuleField } from './fieldLabels.ts'
import { HowOften } from './HowOften.tsx'
import { ListField } from './ListField.tsx'
import { RuleFieldPlace } from './RuleFieldPlace.tsx'
import { useRulePart } from './useRulePart.ts'

/** The fields of a rule, in the order of its sentence. */
export function RuleFields({ ruleKey, rule }: { ruleKey: string; rule: DraftRule }) {
  const { t } = useFrame()
  const { choices } = useRulesForm()
  const part = useRulePart(ruleKey)
  const at = (field: RuleField) => ({ ruleKey, field })
  const triggers = Object.entries(triggerNames).map(([value, label]) => ({ value, label: t(label) }))
  const schedules = choices.schedules.map(({ value, label }) => ({ value: String(value), label }))
  return (
    <>
      <div className="rule-row">
        <RuleFieldPlace {...at('name')}>
          <TextField {...part('name')} required maxLength={ruleLimits.nameLength} />
        </RuleFieldPlace>
      </div>
      <div className="rule-row">
        <RuleFieldPlace {...at('trigger')}>
          <ListField {...part('trigger')} required choices={triggers} />
        </RuleFieldPlace>
        <RuleFieldPlace {...at('points')}>
          <PointsField {...part('points')} required min={1} max={ruleLimits.points} />
        </RuleFieldPlace>
        <RuleFieldPlace {...at('filters.min_score')}>
          <NumberField {...part('filters.min_score')} min={0} max={ruleLimits.score} suffix="%" />
        </RuleFieldPlace>
      </div>
      <div className="rule-row rule-row-wide">
        <RuleFieldPlace {...at('filters.trainings')}>
          <TrainingField {...part('filters.trainings')} multiple known={choices.trainings} />
        </RuleFieldPlace>
        <RuleFieldPlace {...at('filters.terms')}>
          <SelectField {...part('filters.terms')} multiple choices={choices.terms} />
        </RuleFieldPlace>
      </div>
      <HowOften ruleKey={ruleKey} rule={rule} />
      <RuleFieldPlace {...at('restrictions')}>
        <AudienceField {...part('restrictions')} everyone={t('Everyone can earn by this rule.')} />
      </RuleFieldPlace>
      <div className="rule-row">
        <RuleFieldPlace {...at('from')}>
          <DateTimeField {...part('from')} />
        </RuleFieldPlace>
        <RuleFieldPlace {...at('until')}>
          <DateTimeField {...part('until')} />
        </RuleFieldPlace>
      </div>
      <div className="rule-row">
        <RuleFieldPlace {...at('schedule')}>
          <ListField {...part('schedule')} choices={schedules} none={t('The default schedule')} isNumber />
        </RuleFieldPlace>
        <RuleFieldPlace {...at('pending_days')}>
          <NumberField
            {...part('pending_days')}
            min={0}
            max={ruleLimits.pendingDays}
            suffix={(count) => t('days', { count: count ?? 0 })}
          />
        </RuleFieldPlace>
      </div>
      <div className="rule-switches">
        <RuleFieldPlace {...at('times_score')}>
          <SwitchField {...part('times_score')} />
        </RuleFieldPlace>
        <RuleFieldPlace {...at('clawback')}>
          <SwitchField {...part('clawback')} />
        </RuleFieldPlace>
        <RuleFieldPlace {...at('notify')}>
          <SwitchField {...part('notify')} />
        </RuleFieldPlace>
      </div>
    </>
  )
}
