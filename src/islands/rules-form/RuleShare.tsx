import { outcomeOf } from '#client/rules/simulatedRules.ts'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { useRulesForm } from './rulesFormState.ts'

/** The points that a rule would have given in the last 90 days, and its share of the largest one. */
export function RuleShare({ ruleKey, isOn }: { ruleKey: string; isOn: boolean }) {
  const { t } = useFrame()
  const { simulation } = useRulesForm()
  const own = simulation && outcomeOf(simulation, ruleKey)
  if (!isOn) return <p className="rule-share quiet">{t('Off')}</p>
  if (!simulation || !own) return <p className="rule-share rule-share-unknown quiet">–</p>
  const most = Math.max(1, ...simulation.result.by_rule.map(({ points }) => points))
  return (
    <div className="rule-share num">
      <span className="rule-share-bar" aria-hidden="true">
        <span style={{ inlineSize: `${(own.points / most) * 100}%` }} />
      </span>
      <p>
        <strong>{t('{{count}} points', { count: own.points })}</strong>{' '}
        <span className="quiet">{t('{{count}} times', { count: own.times })}</span>
      </p>
    </div>
  )
}
