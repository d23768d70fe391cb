import type { RowRun } from '#client/stores/rowActions.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'

/** The progress of an action, and its result for each row when it is finished. */
export function RunResults({ run: { action, total, results }, onClose }: { run: RowRun; onClose(): void }) {
  const { t, icons } = useFrame()
  const refused = results.filter(({ problem }) => problem !== undefined)
  const isFinished = results.length === total
  return (
    <section className={refused.length > 0 ? 'message danger row-results' : 'message row-results'}>
      <p role="status">{t('{{done}} of {{total}} done', { done: results.length - refused.length, total })}</p>
      {!isFinished && <progress className="progress" value={results.length} max={total} aria-label={action.label} />}
      <ul>
        {results.map(({ row, problem }) => (
          <li key={row.id} className="row-result" data-refused={problem !== undefined || undefined}>
            <Icon href={`${icons}#${problem === undefined ? 'check_circle' : 'error'}`} />
            <span>
              <bdi>{row.name}</bdi>
              {problem !== undefined && ` – ${problem}`}
            </span>
          </li>
        ))}
      </ul>
      {isFinished && refused.length > 0 && (
        <div className="actions">
          <Button onClick={() => location.reload()}>{t('Show the list again')}</Button>
          <Button look="text" onClick={onClose}>
            {t('Close')}
          </Button>
        </div>
      )}
    </section>
  )
}
