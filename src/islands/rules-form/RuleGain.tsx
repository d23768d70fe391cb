import { gainOf } from '#client/rules/simulatedRules.ts'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { useRulesForm } from './rulesFormState.ts'
import { useSignedPoints } from './useSignedPoints.ts'

/** The points that a rule gains or loses by the changes. The rule that was moved last says so if it gains none. */
export function RuleGain({ ruleKey, isMoved }: { ruleKey: string; isMoved: boolean }) {
  const { simulation, isSimulating } = useRulesForm()
  const gain = simulation && gainOf(simulation, ruleKey)
  const say = useGainWords()
  if (gain === undefined || (gain === 0 && !isMoved)) return null
  return (
    <span
      className="rule-mark rule-gain num"
      data-less={gain < 0 || undefined}
      data-none={gain === 0 || undefined}
      data-stale={isSimulating || undefined}
    >
      {say(gain)}
    </span>
  )
}

/** The effect of a move, once it is known, for screen readers. */
export function MoveEffect({ ruleKey, name }: { ruleKey: string | null; name: string }) {
  const { simulation, isSimulating } = useRulesForm()
  const say = useGainWords()
  const gain = simulation && ruleKey !== null && !isSimulating ? gainOf(simulation, ruleKey) : undefined
  return (
    <p className="unseen" role="status">
      {gain !== undefined && `${name}: ${say(gain)}`}
    </p>
  )
}

function useGainWords(): (gain: number) => string {
  const { t } = useFrame()
  const signed = useSignedPoints()
  return (gain) => (gain === 0 ? t('No change in 90 days') : t('{{points}} in 90 days', { points: signed(gain) }))
}
