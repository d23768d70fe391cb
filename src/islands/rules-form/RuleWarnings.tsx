import { type GoneOfField, goneOf, withoutGone } from '#client/rules/goneValues.ts'
import { orderedKeys, orderedRules } from '#client/rules/rulesValues.ts'
import { outcomeOf } from '#client/rules/simulatedRules.ts'
import { neverSpendable } from '#shared/points/neverSpendable.ts'
import { takerOf } from '#shared/points/takerOf.ts'
import { SIMULATED_DAYS } from '#shared/points/simulatedDays.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { useRulesForm } from './rulesFormState.ts'
import type { RuleChanges } from './useRuleChanges.ts'
import { fieldLabels } from './fieldLabels.ts'

interface RuleWarningsProps {
  ruleKey: string
  position: number
  changes: RuleChanges
}

/** The warnings of a rule: no event reaches it, nobody can spend its points, or values of it no longer exist. */
export function RuleWarnings({ ruleKey, position, changes }: RuleWarningsProps) {
  const { t, icons } = useFrame()
  const { values, saved, choices, simulation, isSimulating } = useRulesForm()
  const rules = orderedRules(values).map(({ rule }) => rule)
  const taker = takerOf(rules, position)
  const gone = goneOf({ key: ruleKey, rule: values.rules[ruleKey], saved })
  const own = simulation && outcomeOf(simulation, ruleKey)
  // The positions of a simulation are those before the last move.
  const gain = !isSimulating ? own?.taken_by.find((above) => above.position === taker)?.times : undefined
  const name = taker === null ? undefined : orderedKeys(values)[taker]
  return (
    <>
      {taker !== null && name && (
        <div className="rule-warning">
          <Icon href={`${icons}#warning`} />
          <p>
            <strong>{t('Never reached:')}</strong>{' '}
            {t('rule {{position}} takes every such event.', { position: taker + 1 })}
            {gain !== undefined && gain > 0 && (
              <>
                {' '}
                {t('Moving it up gives it {{count}} events of the last {{days}} days.', {
                  count: gain,
                  days: SIMULATED_DAYS,
                })}
              </>
            )}
          </p>
          <Button look="text" onClick={() => changes.move(ruleKey, taker)}>
            {t('Move it above rule {{position}}', { position: taker + 1 })}
          </Button>
        </div>
      )}
      {neverSpendable(values.rules[ruleKey] ?? {}, choices.schedules) && <NeverSpendable ruleKey={ruleKey} />}
      {gone.map((missing) => (
        <GoneValues key={missing.field} missing={missing} ruleKey={ruleKey} changes={changes} />
      ))}
    </>
  )
}

function NeverSpendable({ ruleKey }: { ruleKey: string }) {
  const { t, icons } = useFrame()
  const { openAt } = useRulesForm()
  return (
    <div className="rule-warning">
      <Icon href={`${icons}#warning`} />
      <p>
        <strong>{t('Never spendable:')}</strong> {t('its points expire before they can be spent.')}
      </p>
      <Button look="text" onClick={() => openAt(ruleKey, 'schedule')}>
        {t('Choose another schedule')}
      </Button>
    </div>
  )
}

function GoneValues({ missing, ruleKey, changes }: Omit<RuleWarningsProps, 'position'> & { missing: GoneOfField }) {
  const { t, icons } = useFrame()
  const { values, openAt } = useRulesForm()
  const { field, values: gone } = missing
  const rule = values.rules[ruleKey]
  const rest = rule && withoutGone(rule, missing)
  return (
    <div className="rule-warning">
      <Icon href={`${icons}#warning`} />
      <p>
        <strong>{t(fieldLabels[field])}:</strong>{' '}
        {t('{{count}} values no longer exist ({{values}}). They match nothing.', {
          count: gone.length,
          values: gone.join(', '),
        })}
      </p>
      {rest ? (
        <Button look="text" onClick={() => changes.replace(ruleKey, rest)}>
          {t('Remove them')}
        </Button>
      ) : (
        <Button look="text" onClick={() => openAt(ruleKey, field)}>
          {t('Choose others')}
        </Button>
      )}
    </div>
  )
}
