import { hasDates, orderedRules } from '#client/rules/rulesValues.ts'
import type { RulesSimulation } from '#shared/contract/simulation.ts'
import { SIMULATED_DAYS } from '#shared/points/simulatedDays.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { useRulesForm } from './rulesFormState.ts'
import type { SimulationState } from './useSimulation.ts'
import { LearnerEffects } from './LearnerEffects.tsx'
import { useSignedPoints } from './useSignedPoints.ts'
import { WeekBars } from './WeekBars.tsx'
import './simulation.css'

/** The effect of the rules on the last 90 days, against the saved rules. */
export function SimulationPanel({ simulated, phase, percent, again }: SimulationState) {
  const { t } = useFrame()
  return (
    <section className="panel rules-simulation" aria-labelledby="rules-simulation" aria-busy={phase === 'running'}>
      <h2 id="rules-simulation">{t('On the last {{days}} days', { days: SIMULATED_DAYS })}</h2>
      <div className="rules-simulation-state" role="status">
        {phase === 'running' && <p className="quiet">{t('Simulating… {{percent}}%', { percent })}</p>}
        {phase === 'invalid' && <p>{t('Correct the fields to see the effect of your changes.')}</p>}
        {phase === 'failed' && (
          <p>
            {t('The simulation failed.')}{' '}
            <Button look="text" onClick={again}>
              {t('Try again')}
            </Button>
          </p>
        )}
      </div>
      {phase === 'running' && <progress aria-label={t('Progress of the simulation')} max={100} value={percent} />}
      {simulated && <Result result={simulated.result} />}
    </section>
  )
}

function Result({ result }: { result: RulesSimulation }) {
  const { t } = useFrame()
  const { values } = useRulesForm()
  const { learners, points, saved, events } = result
  const signed = useSignedPoints()
  const more = points - saved.points
  const average = learners === 0 ? 0 : Math.round(points / learners)
  return (
    <>
      <p className="quiet">{t('{{count}} real events', { count: events })}</p>
      {hasDates(values) && (
        <p className="quiet">
          {t(
            'Start and end of the rules do not count here: each rule is tried on all events. A rule that has ended gives nothing.',
          )}
        </p>
      )}
      <p className="rules-simulation-sum">
        <strong className="num">{t('{{count}} points', { count: points })}</strong>{' '}
        {t('for {{count}} learners', { count: learners })}, {t('{{points}} each on average', { points: average })}
      </p>
      <p className="rules-simulation-against">
        {more !== 0 && <span className="rule-mark num">{signed(more)}</span>}{' '}
        <span className="quiet">{t('against the saved rules: {{count}} points', { count: saved.points })}</span>
      </p>
      <LearnerEffects result={result} />
      <WeekBars tried={result.weeks} saved={saved.weeks} />
      <Numbers result={result} />
      <Unreached result={result} />
    </>
  )
}

function Numbers({ result }: { result: RulesSimulation }) {
  const { t } = useFrame()
  const { saved } = result
  const changed = result.by_rule.flatMap((rule, position) => {
    const before = saved.by_rule.find(({ id }) => id !== null && id === rule.id)
    const was = before?.points ?? 0
    return rule.points === was ? [] : [{ name: `${position + 1} ${rule.name}`, is: rule.points, was }]
  })
  const count = (points: number) => t('{{count}} points', { count: points })
  const times = (number: number) => t('{{count}} times', { count: number })
  return (
    <dl className="rules-simulation-numbers num">
      {changed.map(({ name, is, was }) => (
        <Pair key={name} name={name} is={count(is)} was={count(was)} />
      ))}
      <Pair name={t('Cut by the limits')} is={times(result.capped)} was={times(saved.capped)} />
      <Pair name={t('Highest for one learner')} is={count(result.highest)} was={count(saved.highest)} />
    </dl>
  )
}

function Pair({ name, is, was }: { name: string; is: string; was: string }) {
  const { t } = useFrame()
  return (
    <div>
      <dt>
        <bdi>{name}</bdi>
      </dt>
      <dd>
        <strong>{is}</strong>
        {is !== was && (
          <del>
            <span className="unseen">{t('Saved rules:')} </span>
            {was}
          </del>
        )}
      </dd>
    </div>
  )
}

/** The rules that no event of the last 90 days reached, although events match them. */
function Unreached({ result }: { result: RulesSimulation }) {
  const { t, icons } = useFrame()
  const { values } = useRulesForm()
  const names = orderedRules(values).map(({ rule }) => rule.name)
  const unreached = result.by_rule.flatMap(({ matching, taken_by }, position) => {
    const taken = taken_by.reduce((sum, { times }) => sum + times, 0)
    const [most] = taken_by.toSorted((one, other) => other.times - one.times)
    return matching > 0 && taken === matching && most ? [{ position, most, matching }] : []
  })
  if (unreached.length === 0) return null
  return (
    <ul className="rules-simulation-unreached">
      {unreached.map(({ position, most, matching }) => (
        <li className="rule-warning" key={position}>
          <Icon href={`${icons}#warning`} />
          <p>
            <strong>
              {t('Rule {{position}}, {{name}}, was never reached.', {
                position: position + 1,
                name: names[position] ?? '',
              })}
            </strong>{' '}
            {t('{{count}} events match it; rule {{taker}} takes most of them.', {
              count: matching,
              taker: most.position + 1,
            })}
          </p>
        </li>
      ))}
    </ul>
  )
}
