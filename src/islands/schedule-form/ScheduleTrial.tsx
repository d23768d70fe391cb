import { useMutation } from '@tanstack/react-query'
import { runScheduleSimulation } from '#client/queries/schedules.ts'
import type { ScheduleSimulation } from '#shared/contract/schedules.ts'
import { scheduleFormats } from '#shared/points/scheduleFormats.ts'
import type { ScheduleTerms } from '#shared/points/scheduleTerms.ts'
import { SIMULATED_DAYS } from '#shared/points/simulatedDays.ts'
import { Button } from '../ui/Button.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'

/** Shows what the schedule would do to the points of the last 90 days, before it is saved. */
export function ScheduleTrial({ terms }: { terms: ScheduleTerms | undefined }) {
  const { t } = useFrame()
  const trial = useMutation({
    mutationFn: async (tried: ScheduleTerms) => ({ tried, result: await runScheduleSimulation(tried) }),
  })
  const isOld = trial.data !== undefined && JSON.stringify(trial.data.tried) !== JSON.stringify(terms)
  return (
    <section className="schedule-trial" aria-label={t('Simulation')}>
      <h2>{t('Simulation')}</h2>
      <p className="quiet">
        {t('The effect on the points of the last {{days}} days that are not spent yet.', { days: SIMULATED_DAYS })}
      </p>
      <Button
        busy={trial.isPending}
        disabled={!terms}
        onClick={() => {
          if (terms) trial.mutate(terms)
        }}
      >
        {trial.data ? t('Simulate again') : t('Simulate')}
      </Button>
      <div aria-live="polite">
        {trial.isPending && (
          <p className="quiet">{t('Reading the points of the last {{days}} days…', { days: SIMULATED_DAYS })}</p>
        )}
        {trial.isError && <p className="error">{t('The simulation failed. Please try again.')}</p>}
        {isOld && <p className="quiet">{t('The form has changed since this simulation.')}</p>}
        {trial.data && <TrialResult result={trial.data.result} />}
      </div>
      <p className="message">
        {t('Saving takes no points away. Earned points keep the terms under which they were earned.')}
      </p>
    </section>
  )
}

const SHOWN = 8

function TrialResult({ result }: { result: ScheduleSimulation }) {
  const { t, lang } = useFrame()
  const format = scheduleFormats(lang)
  const { expiring, staying, points, people } = result
  const most = Math.max(1, ...expiring.map((end) => end.points))
  if (points === 0)
    return <p className="quiet">{t('No points were earned in the last {{days}} days.', { days: SIMULATED_DAYS })}</p>
  return (
    <>
      <p className="quiet">
        {t('{{points}} points of {{people}} people', { points: format.number(points), people: format.number(people) })}
      </p>
      <table className="schedule-trial-table">
        <thead>
          <tr>
            <th scope="col">{t('Last day')}</th>
            <th scope="col">
              <span className="unseen">{t('Share')}</span>
            </th>
            <th scope="col">{t('Points')}</th>
            <th scope="col">{t('People')}</th>
          </tr>
        </thead>
        <tbody>
          {expiring.slice(0, SHOWN).map((end) => (
            <tr key={end.date}>
              <th scope="row">{format.date(end.date)}</th>
              <td>
                <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(100 * end.points) / most} height="8" />
                </svg>
              </td>
              <td>{format.number(end.points)}</td>
              <td>{format.number(end.people)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('Would stay')}</th>
            <td />
            <td>{format.number(staying.points)}</td>
            <td>{format.number(staying.people)}</td>
          </tr>
        </tbody>
      </table>
      {expiring.length > SHOWN && (
        <p className="quiet">{t('and {{count}} more days', { count: expiring.length - SHOWN })}</p>
      )}
    </>
  )
}
