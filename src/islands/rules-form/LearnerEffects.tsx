import type { LearnerChanges, RulesSimulation } from '#shared/contract/simulation.ts'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { useSignedPoints } from './useSignedPoints.ts'

/** The learners who would have more or fewer points than under the saved rules, and those who change most. */
export function LearnerEffects({ result }: { result: Pick<RulesSimulation, 'gaining' | 'losing'> }) {
  const { t } = useFrame()
  return (
    <>
      <Side title={t('More points')} side={result.gaining} sign={1} />
      <Side title={t('Fewer points')} side={result.losing} sign={-1} />
    </>
  )
}

function Side({ title, side, sign }: { title: string; side: LearnerChanges; sign: 1 | -1 }) {
  const { t } = useFrame()
  const signed = useSignedPoints()
  if (side.learners === 0) return null
  return (
    <div className="rules-simulation-learners num">
      <h3>{title}</h3>
      <p>
        {signed(sign * side.points)} {t('for {{count}} learners', { count: side.learners })}
      </p>
      <ul className="quiet">
        {side.most.map(({ uid, full_name, points }) => (
          <li key={uid}>
            <bdi>{full_name}</bdi> <span>{signed(sign * points)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
